/// The container that was made shared, and the process's default, which is used where none was.
enum SharedContainers {
    private struct State {
        var shared: Container?
        /// Where it was made shared.
        var place: SourcePlace?
        var standard: Container?
    }

    private static let state = Locked(State())

    /// The one made shared.
    static var shared: Container? { state.withLock { $0.shared } }

    /// The process's default: never counted as shared, and empty unless something registers with it.
    static var standard: Container {
        state.withLock { state in
            let container = state.standard ?? Container.ofProcess()
            state.standard = container
            return container
        }
    }

    /// The one made shared, else the process's default.
    static var current: Container {
        state.withLock { state in
            if let shared = state.shared { return shared }
            let container = state.standard ?? Container.ofProcess()
            state.standard = container
            return container
        }
    }

    /// - Returns: false when another container is shared already, which is reported in debug.
    static func share(_ container: Container, at place: SourcePlace) -> Bool {
        let (isShared, first) = state.withLock { state -> (Bool, SourcePlace?) in
            guard state.shared == nil || state.shared === container else { return (false, state.place) }
            state.shared = container
            state.place = place
            return (true, nil)
        }
        #if DEBUG
            if !isShared { Reporter.report(Reports.alreadyShared(at: place, sharedAt: first), at: place) }
        #else
            _ = first
        #endif
        return isShared
    }

    /// Releases the shared container, or only `container` if one is given.
    /// - Returns: whether there was one to release.
    static func raze(_ container: Container? = nil) -> Bool {
        // Its end may run the user's code, so it ends outside the lock.
        let released = state.withLock { state -> Container? in
            guard let shared = state.shared, container == nil || container === shared else { return nil }
            state.shared = nil
            return shared
        }
        return withExtendedLifetime(released) { released != nil }
    }
}

extension Container {
    /// The container of the current task, else the one made shared, else the process's default.
    ///
    /// A task has its own while `InjectSettings.withResolver` runs, or under a test trait. The process's default is empty
    /// unless something registers with it.
    public static var shared: Container { InjectSettings.scoped as? Container ?? SharedContainers.current }

    /// The same; while a kept instance is being built and this is a child of its builder, the builder.
    static var current: Container {
        let container = Container.shared
        guard let builder = Registry.innermostBuilder, container.registry !== builder, container.registry.descends(from: builder) else {
            return container
        }
        return builder.resolver as? Container ?? container
    }

    /// Makes this the container that `@Inject` and its kin resolve from, in the whole process. It is kept alive until ``razeShared()``.
    /// - Returns: false when another container is shared already; that one stays, and in debug a report says so.
    @discardableResult
    public func makeShared(fileID: StaticString = #fileID, line: UInt = #line) -> Bool {
        SharedContainers.share(self, at: SourcePlace(fileID: fileID, line: line))
    }

    /// Releases the shared container if it is this one.
    /// - Returns: whether it was.
    @discardableResult
    public func razeShared() -> Bool { SharedContainers.raze(self) }

    /// Releases whichever container is shared.
    /// - Returns: whether there was one.
    @discardableResult
    public static func razeShared() -> Bool { SharedContainers.raze() }
}
