extension Registrator {
    /// Lets a declared dependency be asked for by its type, through `resolve`, `@Inject` and `inject()`.
    ///
    /// ```swift
    /// registrator.provide(\.api)
    /// let api: any API = container.resolve()
    /// ```
    ///
    /// It is the same dependency, with its own lifetime and overrides, from the container that is asked.
    ///
    /// - Parameters:
    ///   - type: What to ask for; the declared type unless it says otherwise, to which an instance is cast.
    ///   - options: Access level and name; the entity kind says nothing, since the declaration names the lifetime.
    /// - Returns: The registration, so that `.implements` can follow.
    @discardableResult
    public func provide<Value>(
        _ keyPath: any KeyPath<Container, Dependency<Value>> & Sendable, options: Options = .default, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> any Forwarding {
        let place = SourcePlace(fileID: fileID, line: line)
        // Not a trailing closure: that would be an initializer whose parameter is to be resolved.
        let factory = { (resolver: any Resolver) throws -> Value in
            guard let container = resolver as? Container else {
                preconditionFailure("a declared dependency is provided by a container, not by \(Swift.type(of: resolver))")
            }
            return try container[keyPath: keyPath].tryResolve(fileID: fileID, line: line)
        }
        return _register(_Declaration(isolation: nil, place: place, factory), options: options + .transient)
    }
}
