/// Where a factory has to run.
@usableFromInline
enum FactoryIsolation: Sendable {
    /// On the thread that asks.
    case anywhere
    /// On the main actor, because it was written in code isolated to it.
    case mainImplicit
    /// On the main actor, because it was registered through `isolatedMain`.
    case mainExplicit

    /// The isolation of a factory written where `actor` is the isolation. Another actor than the main one is ignored:
    /// nothing could run code on it without waiting.
    @usableFromInline
    init(writtenIn actor: (any Actor)?) {
        self = actor === MainActor.shared ? .mainImplicit : .anywhere
    }
}
