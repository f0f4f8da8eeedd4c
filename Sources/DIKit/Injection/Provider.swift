/// Asks the container on each read of ``wrappedValue``.
///
/// What a read gives is a matter of the registration: a new instance for a transient one, the same for a kept one. An edge through a
/// `Provider` is no cycle. May be read from any thread. It keeps the container that it asks alive; see
/// ``Resolver/resolveWrapped(_:named:with:fileID:line:)`` for the exception.
@propertyWrapper
public final class Provider<Wrapped>: InstanceWrapper, Sendable {
    private let factory: UncheckedBox<() -> Wrapped>

    /// Makes a provider over `factory`, which runs on each read, on the thread that reads.
    public init(with factory: @escaping () -> Wrapped) { self.factory = UncheckedBox(factory) }

    /// An instance; traps as `resolve` does if there is none.
    public var wrappedValue: Wrapped { factory.value() }
}
