import Foundation

@testable import DIKit

/// Main-actor code, because everything in this target is that does not say otherwise.
final class Screen {
    let title: String

    init(title: String = "plain") {
        MainActor.preconditionIsolated()
        self.title = title
    }
}

nonisolated final class First: Sendable {}
nonisolated final class Second: Sendable {}
nonisolated final class Third: Sendable {}

/// A door that is opened once.
nonisolated final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}

/// Runs `body` on a thread of its own, while main is free.
nonisolated func onAThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}

/// Blocks, outside the container, until a factory of `type` is offered to main by this container.
nonisolated func waitUntilOffered(_ type: Any.Type, in container: Container) {
    let isOffered = { (state: inout Creations.State) in
        state.offers.contains { offer in
            PathStep.path(from: offer.frames).contains { $0.registration.key.type == type && $0.asked === container.registry }
        }
    }
    while !Creations.shared.state.withLock(isOffered) {}
}
