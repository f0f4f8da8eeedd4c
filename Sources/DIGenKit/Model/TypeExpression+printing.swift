extension TypeExpression {
    /// The type in source form.
    var text: String {
        switch self {
        case .named(let components): components.map(Self.text).joined(separator: ".")
        case .optional(let type): type.operandText + "?"
        case .array(let type): "[\(type.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .tuple(let elements):
            "(\(elements.map { element in element.label.map { "\(Identifier.escaped($0)): \(element.type.text)" } ?? element.type.text }.joined(separator: ", ")))"
        case .function(let function): Self.text(function)
        case .composition(let types): types.map(\.operandText).joined(separator: " & ")
        case .existential(let type): "any \(type.text)"
        case .metatype(let type, let suffix): "\(type.operandText).\(suffix)"
        case .opaque(let text): text
        }
    }

    /// The type as that of a parameter which is kept: a closure has to say so.
    var parameterText: String {
        if case .function(let function) = self { return Self.text(function, attribute: "@escaping ") }
        return text
    }

    /// The expression that names the type as a value: `[Plugin].self`, `(any API).self`.
    var valueText: String { operandText + ".self" }

    /// The type where an operator follows.
    private var operandText: String {
        switch self {
        // Sugar such as `[3 of Int]` stands in brackets already.
        case .opaque(let text) where text.hasPrefix("["): text
        case .function, .composition, .existential, .opaque: "(\(text))"
        case .named, .optional, .array, .dictionary, .tuple, .metatype: text
        }
    }

    private static func text(_ component: Component) -> String {
        let name = Identifier.escaped(component.name)
        return component.arguments.isEmpty ? name : "\(name)<\(component.arguments.map(\.text).joined(separator: ", "))>"
    }

    private static func text(_ function: Function, attribute: String = "") -> String {
        var text = (function.isolation.map { $0 + " " } ?? "") + attribute + function.attributes.map { $0 + " " }.joined()
        text +=
            "(\(function.parameters.indices.map { function.specifiers[$0] + function.parameters[$0].text + function.suffixes[$0] }.joined(separator: ", ")))"
        if function.isAsync { text += " async" }
        if let throwing = function.throwing { text += " " + throwing }
        // `() -> () -> T` is read from the right, so a result needs no parentheses.
        return "\(text) -> \(function.resultSpecifier)\(function.result == .void ? "Void" : function.result.text)"
    }
}
