/// Where code has to run, as far as the sources say.
enum Isolation: Hashable, Sendable {
    /// Nothing is said: nonisolated, or the module's default.
    case unstated
    case nonisolated
    /// A global actor: `MainActor`, or one of the user's own.
    case actor(String)
    /// The resolver itself, which is an actor.
    case resolver

    static let main = Isolation.actor("MainActor")

    /// What code has that calls both, or nil if no synchronous code can.
    func joined(with other: Isolation) -> Isolation? {
        switch (self, other) {
        case (.unstated, _): other == .nonisolated ? .unstated : other
        case (_, .unstated): self == .nonisolated ? .unstated : self
        case (.nonisolated, _): other
        case (_, .nonisolated): self
        case (.actor, _), (.resolver, _): self == other ? self : nil
        }
    }

    /// Before a declaration.
    var prefix: String {
        switch self {
        // What stands in an actor belongs to it.
        case .unstated, .resolver: ""
        case .nonisolated: "nonisolated "
        case .actor(let name): "@\(name) "
        }
    }
}
