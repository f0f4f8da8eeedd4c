/// A type as it is written, without its trivia.
indirect enum TypeExpression: Hashable, Sendable {
    /// One component of a name: `Cache<User>` in `Storage.Cache<User>`.
    struct Component: Hashable, Sendable {
        /// Without backticks.
        var name: String
        var arguments: [TypeExpression] = []
    }

    struct TupleElement: Hashable, Sendable {
        var label: String?
        var type: TypeExpression
    }

    struct Function: Hashable, Sendable {
        /// `nonisolated(nonsending)`, which stands before all attributes.
        var isolation: String?
        /// `@Sendable`, `@MainActor` and their like, sorted; not what says how the value is passed (`@escaping`).
        var attributes: [String]
        var parameters: [TypeExpression]
        /// What stands before each parameter's type: `inout `, `@escaping `.
        var specifiers: [String]
        /// What stands behind it: `...`.
        var suffixes: [String]
        var isAsync: Bool
        /// `throws` or `throws(Failure)`.
        var throwing: String?
        /// What stands before the result's type: `sending `.
        var resultSpecifier: String
        var result: TypeExpression

        /// Whether the compiler reads it as a type alone, and not where an expression may stand.
        var isNoExpression: Bool {
            isolation != nil || !resultSpecifier.isEmpty || suffixes.contains { !$0.isEmpty }
                || specifiers.contains { !["", "inout ", "@escaping "].contains($0) }
        }
    }

    case named([Component])
    case optional(TypeExpression)
    case array(TypeExpression)
    case dictionary(TypeExpression, TypeExpression)
    case tuple([TupleElement])
    case function(Function)
    case composition([TypeExpression])
    case existential(TypeExpression)
    /// `Module.Type`, or `Module.Protocol`.
    case metatype(TypeExpression, suffix: String)
    /// What only the compiler understands, as it is written: `some View`, a pack, a suppressed conformance.
    case opaque(String)

    /// A name of one component.
    static func name(_ name: String, _ arguments: [TypeExpression] = []) -> TypeExpression {
        .named([Component(name: name, arguments: arguments)])
    }

    /// A name without generic arguments: `Outer.Inner`.
    static func path(_ names: [String]) -> TypeExpression { .named(names.map { Component(name: $0) }) }

    static let void = TypeExpression.tuple([])
}

extension TypeExpression {
    /// The same type with `change` applied to its direct parts.
    func mapParts(_ change: (TypeExpression) -> TypeExpression) -> TypeExpression {
        switch self {
        case .named(let components): .named(components.map { Component(name: $0.name, arguments: $0.arguments.map(change)) })
        case .optional(let type): .optional(change(type))
        case .array(let type): .array(change(type))
        case .dictionary(let key, let value): .dictionary(change(key), change(value))
        case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: change($0.type)) })
        case .function(var function):
            {
                function.parameters = function.parameters.map(change)
                function.result = change(function.result)
                return .function(function)
            }()
        case .composition(let types): .composition(types.map(change))
        case .existential(let type): .existential(change(type))
        case .metatype(let type, let suffix): .metatype(change(type), suffix: suffix)
        case .opaque: self
        }
    }

    /// The direct parts.
    var parts: [TypeExpression] {
        switch self {
        case .named(let components): components.flatMap(\.arguments)
        case .optional(let type), .array(let type), .existential(let type), .metatype(let type, _): [type]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters + [function.result]
        case .composition(let types): types
        case .opaque: []
        }
    }

    /// Every name in it, as written: `["Storage", "Cache"]`, `["User"]`.
    var names: [[String]] {
        let own: [[String]] = if case .named(let components) = self { [components.map(\.name)] } else { [] }
        return own + parts.flatMap(\.names)
    }

    /// Whether only the compiler knows what it is.
    var isOpaque: Bool {
        if case .opaque = self { return true }
        return parts.contains(where: \.isOpaque)
    }

    /// Whether there is no way to write the type anywhere else: `some P`, a pack.
    var isKnownToTheCompilerAlone: Bool {
        if case .opaque(let text) = self { return ["some ", "repeat ", "each "].contains(where: text.hasPrefix) }
        return parts.contains(where: \.isKnownToTheCompilerAlone)
    }

    /// Whether the type cannot be written where a value is expected, as in `T.self`.
    var isNoExpression: Bool {
        if case .function(let function) = self, function.isNoExpression { return true }
        return parts.contains(where: \.isNoExpression)
    }

    /// What `T?` wraps.
    var wrapped: TypeExpression? {
        if case .optional(let wrapped) = self { return wrapped }
        return nil
    }
}
