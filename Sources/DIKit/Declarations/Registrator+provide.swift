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
        let forwarding = _register(_Declaration(isolation: nil, place: place, factory), options: options + .transient)
        if let own = forwarding as? ContainerForwarding {
            own.registry?.noteProvided(own.key) { container in container[keyPath: keyPath].provided }
        }
        return forwarding
    }
}

/// What a declaration says of itself, for a graph.
struct ProvidedDeclaration: Sendable {
    let key: Key
    let lifetime: LifetimeKind
    let place: SourcePlace
}

extension Dependency {
    fileprivate var provided: ProvidedDeclaration? {
        guard case .declared(let declared) = storage, let key else { return nil }
        return ProvidedDeclaration(key: key, lifetime: Lifetime(identity: declared.property.lifetime).kind, place: declared.property.place)
    }
}

extension Registry {
    /// Remembers what the registration of a key leads to.
    fileprivate func noteProvided(_ key: Key, by declaration: @escaping @Sendable (Container) -> ProvidedDeclaration?) {
        guard let number = cell(for: key)?.registration.number else { return }
        content.withLock { $0.provided[number] = declaration }
    }
}
