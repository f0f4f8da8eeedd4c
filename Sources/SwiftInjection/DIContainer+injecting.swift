public import DIKit

extension DIContainer {
    /// The instance bound to a type, and to a name if one is given.
    ///
    /// Traps as `Container.resolve` does, with a report that says what is missing, what may have been meant and what to do. An optional is
    /// nil when nothing is bound.
    @inlinable
    public func resolve<T>(_ type: T.Type = T.self, named: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> T {
        container.resolve(type, named: named, fileID: fileID, line: line)
    }

    /// The instance bound to a type and a name, or nil when nothing is bound.
    @inlinable
    public func optionalResolve<T>(_ type: T.Type = T.self, named: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> T? {
        container.optionalResolve(type, named: named, fileID: fileID, line: line)
    }

    /// All instances bound to a type, named or not, in the order in which they were bound; empty when there is none.
    public func resolveAll<T>(_ type: T.Type = T.self, fileID: StaticString = #fileID, line: UInt = #line) -> [T] {
        container.resolveAll(type, fileID: fileID, line: line)
    }
}

/// The instance bound to a type in ``DIContainer/instance``.
///
/// ```swift
/// class ViewController {
///     let service: GithubService = inject()
///     let google: Tracker = inject(named: "Google")
///     let session = inject(Session.self)
/// }
/// ```
///
/// Traps as ``DIContainer/resolve(_:named:fileID:line:)`` does. Inside a closure that makes what a container keeps, a child of that
/// container reads as the container itself; another container than ``DIContainer/instance`` is not found by itself: take what its closures need as
/// their parameters.
public func inject<T>(_ type: T.Type = T.self, named: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> T {
    Container.currentForInjection.resolve(type, named: named, fileID: fileID, line: line)
}

/// All instances bound to a type in ``DIContainer/instance``, in the order in which they were bound; empty when there is none.
public func injectAll<T>(_ type: T.Type = T.self, fileID: StaticString = #fileID, line: UInt = #line) -> [T] {
    Container.currentForInjection.resolveAll(type, fileID: fileID, line: line)
}
