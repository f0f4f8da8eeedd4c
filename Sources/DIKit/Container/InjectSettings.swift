internal import CDIKit

/// What the property wrappers resolve from, and how they treat what they were created with.
public enum InjectSettings {
    /// The resolver of the current task; the name is the one to look for with a debugger in a process of several copies.
    @TaskLocal static var scopedResolver: (any Resolver)?

    /// The same, in a process in which no task has ever had one at the cost of a load.
    static var scoped: (any Resolver)? { dikit_state() & UInt(DIKIT_STATE_SCOPES.rawValue) == 0 ? nil : scopedResolver }

    private struct Cleanup {
        var state = false
        var observedObject = false
        var stateObject = false
    }

    private static let cleanup = Locked(Cleanup())

    /// What `@Inject` and its kin resolve from: the current task's resolver, else the container made shared; nil when there is neither.
    ///
    /// Costs a task-local read and a lock. May be read from any thread.
    public static var resolver: (any Resolver)? { scoped ?? SharedContainers.shared }

    /// The same, if it is a container.
    public static var container: Container? { scoped.map { $0 as? Container } ?? SharedContainers.shared }

    /// Whether `@DIState` forgets its name and arguments after the first resolve, where it does not say so itself. False by default.
    public static var shouldCleanupState: Bool {
        get { cleanup.withLock { $0.state } }
        set { cleanup.withLock { $0.state = newValue } }
    }

    /// Whether `@DIObservedObject` forgets its name and arguments after the first resolve, where it does not say so itself. False by default.
    public static var shouldCleanupObservedObject: Bool {
        get { cleanup.withLock { $0.observedObject } }
        set { cleanup.withLock { $0.observedObject = newValue } }
    }

    /// Whether `@DIStateObject` forgets its name and arguments after the first resolve, where it does not say so itself. False by default.
    public static var shouldCleanupStateObject: Bool {
        get { cleanup.withLock { $0.stateObject } }
        set { cleanup.withLock { $0.stateObject = newValue } }
    }
}

#if DEBUG
    extension InjectSettings {
        /// Runs `operation` with `resolver` as what `@Inject` and its kin resolve from, in this task and its child tasks. Debug builds only.
        ///
        /// Work that is dispatched otherwise or detached does not see it. A wrapper keeps the resolver it was created with, so create the
        /// object under test inside.
        @_spi(Testing)
        public static func withResolver<Result>(_ resolver: any Resolver, operation: () throws -> Result) rethrows -> Result {
            try withScope(resolver, operation: operation)
        }

        /// The same for asynchronous code; it stays on the caller's actor.
        @_spi(Testing)
        public static func withResolver<Result>(
            _ resolver: any Resolver, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
        ) async rethrows -> Result {
            try await withScope(resolver, operation: operation)
        }
    }
#endif

extension InjectSettings {
    /// What a wrapper that is created now resolves from. While a kept instance is being built, a container that is a child of its builder
    /// reads as the builder: what only the child has is not for an instance that outlives it.
    static var current: (resolver: any Resolver, isShared: Bool) {
        let resolver = resolver
        guard let container = (resolver ?? SharedContainers.standard) as? Container else { return (resolver ?? SharedContainers.standard, true) }
        if let builder = Registry.innermostBuilder, container.registry !== builder, container.registry.descends(from: builder) {
            return (builder.resolver, true)
        }
        return (container, resolver != nil)
    }
}

extension InjectSettings {
    /// Runs `operation` with `resolver` as the task's own, for the traits of this package.
    package static func withScope<Result>(_ resolver: any Resolver, operation: () throws -> Result) rethrows -> Result {
        dikit_state_add(UInt(DIKIT_STATE_SCOPES.rawValue))
        return try $scopedResolver.withValue(resolver, operation: operation)
    }

    package static func withScope<Result>(
        _ resolver: any Resolver, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
    ) async rethrows -> Result {
        dikit_state_add(UInt(DIKIT_STATE_SCOPES.rawValue))
        return try await $scopedResolver.withValue(resolver, operation: operation)
    }
}
