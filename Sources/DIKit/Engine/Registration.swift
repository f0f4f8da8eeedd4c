internal import CDIKit

/// Makes an instance into uninitialised memory of the registered type; false when the factory of an optional answered nil.
@usableFromInline
typealias Factory = (any Resolver, Arguments, UnsafeMutableRawPointer) throws -> Bool

/// What a container knows about one dependency. Immutable: a later registration of the key is another object.
@usableFromInline
final class Registration: Sendable {
    let key: Key
    /// Of this registration alone, also when it has gone.
    let number = dikit_next_number()
    let lifetime: LifetimeKind
    let isOpen: Bool
    let source: Source
    /// Where it was registered; nil for a default, which says the same everywhere.
    let home: Home?
    /// Whether an instance is kept for each set of arguments.
    let isPerArguments: Bool
    /// Whether it was written to take the place of whatever there was.
    let isBound: Bool
    /// Whether the factory is handed what a caller passes.
    let takesArguments: Bool
    let isolation: FactoryIsolation
    let place: SourcePlace?
    /// The key of the registration that this one forwards to; its factory is then the conversion.
    let target: Key?
    /// The wrapper whose instance this makes; nil for what a container knows.
    let wrapper: (any Any.Type)?
    /// What the factory will ask for, in order, as far as that is known without running it; nil when it is not.
    let knownDependencies: [KnownDependency]?
    /// A `let`, read through a borrowed object, so that a call does not retain the closure's context.
    @usableFromInline let factory: FactoryBox

    /// Who says what the factory is.
    enum Source: Hashable, Sendable {
        /// A `register` function of a container, with a type.
        case registered
        /// The declaration itself: each request brings the factory, and nothing is stored.
        case declared(Default)
        /// The container's `autoRegister()`, which says the same in every container.
        case automatic
        /// The `register` of a declared dependency.
        case override
    }

    /// What a declaration says besides its factory.
    struct Default: Hashable, Sendable {
        /// Whether another context would have another factory.
        var dependsOnContext = false
        /// Whether there is no factory: another module registers one.
        var isPromise = false
    }

    init(
        key: Key, lifetime: LifetimeKind, isOpen: Bool = false, isPerArguments: Bool = false, isBound: Bool = false,
        takesArguments: Bool = false, isolation: FactoryIsolation, place: SourcePlace?,
        target: Key? = nil, source: Source = .registered, home: Home?, wrapper: (any Any.Type)? = nil,
        knownDependencies: [KnownDependency]? = nil, factory: @escaping Factory
    ) {
        self.key = key
        self.source = source
        switch source {
        case .registered, .override: self.home = home
        case .declared, .automatic: self.home = nil
        }
        self.lifetime = lifetime
        self.isOpen = isOpen
        self.isPerArguments = isPerArguments && lifetime != .unique
        self.isBound = isBound
        self.takesArguments = takesArguments
        self.isolation = isolation
        self.place = place
        self.target = target
        self.wrapper = wrapper
        self.knownDependencies = knownDependencies
        self.factory = FactoryBox(factory)
    }
}

extension Registration {
    /// Whether it is what the declaration, or the program for every container, says.
    var isDefault: Bool {
        switch source {
        case .registered, .override: false
        case .declared, .automatic: true
        }
    }

    /// Whether the container's `autoRegister()` registered it.
    var isAutomatic: Bool {
        if case .automatic = source { true } else { false }
    }

    /// Whether the factory comes with the request.
    var isDeclared: Bool {
        if case .declared = source { true } else { false }
    }

    var isPromise: Bool {
        if case .declared(let said) = source { said.isPromise } else { false }
    }

    var dependsOnContext: Bool {
        if case .declared(let said) = source { said.dependsOnContext } else { false }
    }
}

/// Something that a factory will ask for, known without running it.
struct KnownDependency: Hashable, Sendable {
    let key: Key
    /// Whether it makes do with nil.
    let isOptional: Bool

    /// A request without a name for `type`, of which optionals are stripped.
    init(_ type: any Any.Type) {
        let wrapper = OptionalTypes.wrapper(of: type)
        key = Key(wrapper?.strippedType ?? type)
        isOptional = wrapper != nil
    }
}
