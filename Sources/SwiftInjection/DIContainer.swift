public import DIKit

/// What dependencies are bound in and injected from.
///
/// A thin face of a `Container`: what is bound here is found by that container's `resolve` and by `@Inject`, and what is registered there is
/// found here. It has no state of its own, and any thread may use it.
public struct DIContainer: Sendable {
    /// The container behind it.
    public let container: Container

    /// The container of the current task, else the one made shared, else the process's default.
    ///
    /// So tests that have a container of their own (the traits of `DIKitTesting`) run in parallel, and overrides reach what is injected.
    public static var instance: DIContainer { DIContainer(.shared) }

    /// Makes an empty container.
    public init() { self.init(Container()) }

    /// A face of a container that there is.
    public init(_ container: Container) { self.container = container }

    /// Runs a module's `load`.
    public func addModule(_ module: any DIModule) {
        Loading.$container.withValue(self) { module.load(container: self) }
    }

    /// The container whose module is being loaded in the current task, else ``instance``.
    @usableFromInline
    static var ofFreeBindings: DIContainer { Loading.container ?? .instance }
}

/// The module that is being loaded.
private enum Loading {
    @TaskLocal static var container: DIContainer?
}
