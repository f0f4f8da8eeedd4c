/// A way to a container that does not keep it alive: for what the container itself keeps.
///
/// The container's end clears it. It is no weak reference: a container that was once referenced weakly would be slower to retain for
/// good. A read that meets the container in the very moment of its end stops the program.
final class ContainerHandle: Sendable {
    private struct Unowned {
        unowned let container: Container
    }

    private let state: Locked<Unowned?>

    init(_ container: Container) { state = Locked(Unowned(container: container)) }

    var container: Container? { state.withLock { $0?.container } }

    func clear() { state.withLock { $0 = nil } }
}

/// The resolver that a wrapper was created with.
enum ResolverReference: Sendable {
    case strong(any Resolver)
    case handle(ContainerHandle)

    /// Strong, except while a kept instance of that container or of one of its ancestors is being built on this thread: container,
    /// instance and wrapper would keep each other.
    init(_ resolver: any Resolver) {
        if let container = resolver as? Container, container.registry.isBuildingKeptInstanceOfItsLine {
            self = .handle(container.handle)
        } else {
            self = .strong(resolver)
        }
    }

    func resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments?, _ place: SourcePlace) -> T {
        switch self {
        case .strong(let resolver):
            return resolver.resolve(type, named: named, with: arguments, fileID: place.literal, line: place.line)
        case .handle(let handle):
            guard let container = handle.container else { Trap.stop(.containerEnded(Key(OptionalTypes.stripped(type), named: named), at: place)) }
            return container.resolve(type, named: named, with: arguments, fileID: place.literal, line: place.line)
        }
    }
}
