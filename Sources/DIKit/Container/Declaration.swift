/// A factory on its way into a container, with the type that it makes, where it was written and where it has to run.
///
/// Belongs to DIKit: the `register` functions make it, and ``Registrator/_register(_:options:)`` takes it.
public struct _Declaration {
    /// The type that the factory makes.
    public let type: any Any.Type
    @usableFromInline let isolation: FactoryIsolation
    @usableFromInline let place: SourcePlace?
    @usableFromInline let factory: Factory

    @inlinable
    init<T>(_ type: T.Type, isolation: (any Actor)?, place: SourcePlace?, factory: @escaping Factory) {
        self.type = type
        self.isolation = isolation == nil ? .anywhere : FactoryIsolation(writtenIn: isolation)
        self.place = place
        self.factory = factory
    }

    @inlinable
    init<T>(isolatedMain type: T.Type, place: SourcePlace?, factory: @escaping Factory) {
        self.type = type
        isolation = .mainExplicit
        self.place = place
        self.factory = factory
    }

    /// Makes an instance, for a registrator that is not DIKit's own.
    func make<T>(_ type: T.Type, _ resolver: any Resolver, _ arguments: Arguments) -> T {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            do {
                // The factory of an optional initialises the optional itself here, so the answer is always a value.
                _ = try factory(resolver, arguments, UnsafeMutableRawPointer(memory))
                return memory.move()
            } catch {
                Trap.stop(.thrown(error, by: T.self, at: place))
            }
        }
    }
}
