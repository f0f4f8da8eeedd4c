/// Registers factories that have to run on the main actor. See ``Container/isolatedMain``.
public protocol IsolatedMainRegistrator {
    /// Registers a factory. Prefer the spelling without the label `type:`, which also notes the place.
    @discardableResult
    func register<T>(type: T.Type, options: Options, entity: @escaping @MainActor (any Resolver, Arguments) -> T) -> any Forwarding

    /// The registration of a type that has been registered before; traps when there is none.
    func registration<T>(forType type: T.Type, name: String?) -> any Forwarding

    /// Registers a factory with the place where it was written.
    @discardableResult
    func _register(_ declaration: _Declaration, options: Options) -> any Forwarding

    /// The registration of a type, asked for at a place.
    func _registration(for type: any Any.Type, name: String?, place: SourcePlace) -> any Forwarding
}

extension IsolatedMainRegistrator {
    /// Hands the factory to ``register(type:options:entity:)``.
    @discardableResult
    public func _register(_ declaration: _Declaration, options: Options) -> any Forwarding {
        let declaration = UncheckedBox(declaration)
        func open<T>(_ type: T.Type) -> any Forwarding {
            register(type: T.self, options: options) { resolver, arguments in declaration.value.make(T.self, resolver, arguments) }
        }
        return open(declaration.value.type)
    }

    /// Asks ``registration(forType:name:)``.
    public func _registration(for type: any Any.Type, name: String?, place: SourcePlace) -> any Forwarding {
        func open<T>(_ type: T.Type) -> any Forwarding { registration(forType: T.self, name: name) }
        return open(type)
    }

    /// Registers a main-actor factory that needs nothing.
    @discardableResult @inlinable @inline(__always)
    public func register<T>(
        _ type: T.Type = T.self, options: Options = .default, fileID: StaticString = #fileID, line: UInt = #line,
        entity: @escaping @MainActor () throws -> T
    ) -> any Forwarding {
        _register(_Declaration(place: SourcePlace(fileID: fileID, line: line), onMain: entity), options: options)
    }

    /// Registers a main-actor factory that asks the resolver for what it needs.
    @discardableResult @inlinable @inline(__always)
    public func register<T>(
        _ type: T.Type = T.self, options: Options = .default, fileID: StaticString = #fileID, line: UInt = #line,
        entity: @escaping @MainActor (any Resolver) throws -> T
    ) -> any Forwarding {
        _register(_Declaration(place: SourcePlace(fileID: fileID, line: line), onMain: entity), options: options)
    }

    /// Registers a main-actor factory that takes the arguments that a caller passes with `resolve(with:)`.
    @discardableResult @inlinable @inline(__always)
    public func register<T>(
        _ type: T.Type = T.self, options: Options = .default, fileID: StaticString = #fileID, line: UInt = #line,
        entity: @escaping @MainActor (any Resolver, Arguments) throws -> T
    ) -> any Forwarding {
        _register(_Declaration(place: SourcePlace(fileID: fileID, line: line), onMain: entity), options: options)
    }

    /// The registration of a type that an assembly before this one has registered. See ``Registrator/registration(for:name:fileID:line:)``.
    public func registration<T>(
        for type: T.Type = T.self, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> any Forwarding {
        _registration(for: type, name: name, place: SourcePlace(fileID: fileID, line: line))
    }
}
