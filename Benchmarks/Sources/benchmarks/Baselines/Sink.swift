/// Takes an object where the optimiser cannot see what becomes of it.
@inline(never) @_optimize(none)
func sink(_ object: AnyObject) {}

/// Takes an existential where the optimiser cannot see what becomes of it.
@inline(never) @_optimize(none)
func sink(_ service: any Service) {}

/// Gives back a value that the optimiser does not know.
@inline(never) @_optimize(none)
func opaque<T>(_ value: T) -> T { value }
