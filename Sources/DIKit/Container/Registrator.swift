/// What an assembly registers with.
///
/// ``Container`` is one. Your own type can be one too, for example to record what assemblies register: implement the
/// three requirements without an underscore. Those with one have defaults; through them a registration made through
/// `any Registrator` keeps its place and its isolation.
public protocol Registrator {
    /// Registers factories that run on the main actor.
    var isolatedMain: any IsolatedMainRegistrator { get }

    /// Registers a factory. Prefer the spelling without the label `type:`, which also notes the place and the isolation.
    @discardableResult
    func register<T>(type: T.Type, options: Options, entity: @escaping (any Resolver, Arguments) -> T) -> any Forwarding

    /// The registration of a type that has been registered before; traps when there is none.
    func registration<T>(forType type: T.Type, name: String?) -> any Forwarding

    /// Registers a factory with the place where it was written.
    @discardableResult
    func _register(_ declaration: _Declaration, options: Options) -> any Forwarding

    /// The registration of a type, asked for at a place.
    func _registration(for type: any Any.Type, name: String?, place: SourcePlace) -> any Forwarding
}

extension Registrator {
    /// Hands the factory to ``register(type:options:entity:)``.
    @discardableResult
    public func _register(_ declaration: _Declaration, options: Options) -> any Forwarding {
        func open<T>(_ type: T.Type) -> any Forwarding {
            register(type: T.self, options: options) { resolver, arguments in declaration.make(T.self, resolver, arguments) }
        }
        return open(declaration.type)
    }

    /// Asks ``registration(forType:name:)``.
    public func _registration(for type: any Any.Type, name: String?, place: SourcePlace) -> any Forwarding {
        func open<T>(_ type: T.Type) -> any Forwarding { registration(forType: T.self, name: name) }
        return open(type)
    }
}

extension Registrator {
    /// Registers a factory that needs nothing.
    ///
    /// ```swift
    /// registrator.register(BuildMode.self, entity: BuildMode.init)
    /// ```
    ///
    /// The factory runs on the thread that asks, no lock is held meanwhile, and it may throw: `tryResolve` then throws the
    /// error with its path, `resolve` traps with it. A factory written in main-actor code runs on the main actor: off main
    /// the caller blocks until main has run it; pass `isolation: nil` if it may run anywhere. Nothing can run a factory on any
    /// other actor: one that is written there runs on the thread that asks, and registering it is reported.
    ///
    /// Registering a key again traps in debug, with `is already registered with` in the text, unless one of the two
    /// registrations is `.open`.
    ///
    /// - Parameters:
    ///   - type: The type that callers ask for. An optional is stripped: `T?` registers `T` with a factory that may answer nil.
    ///   - options: Lifetime, access level and name.
    ///   - isolation: The actor that the factory was written on.
    ///   - entity: The factory.
    /// - Returns: The registration, so that `.implements` can follow.
    @discardableResult @inlinable @inline(__always)
    public func register<T>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, entity: @escaping () throws -> T
    ) -> any Forwarding {
        _register(_Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), entity), options: options)
    }

    /// Registers a factory that asks the resolver for what it needs.
    ///
    /// The resolver is the container that keeps the instance, or for an instance that nobody keeps the one that was asked.
    /// See ``register(_:options:isolation:fileID:line:entity:)-(_,_,_,_,_,()->T)`` for the parameters.
    @discardableResult @inlinable @inline(__always)
    public func register<T>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, entity: @escaping (any Resolver) throws -> T
    ) -> any Forwarding {
        _register(_Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), entity), options: options)
    }

    /// Registers a factory that takes the arguments that a caller passes with `resolve(with:)`.
    ///
    /// A kept instance is made with the first caller's arguments; a later caller that passes others gets that instance and,
    /// in debug, one report.
    @discardableResult @inlinable @inline(__always)
    public func register<T>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, entity: @escaping (any Resolver, Arguments) throws -> T
    ) -> any Forwarding {
        _register(_Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), entity), options: options)
    }

    /// The registration of a type that an assembly before this one has registered, so that it can be forwarded:
    ///
    /// ```swift
    /// registrator.registration(for: BuildMode.self).implements(ApiBuildMode.self)
    /// ```
    ///
    /// Sees the registrator's own registrations, not those of a parent. Traps when there is none and says that order matters.
    public func registration<T>(
        for type: T.Type = T.self, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> any Forwarding {
        _registration(for: type, name: name, place: SourcePlace(fileID: fileID, line: line))
    }
}
