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

/// Carries a factory: a closure in a generic box would be stored in its most general form, and each call would pay for that.
///
/// Unchecked for the same reason: the engine calls it where it was written to run.
@frozen
@usableFromInline
struct FactoryBox: @unchecked Sendable {
    @usableFromInline let call: Factory

    @inlinable
    init(_ call: @escaping Factory) { self.call = call }
}

/// A value that stays as it is until its only owner ends and takes it out.
///
/// Unchecked, because ``take(_:)`` is called by the owner's `deinit` alone, or by who holds the owner's only reference: nobody else
/// can see the box any more.
final class EndBox<Value>: @unchecked Sendable {
    private(set) var value: Value

    init(_ value: Value) { self.value = value }

    func take(_ empty: Value) -> Value {
        defer { value = empty }
        return value
    }
}

/// Carries the closure of a declaration.
///
/// Unchecked for the same reason as ``FactoryBox``.
@frozen
@usableFromInline
struct MakeBox<Value>: @unchecked Sendable {
    @usableFromInline let call: () throws -> Value

    @inlinable @inline(__always)
    init(_ call: @escaping () throws -> Value) { self.call = call }
}
