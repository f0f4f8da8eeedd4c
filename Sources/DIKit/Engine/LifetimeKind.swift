/// How long an instance is kept, and by whom.
enum LifetimeKind: Hashable, Sendable {
    /// By nobody: each resolve makes one.
    case unique
    /// By the container that holds the registration, until its reset or end.
    case cached
    /// By whoever holds it outside.
    case shared
    /// By the container that was asked.
    case scoped
    /// As `cached`, and reset by itself.
    case custom(UInt32)
    /// By the process.
    case singleton
    /// By the outermost resolve.
    case graph
}
