internal import CDIKit

// Containers and their ancestors, and which of them the factories under way on this thread are built from.
extension Registry {
    /// Whether this container is `other` or one of its descendants.
    func descends(from other: Registry) -> Bool { sequence(first: self, next: \.parent).contains { $0 === other } }

    /// Whether a kept instance of this container or of one of its ancestors is being built on this thread.
    var isBuildingKeptInstanceOfItsLine: Bool { Self.keepers.contains { descends(from: $0) } }

    /// The container that a kept instance under way on this thread is built from, the innermost one; nil when there is none.
    static var innermostBuilder: Registry? { keepers.first { _ in true } }

    /// Whether what is being built on this thread is a part of a singleton.
    static var isBuildingSingleton: Bool {
        let frames = sequence(first: dikit_thread_current().frames) { $0?.pointee.previous }.prefix { $0 != nil }
        let kept = frames.first { $0?.pointee.keeper != nil } ?? nil
        return kept?.pointee.registration._withUnsafeGuaranteedRef { $0.lifetime } == .singleton
    }

    /// Whether neither this container nor a parent has a registration.
    var hasNothing: Bool {
        sequence(first: self, next: \.parent).allSatisfy { registry in
            registry.content.withLock { $0.overrideCount == 0 } && (registry.parent != nil || registry.parentResolver == nil)
        }
    }

    /// The containers that the kept instances under way on this thread are built from, the innermost first.
    private static var keepers: some Sequence<Registry> {
        let thread: Thread = dikit_thread_current()
        return sequence(state: thread.frames) { next -> Registry? in
            while let frame = next {
                next = frame.pointee.previous
                if let keeper = frame.pointee.keeper { return keeper }
            }
            return nil
        }
    }
}
