internal import CDIKit

/// A way to a container that does not keep it alive: for what the container itself keeps.
///
/// The container's end clears it. It is no weak reference: a container that was once referenced weakly would be slower to retain for
/// good. The lock makes the container's end wait until a read that found it here has taken a reference, or has found that the end has
/// begun: then there is no container any more.
final class ContainerHandle: Sendable {
    private let state: Locked<Unmanaged<Container>?>
    private let hadNothing = Locked(false)

    init(_ container: Container) { state = Locked(Unmanaged.passUnretained(container)) }

    /// The container; nil from the beginning of its end on.
    var container: Container? {
        state.withLock { container in
            // The memory is the container's as long as the handle is not cleared, and it stays so under the lock.
            container.flatMap { swift_tryRetain($0.toOpaque()) }.map { Unmanaged<Container>.fromOpaque($0).takeRetainedValue() }
        }
    }

    /// - Parameter hadNothing: Whether nothing was registered in the container, nor in a parent.
    func clear(hadNothing: Bool) {
        self.hadNothing.withLock { $0 = hadNothing }
        state.withLock { $0 = nil }
    }

    /// The container, or the process's default if it has ended and nothing was registered in it: that one answers the same. For what the
    /// process keeps, which outlives the container that it was made through.
    var containerOfSingletons: Container? {
        container ?? (hadNothing.withLock { $0 } ? SharedContainers.standard : nil)
    }
}
