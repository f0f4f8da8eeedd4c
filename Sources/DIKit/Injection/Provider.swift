/// Asks the container on each read of ``wrappedValue``.
///
/// What a read gives is a matter of the registration: a new instance for a transient one, the same for a kept one. An edge through a
/// `Provider` is no cycle. May be read from any thread. It keeps the container that it asks alive; see
/// ``Resolver/resolveWrapped(_:named:with:fileID:line:)`` for the exception.
@propertyWrapper
public final class Provider<Wrapped>: InstanceWrapper, Sendable {
    private let factory: UncheckedBox<() -> Wrapped>

    /// Makes a provider over `factory`, which runs on each read.
    ///
    /// A factory that is written in main-actor code runs on main: a read elsewhere blocks until main has run it. Any other one
    /// runs on the thread that reads, also if it is written on another actor: nothing can run code there without waiting.
    ///
    /// - Parameter isolation: The actor that the factory was written on; nil for one that may run anywhere.
    public init(
        with factory: @escaping () -> Wrapped, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let place = SourcePlace(fileID: fileID, line: line)
        self.factory = UncheckedBox(WrapperFactory.isolated(factory, FactoryIsolation(writtenIn: isolation), as: Provider.self, at: place))
    }

    /// What ``InstanceWrapper`` asks for: makes a provider over `factory`, which runs on the thread that reads. Chosen by code that is
    /// generic over the wrapper alone, where nobody knows what the factory was written in.
    @_disfavoredOverload
    public init(with factory: @escaping () -> Wrapped) { self.factory = UncheckedBox(factory) }

    /// An instance; traps as `resolve` does if there is none.
    public var wrappedValue: Wrapped { factory.value() }
}
