/// Where a factory has to run.
@usableFromInline
enum FactoryIsolation: Sendable {
    /// On the thread that asks.
    case anywhere
    /// On the main actor, because it was written in code isolated to it.
    case mainImplicit
    /// On the main actor, because it was registered through `isolatedMain`.
    case mainExplicit

    /// On the thread that asks, although it was written in code isolated to another actor than the main one: nothing can run code
    /// on that actor without waiting for it.
    case anywhereDespiteActor

    /// The isolation of a factory written where `actor` is the isolation.
    @usableFromInline
    init(writtenIn actor: (any Actor)?) {
        self = actor === MainActor.shared ? .mainImplicit : actor == nil ? .anywhere : .anywhereDespiteActor
    }

    var needsMain: Bool {
        switch self {
        case .anywhere, .anywhereDespiteActor: false
        case .mainImplicit, .mainExplicit: true
        }
    }
}
