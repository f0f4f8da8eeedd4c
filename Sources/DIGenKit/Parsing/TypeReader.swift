#if DIKIT_GENERATOR
    internal import SwiftSyntax

    /// Reads types.
    enum TypeReader {
        static func type(_ node: TypeSyntax) -> TypeExpression {
            switch node.as(TypeSyntaxEnum.self) {
            case .identifierType(let node):
                return named(node.name, node.genericArgumentClause, node: node)
            case .memberType(let node):
                return member(node)
            case .optionalType(let node): return .optional(type(node.wrappedType))
            case .implicitlyUnwrappedOptionalType(let node): return .optional(type(node.wrappedType))
            case .arrayType(let node): return .array(type(node.element))
            case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
            case .tupleType(let node): return tuple(node.elements)
            case .functionType(let node): return function(node, attributes: [])
            case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
            case .someOrAnyType(let node):
                return node.someOrAnySpecifier.tokenKind == .keyword(.any) ? existential(type(node.constraint)) : .opaque(node.flatText)
            case .metatypeType(let node): return .metatype(type(node.baseType), suffix: node.metatypeSpecifier.text)
            case .attributedType(let node): return attributed(node)
            default: return .opaque(node.flatText)
            }
        }

        private static func existential(_ constraint: TypeExpression) -> TypeExpression {
            // `any (P).Type` is written `any P.Type`.
            if case .optional(let wrapped) = constraint { return .optional(.existential(wrapped)) }
            return .existential(constraint)
        }

        private static func named(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?, node: some SyntaxProtocol) -> TypeExpression {
            guard let arguments = Self.arguments(arguments) else { return .opaque(node.flatText) }
            let text = Identifier.stripped(name.text)
            switch (text, arguments.count) {
            case ("Optional", 1): return .optional(arguments[0])
            case ("Array", 1): return .array(arguments[0])
            case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
            case ("Void", 0): return .void
            default: return .name(text, arguments)
            }
        }

        private static func member(_ node: MemberTypeSyntax) -> TypeExpression {
            // `Swift.Optional<T>` is `T?`.
            if node.baseType.trimmedDescription == "Swift" { return named(node.name, node.genericArgumentClause, node: node) }
            guard case .named(let components) = type(node.baseType), let arguments = Self.arguments(node.genericArgumentClause) else {
                return .opaque(node.flatText)
            }
            return .named(components + [.init(name: Identifier.stripped(node.name.text), arguments: arguments)])
        }

        /// The arguments; nil if one of them is no type.
        private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeExpression]? {
            guard let clause else { return [] }
            var types: [TypeExpression] = []
            for argument in clause.arguments {
                guard let node = typeNode(of: argument) else { return nil }
                types.append(type(node))
            }
            return types
        }

        /// An argument is a type in older versions of swift-syntax, a choice of type and expression in newer ones.
        private static func typeNode(of argument: GenericArgumentSyntax) -> TypeSyntax? {
            Syntax(argument.argument).as(TypeSyntax.self)
        }

        private static func tuple(_ elements: TupleTypeElementListSyntax) -> TypeExpression {
            if elements.count == 1, let only = elements.first, only.firstName == nil, only.ellipsis == nil { return type(only.type) }
            return .tuple(
                elements.map { element in
                    let label = element.firstName.map { Identifier.stripped($0.text) }
                    return .init(label: label == "_" ? nil : label, type: type(element.type))
                })
        }

        private static func function(_ node: FunctionTypeSyntax, isolation: String? = nil, attributes: [String]) -> TypeExpression {
            let parameters = Array(node.parameters)
            return .function(
                .init(
                    isolation: isolation, attributes: attributes.sorted(), parameters: parameters.map { type($0.type) },
                    specifiers: parameters.map { passing($0.type, of: ["@autoclosure", "@escaping"]).map { $0 + " " }.joined() },
                    suffixes: parameters.map { $0.ellipsis == nil ? "" : "..." },
                    isAsync: node.effectSpecifiers?.asyncSpecifier != nil, throwing: node.effectSpecifiers?.throwsClause?.flatText,
                    resultSpecifier: passing(node.returnClause.type, of: []).map { $0 + " " }.joined(), result: type(node.returnClause.type)))
        }

        private static func attributed(_ node: AttributedTypeSyntax) -> TypeExpression {
            guard var function = node.baseType.as(FunctionTypeSyntax.self) else { return type(node.baseType) }
            function.leadingTrivia = []
            let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }
            let isolation = specifiers(of: node).joined()
            return self.function(
                function, isolation: isolation.hasPrefix("nonisolated") ? isolation : nil,
                attributes: attributes.filter { !["@escaping", "@autoclosure", "@noescape"].contains($0) })
        }

        // MARK: How a value is passed

        /// `inout`, `sending`, `@autoclosure` and their like of a parameter's type.
        /// - Parameter wanted: The attributes that count as well.
        static func passing(_ node: TypeSyntax, of wanted: [String] = ["@autoclosure"]) -> [String] {
            guard let attributed = node.as(AttributedTypeSyntax.self) else { return [] }
            let attributes = attributed.attributes.compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }
            let words = specifiers(of: attributed)
            // How a closure is isolated is a part of its type.
            return (words.first == "nonisolated" ? [] : words) + attributes.filter(wanted.contains)
        }

        /// The words before a type, whichever way this version of swift-syntax holds them.
        static func specifiers(of node: AttributedTypeSyntax) -> [String] {
            var words: [String] = []
            for child in node.children(viewMode: .sourceAccurate) {
                if child.is(AttributeListSyntax.self) || child.id == node.baseType.id { continue }
                words += child.tokens(viewMode: .sourceAccurate).map(\.text)
            }
            return words
        }
    }
#endif
