/// A type that a resolver can make, with every way to make it in whatever world.
struct Node: Sendable {
    let key: Key
    let type: ResolvedType
    /// The best first: provider methods, then initialisers, then factory methods.
    var candidates: [Candidate]
    /// The generic parameters of a method for a generic type that nobody has given arguments.
    var generics: [GenericParameterFact] = []
    var requirements: String?
    /// Whether instances are not made but given their dependencies.
    var isInjection = false
    /// Whether instances may be copied, without which only the method itself can hand one out.
    var isCopyable = true

    /// The flags that decide which of the candidates there are, and with which uses.
    var flags: Set<String> {
        candidates.reduce(into: []) { flags, candidate in
            flags.formUnion(candidate.condition.flags)
            for use in candidate.uses { flags.formUnion(use.condition.flags) }
        }
    }
}

/// One way to make an instance.
struct Candidate: Sendable {
    enum Origin: Sendable {
        case provider(ResolverProtocol.Provider)
        case initializer(InjectableType)
        case factoryMethod(InjectableType)
        case property(InjectableType)

        /// A provider method wins over an initialiser, an initialiser over a factory method.
        var rank: Int {
            switch self {
            case .provider: 0
            case .initializer, .property: 1
            case .factoryMethod: 2
            }
        }

        /// The injectable type; nil for a provider method.
        var type: InjectableType? {
            switch self {
            case .provider: nil
            case .initializer(let type), .factoryMethod(let type), .property(let type): type
            }
        }
    }

    var origin: Origin
    var condition: Condition
    var uses: [Use]
    var effects: Effects
    var isolation: Isolation
    var availability: [AttributeFact]
    var place: Place
    /// The level of what declares it, which bounds what is known of types of other modules.
    var access: AccessLevel
    /// Whether what it needs crosses into the isolation of another.
    var sendsUses = false
    /// Files whose imports generated code needs.
    var files: Set<Int>
}

/// One thing that a candidate needs: a property of its `Dependency`, or a parameter of a provider method.
struct Use: Sendable {
    /// Nil for `_`.
    var label: String?
    var name: String
    /// Nil where it is inferred from a default value.
    var type: ResolvedType?
    var specifiers: [String]
    var hasDefault: Bool
    var condition: Condition
    var place: Place
    var access: AccessLevel
    var file: Int
    /// What may satisfy it, the best first.
    var ways: [Way] = []
    /// What stands for the generic parameters of methods that it leads to.
    var substitutions: [Key: [String: ResolvedType]] = [:]
}

/// How a use may be satisfied by the graph.
enum Way: Hashable, Sendable {
    /// An instance of just that type, or of what its optional wraps.
    case call(Key)
    /// A closure, or a wrapper over one, that resolves later.
    case deferred(Key, Deferral)

    var key: Key {
        switch self {
        case .call(let key), .deferred(let key, _): key
        }
    }
}

/// A type that holds a way to an instance instead of the instance.
enum Deferral: Hashable, Sendable {
    /// `Lazy<T>`, `Provider<T>`.
    case wrapper(TypeExpression)
    /// `() -> T`.
    case function(TypeExpression.Function)

    /// The deferral that a type is, and what it leads to.
    init?(_ type: ResolvedType) {
        switch (type.canonical, type.spelled) {
        case (.named(let components), let spelled):
            guard let last = components.last, Self.isWrapper(components.map(\.name)), last.arguments.count == 1 else { return nil }
            self = .wrapper(spelled)
        case (.function(let function), _) where function.parameters.isEmpty && function.result != .void:
            self = .function(function)
        default: return nil
        }
    }

    private static func isWrapper(_ names: [String]) -> Bool {
        ["Lazy", "Provider"].contains(names.last) && (names.count == 1 || names.count == 2 && names[0] == "DIKit")
    }

    /// What it leads to, as a part of `type`.
    static func target(of type: TypeExpression) -> TypeExpression? {
        switch type {
        case .named(let components): components.last?.arguments.first
        case .function(let function): function.result
        case .optional, .array, .dictionary, .tuple, .composition, .existential, .metatype, .opaque: nil
        }
    }

    /// The effects that may happen inside.
    var allowedEffects: Effects {
        switch self {
        case .wrapper: Effects()
        case .function(let function): Effects(isAsync: function.isAsync, isThrowing: function.throwing == "throws")
        }
    }

    /// The actor that the closure itself names.
    var actors: [String] {
        switch self {
        case .wrapper: []
        case .function(let function): function.attributes.map { String($0.dropFirst()) }
        }
    }

    /// Whether the closure may be called from anywhere.
    var isSendable: Bool { actors.contains("Sendable") }
}
