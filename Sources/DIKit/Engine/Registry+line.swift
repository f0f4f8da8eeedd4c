internal import CDIKit

// Containers and their ancestors, and which of them the factories under way on this thread are built from.
extension Registry {
    /// Whether this container is `other` or one of its descendants.
    func descends(from other: Registry) -> Bool { sequence(first: self, next: \.parent).contains { $0 === other } }

    /// Whether a kept instance of this container or of one of its ancestors is being built on this thread.
    var isBuildingKeptInstanceOfItsLine: Bool {
        PathStep.path(from: dikit_thread_current().frames).contains { step in step.keeper.map { descends(from: $0) } ?? false }
    }

    /// The container that a kept instance under way on this thread is built from, the innermost one; nil when there is none.
    static var innermostBuilder: Registry? {
        let thread: Thread = dikit_thread_current()
        guard thread.frames != nil else { return nil }
        return PathStep.path(from: thread.frames).lazy.compactMap(\.keeper).first
    }
}

extension PathStep {
    /// The container that keeps the instance which this step makes; nil when nobody does.
    fileprivate var keeper: Registry? {
        switch registration.lifetime {
        case .unique, .graph: nil
        case .scoped: asked
        case .cached, .shared, .custom, .singleton: sequence(first: asked, next: \.parent).first { $0.cell(for: registration.key)?.registration === registration }
        }
    }
}
