// The calls of `Registrator` for a type that has an entity key: the compiler prefers them, so that nobody else pays for the question.

extension Registrator {
    /// Registers a factory of a type that is found by its ``EntityKeyProviding/entityKey``.
    ///
    /// See ``register(_:options:isolation:fileID:line:entity:)-(_,_,_,_,_,()->T)``.
    @discardableResult @inlinable @inline(__always)
    public func register<T: EntityKeyProviding>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, entity: @escaping () throws -> T
    ) -> any Forwarding {
        EntityKeys.use()
        return _register(_Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), entity), options: options)
    }

    /// Registers a factory, which asks the resolver, of a type that is found by its ``EntityKeyProviding/entityKey``.
    @discardableResult @inlinable @inline(__always)
    public func register<T: EntityKeyProviding>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, entity: @escaping (any Resolver) throws -> T
    ) -> any Forwarding {
        EntityKeys.use()
        return _register(_Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), entity), options: options)
    }

    /// Registers a factory, which takes arguments, of a type that is found by its ``EntityKeyProviding/entityKey``.
    @discardableResult @inlinable @inline(__always)
    public func register<T: EntityKeyProviding>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, entity: @escaping (any Resolver, Arguments) throws -> T
    ) -> any Forwarding {
        EntityKeys.use()
        return _register(_Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), entity), options: options)
    }

    /// Registers an initializer of a type that is found by its ``EntityKeyProviding/entityKey``.
    @discardableResult @inlinable @inline(__always)
    public func autoregister<T: EntityKeyProviding, Failure: Error, each Parameter>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, initializer: @escaping (repeat each Parameter) throws(Failure) -> T
    ) -> any Forwarding {
        EntityKeys.use()
        return _register(
            _Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), initializer: initializer), options: options)
    }
}

extension IsolatedMainRegistrator {
    /// Registers a main-actor factory of a type that is found by its ``EntityKeyProviding/entityKey``.
    @discardableResult @inlinable @inline(__always)
    public func register<T: EntityKeyProviding>(
        _ type: T.Type = T.self, options: Options = .default, fileID: StaticString = #fileID, line: UInt = #line,
        entity: @escaping @MainActor () throws -> T
    ) -> any Forwarding {
        EntityKeys.use()
        return _register(_Declaration(place: SourcePlace(fileID: fileID, line: line), onMain: entity), options: options)
    }

    /// Registers a main-actor factory, which asks the resolver, of a type that is found by its ``EntityKeyProviding/entityKey``.
    @discardableResult @inlinable @inline(__always)
    public func register<T: EntityKeyProviding>(
        _ type: T.Type = T.self, options: Options = .default, fileID: StaticString = #fileID, line: UInt = #line,
        entity: @escaping @MainActor (any Resolver) throws -> T
    ) -> any Forwarding {
        EntityKeys.use()
        return _register(_Declaration(place: SourcePlace(fileID: fileID, line: line), onMain: entity), options: options)
    }

    /// Registers a main-actor factory, which takes arguments, of a type that is found by its ``EntityKeyProviding/entityKey``.
    @discardableResult @inlinable @inline(__always)
    public func register<T: EntityKeyProviding>(
        _ type: T.Type = T.self, options: Options = .default, fileID: StaticString = #fileID, line: UInt = #line,
        entity: @escaping @MainActor (any Resolver, Arguments) throws -> T
    ) -> any Forwarding {
        EntityKeys.use()
        return _register(_Declaration(place: SourcePlace(fileID: fileID, line: line), onMain: entity), options: options)
    }
}
