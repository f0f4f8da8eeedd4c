/// A concrete type that is registered and asked for under a string of its own instead of its type.
///
/// ```swift
/// extension FeatureFlagStore: EntityKeyProviding {
///     static var entityKey: String { "FeatureFlagStore" }
/// }
/// ```
///
/// Two types may give the same key on purpose: what is registered as one is then found as the other too, by a checked cast.
/// `optionalResolve` is nil where the instance is not of the type asked for; `resolve` traps and names both. Registering both
/// in one container is a duplicate: it traps in debug with `is already registered with` in the text, and in release the later one
/// stays. A name still tells registrations of one key apart.
///
/// DIKit finds types by their identity, so two types that merely print alike need no key of their own.
///
/// A program that uses no such type pays nothing. Where one is registered from a generic function that does not know of the
/// conformance, before the program has used the feature, it is found by its type until a request for a type of the same key
/// misses. The key is read once for each type, on any thread, and no lock is held meanwhile.
public protocol EntityKeyProviding: SendableMetatype {
    /// The key; the same each time.
    static var entityKey: String { get }
}
