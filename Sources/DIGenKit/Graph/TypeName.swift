/// The word for a type in the name of a method: `APIClient`, `PluginArray`, `OptionalUser`.
enum TypeName {
    /// The word for a type as a user of the method would say it.
    static func word(for type: ResolvedType) -> String {
        // An alias of something without a name of its own is that thing's name.
        if case .named = type.canonical { return word(type.canonical, isFull: false) }
        if case .named(let components) = type.spelled { return word(.named(components), isFull: false) }
        return word(type.canonical, isFull: false)
    }

    /// The word with the names of the types around it, where the short one is not the only one.
    static func fullWord(for type: ResolvedType) -> String { word(type.canonical, isFull: true) }

    private static func word(_ type: TypeExpression, isFull: Bool) -> String {
        func inner(_ type: TypeExpression) -> String { word(type, isFull: isFull) }
        switch type {
        case .named(let components):
            return (isFull ? components[...] : components.suffix(1)).map { component in
                let arguments = component.arguments.map(inner).joined(separator: "And")
                return Identifier.capitalized(component.name) + (arguments.isEmpty ? "" : "Of\(arguments)")
            }.joined()
        case .optional(let type): return "Optional\(inner(type))"
        case .array(let type): return "\(inner(type))Array"
        case .dictionary(let key, let value): return "\(inner(value))By\(inner(key))"
        case .tuple(let elements):
            return elements.isEmpty ? "Void" : elements.map { Identifier.capitalized($0.label ?? "") + inner($0.type) }.joined(separator: "And")
        case .function(let function):
            let parameters = function.parameters.map(inner).joined(separator: "And")
            return (parameters.isEmpty ? "" : "\(parameters)To") + "\(inner(function.result))Function"
        case .composition(let types): return types.map(inner).joined(separator: "And")
        case .existential(let type): return inner(type)
        case .metatype(let type, let suffix): return "\(inner(type))\(suffix)"
        case .opaque(let text): return String(text.filter { $0.isLetter || $0.isNumber })
        }
    }
}

/// The names of one resolver's methods: `resolve` and the word for the type.
struct MethodNames: Sendable {
    private var names: [Key: String] = [:]

    init(_ nodes: some Collection<Node>) {
        let words = Dictionary(grouping: nodes) { ($0.isInjection ? "injectTo" : "resolve") + TypeName.word(for: Self.named($0)) }
        var taken: Set<String> = []
        for (name, nodes) in words.sorted(by: { $0.key < $1.key }) where nodes.count == 1 {
            names[nodes[0].key] = name
            taken.insert(name)
        }
        for (_, nodes) in words.sorted(by: { $0.key < $1.key }) where nodes.count > 1 {
            for node in nodes.sorted(by: { $0.key < $1.key }) {
                let base = (node.isInjection ? "injectTo" : "resolve") + TypeName.fullWord(for: Self.named(node))
                var name = base
                var number = 2
                while !taken.insert(name).inserted {
                    name = "\(base)\(number)"
                    number += 1
                }
                names[node.key] = name
            }
        }
    }

    /// A generic type's own parameters are no part of its name.
    private static func named(_ node: Node) -> ResolvedType {
        guard !node.generics.isEmpty, case .named(let components) = node.type.canonical else { return node.type }
        let path = TypeExpression.path(components.map(\.name))
        return ResolvedType(spelled: path, canonical: path)
    }

    /// The name, with backticks if it needs them.
    subscript(key: Key) -> String { Identifier.escaped(names[key] ?? "") }
}
