#if DIKIT_GENERATOR
    internal import SwiftParser
    internal import SwiftSyntax

    /// What is read from a node alone.
    enum WiringSyntax {
        // MARK: Names of DIKit

        static let containerTypes: Set<String> = ["Container", "DIContainer"]
        static let registratorTypes: Set<String> = ["Registrator", "IsolatedMainRegistrator"]

        /// Whether a type's extensions speak of a container by `self`.
        static func isHolder(_ path: [String]) -> Bool {
            guard path.count == 1 || path.count == 2 && ["DIKit", "SwiftInjection"].contains(path[0]), let name = path.last else { return false }
            return containerTypes.contains(name) || registratorTypes.contains(name) || name == "Resolver"
        }

        static func isContainer(_ type: TypeExpression) -> Bool { lastName(type).map(containerTypes.contains) ?? false }

        /// Whether what has this type may be asked or registered in.
        static func isHolder(_ type: TypeExpression) -> Bool { lastName(type).map { isHolder([$0]) } ?? false }

        private static func lastName(_ type: TypeExpression) -> String? {
            switch type {
            case .named(let components): isHolder(components.map(\.name)) ? components.last?.name : nil
            case .optional(let inner), .existential(let inner): lastName(inner)
            case .opaque(let text) where text.hasPrefix("some "): String(text.dropFirst(5))
            case .array, .dictionary, .tuple, .function, .composition, .metatype, .opaque: nil
            }
        }

        /// `T` of `Dependency<T>`.
        static func declaredType(_ type: TypeExpression) -> TypeExpression? {
            guard case .named(let components) = type, let last = components.last, last.name == "Dependency", last.arguments.count == 1 else {
                return nil
            }
            return last.arguments[0]
        }

        // MARK: Declarations

        static func id(_ path: [String], _ name: String, _ parameters: [ParameterFact]) -> String {
            (path + ["\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"]).joined(separator: ".")
        }

        /// The whole path of a type or of what an extension extends.
        static func path(of declaration: DeclSyntax, in path: [String]) -> [String]? {
            if let node = declaration.as(ExtensionDeclSyntax.self) {
                guard case .named(let components) = TypeReader.type(node.extendedType) else { return nil }
                let names = components.map(\.name)
                return names.count == 2 && ["DIKit", "SwiftInjection", "Swift"].contains(names[0]) ? [names[1]] : names
            }
            return declaration.asProtocol((any NamedDeclSyntax).self).map { path + [Identifier.stripped($0.name.text)] }
        }

        static func access(of declaration: DeclSyntax) -> AccessLevel? {
            declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.lazy.filter { $0.detail == nil }
                .compactMap { AccessLevel(keyword: $0.name.text) }.first
        }

        static func isStatic(_ declaration: some WithModifiersSyntax) -> Bool {
            declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
        }

        static func parameters(_ clause: FunctionParameterClauseSyntax, place: (AbsolutePosition) -> Place) -> [ParameterFact] {
            clause.parameters.map { parameter in
                let label = Identifier.stripped(parameter.firstName.text)
                return ParameterFact(
                    label: label == "_" ? nil : label, name: Identifier.stripped((parameter.secondName ?? parameter.firstName).text),
                    type: TypeReader.type(parameter.type), specifiers: parameter.ellipsis == nil ? [] : ["..."],
                    hasDefault: parameter.defaultValue != nil, place: place(parameter.firstName.positionAfterSkippingLeadingTrivia))
            }
        }

        /// The only expression of a computed property.
        static func getterExpression(_ binding: PatternBindingSyntax) -> ExprSyntax? {
            guard case .getter(let items)? = binding.accessorBlock?.accessors else { return nil }
            return onlyExpression(items)
        }

        static func onlyExpression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
            guard items.count == 1, let only = items.first?.item else { return nil }
            if case .expr(let expression) = only { return expression }
            if case .stmt(let statement) = only { return statement.as(ReturnStmtSyntax.self)?.expression }
            return nil
        }

        // MARK: Expressions

        /// Without `try`, `await`, `!`, `?` and parentheses.
        static func core(_ expression: ExprSyntax) -> ExprSyntax {
            switch expression.as(ExprSyntaxEnum.self) {
            case .tryExpr(let node): core(node.expression)
            case .awaitExpr(let node): core(node.expression)
            case .forceUnwrapExpr(let node): core(node.expression)
            case .optionalChainingExpr(let node): core(node.expression)
            case .tupleExpr(let node) where node.elements.count == 1: node.elements.first.map { core($0.expression) } ?? expression
            default: expression
            }
        }

        /// A literal without interpolation.
        static func text(_ expression: ExprSyntax) -> String? { core(expression).as(StringLiteralExprSyntax.self)?.representedLiteralValue }

        /// The name that a call calls, `init` for `X.init(…)`.
        static func calledName(_ expression: ExprSyntax) -> String? {
            guard let call = core(expression).as(FunctionCallExprSyntax.self) else { return nil }
            return name(of: call.calledExpression)
        }

        /// The last name of a reference.
        static func name(of expression: ExprSyntax) -> String? {
            let expression = core(expression)
            if let reference = expression.as(DeclReferenceExprSyntax.self) { return Identifier.stripped(reference.baseName.text) }
            if let member = expression.as(MemberAccessExprSyntax.self) { return Identifier.stripped(member.declName.baseName.text) }
            return nil
        }

        /// All names of a reference like `A.B.c`; nil for anything else.
        static func names(of expression: ExprSyntax) -> [String]? {
            let expression = core(expression)
            if let reference = expression.as(DeclReferenceExprSyntax.self) { return [Identifier.stripped(reference.baseName.text)] }
            guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
            return names(of: base).map { $0 + [Identifier.stripped(member.declName.baseName.text)] }
        }

        /// `container` of a property path `\.api`, or nil for a longer one.
        static func property(_ expression: ExprSyntax) -> String? {
            guard let path = expression.as(KeyPathExprSyntax.self), path.components.count == 1, let only = path.components.first,
                let property = only.component.as(KeyPathPropertyComponentSyntax.self)
            else { return nil }
            return Identifier.stripped(property.declName.baseName.text)
        }

        /// The type of `X.self`.
        static func metatype(_ expression: ExprSyntax) -> TypeExpression? {
            guard let member = core(expression).as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self", let base = member.base
            else {
                return nil
            }
            return type(base)
        }

        /// An expression that is written where a type may be, as a type.
        static func type(_ expression: ExprSyntax) -> TypeExpression? {
            let tree = Parser.parse(source: "let a: \(expression.trimmedDescription)\n")
            guard !tree.hasError, case .decl(let declaration)? = tree.statements.first?.item,
                let annotation = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation
            else { return nil }
            return TypeReader.type(annotation.type)
        }

        /// The type that a call makes by its spelling: `X(…)`, `A.B(…)`, `X.init(…)`.
        static func constructedType(_ expression: ExprSyntax) -> TypeExpression? {
            guard let call = core(expression).as(FunctionCallExprSyntax.self) else { return nil }
            return constructedType(calling: call.calledExpression)
        }

        static func constructedType(calling called: ExprSyntax) -> TypeExpression? {
            var called = core(called)
            if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base { called = base }
            let named = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
            guard let last = names(of: named)?.last, last.first?.isUppercase == true else { return nil }
            return type(called)
        }

        static func makesContainer(_ expression: ExprSyntax) -> Bool {
            guard let name = calledName(expression) else { return false }
            return containerTypes.contains(name) || name == "child"
        }
    }
#endif
