public import DIKit

extension DIContainer {
    /// Binds a type to a closure that makes it, or to an initializer.
    ///
    /// ```swift
    /// container.bind { URLSession.shared }
    /// container.bind(GithubService.self) { GithubHttpClient(httpService: $0) }
    /// container.bind(Tracker.self, named: "Google", asSingleton: true, closure: GoogleTracker.init)
    /// ```
    ///
    /// The closure takes any number of dependencies, which are injected by their types; that they are missing or need each other is found
    /// when the type is asked for, with the path. It may throw, runs on the thread that asks with no lock held, and on the main actor if it
    /// was written in code of the main actor. Binding the same type and name again replaces the binding, also one that an assembly has
    /// registered as final; an instance that it has made is released.
    ///
    /// - Parameters:
    ///   - type: What to ask for; the closure's result unless it says otherwise.
    ///   - named: The name to ask for, or nil.
    ///   - asSingleton: Whether the container keeps the first instance; else each request makes one. A struct is kept as well: it is made
    ///     once, and each request is handed a copy.
    @inlinable
    public func bind<T, Failure: Error, each Parameter>(
        _ type: T.Type = T.self, named: String? = nil, asSingleton: Bool = false, isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line, closure: @escaping (repeat each Parameter) throws(Failure) -> T
    ) {
        let options = Options(entityKind: asSingleton ? .container : .transient, name: named)
        binding.autoregister(type, options: options, isolation: isolation, fileID: fileID, line: line, initializer: closure)
    }

    /// The same with a label: `container.bind(type: HttpService.self) { HttpClient(session: $0) }`.
    @inlinable
    public func bind<T, Failure: Error, each Parameter>(
        type: T.Type, named: String? = nil, asSingleton: Bool = false, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, closure: @escaping (repeat each Parameter) throws(Failure) -> T
    ) {
        bind(type, named: named, asSingleton: asSingleton, isolation: isolation, fileID: fileID, line: line, closure: closure)
    }

    @usableFromInline
    var binding: any Registrator { container.replacing }
}

/// Binds in the container whose module is being loaded, else in ``DIContainer/instance``.
///
/// See ``DIContainer/bind(_:named:asSingleton:isolation:fileID:line:closure:)``.
@inlinable
public func bind<T, Failure: Error, each Parameter>(
    _ type: T.Type = T.self, named: String? = nil, asSingleton: Bool = false, isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, closure: @escaping (repeat each Parameter) throws(Failure) -> T
) {
    DIContainer.ofFreeBindings.bind(
        type, named: named, asSingleton: asSingleton, isolation: isolation, fileID: fileID, line: line, closure: closure)
}

/// The same with a label.
@inlinable
public func bind<T, Failure: Error, each Parameter>(
    type: T.Type, named: String? = nil, asSingleton: Bool = false, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
    line: UInt = #line, closure: @escaping (repeat each Parameter) throws(Failure) -> T
) {
    DIContainer.ofFreeBindings.bind(
        type, named: named, asSingleton: asSingleton, isolation: isolation, fileID: fileID, line: line, closure: closure)
}
