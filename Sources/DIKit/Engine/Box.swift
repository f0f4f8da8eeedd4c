/// Carries a value across an isolation boundary that the compiler cannot see through.
///
/// Unchecked, because each use guards the value itself: a factory runs where it was written to run, an argument
/// belongs to the call that passes it, and memory is handed from one thread to another under a lock.
@frozen
@usableFromInline
struct UncheckedBox<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
}
