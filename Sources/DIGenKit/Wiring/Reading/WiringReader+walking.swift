#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // Statements and expressions, in the order in which they stand.
    extension WiringReader {
        mutating func walkStatements(_ items: CodeBlockItemListSyntax) {
            if bindings.count > 1 { noteLocalTypes(items) }
            for item in items { walk(Syntax(item.item)) }
        }

        /// A name that means another thing in a body than outside is known to the compiler alone.
        private mutating func noteLocalTypes(_ items: CodeBlockItemListSyntax) {
            for item in items {
                guard case .decl(let declaration) = item.item else { continue }
                if let alias = declaration.as(TypeAliasDeclSyntax.self) { context.generics.insert(Identifier.stripped(alias.name.text)) }
                guard declaration.asProtocol((any DeclGroupSyntax).self) != nil, let named = declaration.asProtocol((any NamedDeclSyntax).self) else {
                    continue
                }
                let name = Identifier.stripped(named.name.text)
                if program.meaning(of: name, in: scope) != nil { context.generics.insert(name) }
            }
        }

        mutating func walkChildren(_ node: Syntax) {
            for child in node.children(viewMode: .sourceAccurate) { walk(child) }
        }

        mutating func walk(_ node: Syntax) {
            if let declaration = node.as(DeclSyntax.self) { return walk(declaration) }
            if let expression = node.as(ExprSyntax.self) { return walk(expression, expected: nil) }
            switch node.as(SyntaxEnum.self) {
            case .token: return
            case .codeBlockItemList(let items): walkBody(items)
            case .codeBlock(let block): inside({ _ in }) { $0.walkStatements(block.statements) }
            case .returnStmt(let statement):
                // What a function answers is known by its name.
                if let expression = statement.expression, !WiringSyntax.core(expression).is(DeclReferenceExprSyntax.self) {
                    walk(expression, expected: context.result)
                }
            case .guardStmt(let statement):
                walkConditions(statement.conditions)
                conditionally { $0.walkStatements(statement.body.statements) }
            case .forStmt(let statement):
                walk(statement.sequence, expected: nil)
                conditionally { $0.walkStatements(statement.body.statements) }
            case .doStmt(let statement):
                inside({ $0.isHandled = $0.isHandled || !statement.catchClauses.isEmpty }) { $0.walkStatements(statement.body.statements) }
                walk(Syntax(statement.catchClauses))
            case .whileStmt(let statement): conditionally { $0.walkChildren(Syntax(statement)) }
            case .catchClauseList(let clauses): conditionally { $0.walkChildren(Syntax(clauses)) }
            case .deferStmt(let statement): inside({ _ in }) { $0.walkStatements(statement.body.statements) }
            default: walkChildren(node)
            }
        }

        /// The body of an accessor; its only expression is what it answers.
        mutating func walkBody(_ items: CodeBlockItemListSyntax) {
            inside({ _ in }) { reader in
                if let only = WiringSyntax.onlyExpression(items) {
                    reader.walk(only, expected: reader.context.result)
                } else {
                    reader.walkStatements(items)
                }
            }
        }

        private mutating func walkConditions(_ conditions: ConditionElementListSyntax) {
            for (position, condition) in conditions.enumerated() {
                let walkOne: (inout Self) -> Void = { $0.walkCondition(condition) }
                if position == 0 {
                    walkOne(&self)
                } else {
                    let before = context
                    context.circumstance.isConditional = true
                    walkOne(&self)
                    context = before
                }
            }
        }

        private mutating func walkCondition(_ condition: ConditionElementSyntax) {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else { return walkChildren(Syntax(condition)) }
            if let value = binding.initializer?.value, case nil = evaluate(value) {
                walk(value, expected: binding.typeAnnotation.flatMap { resolve(TypeReader.type($0.type)) })
            }
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
            let name = Identifier.stripped(pattern.identifier.text)
            guard let value = binding.initializer?.value else { return }
            bind(name, Binding(value: evaluate(value), type: type(of: value)))
        }

        // MARK: Expressions

        mutating func walk(_ expression: ExprSyntax, expected: ResolvedType?, parameter: String? = nil) {
            switch expression.as(ExprSyntaxEnum.self) {
            case .functionCallExpr(let call): walkCall(call, expected: expected, parameter: parameter)
            case .closureExpr(let closure): later { $0.walkClosure(closure) }
            case .tryExpr(let node):
                // `try?` says that it may fail.
                let isOptional = node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
                if isOptional {
                    conditionally { $0.walk(node.expression, expected: expected, parameter: parameter) }
                } else {
                    walk(node.expression, expected: expected, parameter: parameter)
                }
            case .awaitExpr(let node): walk(node.expression, expected: expected, parameter: parameter)
            case .forceUnwrapExpr(let node): walk(node.expression, expected: expected, parameter: parameter)
            case .tupleExpr(let node) where node.elements.count == 1:
                for element in node.elements { walk(element.expression, expected: expected, parameter: parameter) }
            case .sequenceExpr(let node): walkSequence(Array(node.elements), expected: expected, parameter: parameter)
            case .ifExpr(let node):
                inside({ _ in }) { reader in
                    reader.walkConditions(node.conditions)
                    reader.conditionally { $0.walkBranch(node.body.statements, expected) }
                }
                if case .codeBlock(let block)? = node.elseBody { conditionally { $0.walkBranch(block.statements, expected) } }
                if case .ifExpr(let next)? = node.elseBody { conditionally { $0.walk(ExprSyntax(next), expected: expected) } }
            case .switchExpr(let node):
                walk(node.subject, expected: nil)
                conditionally { reader in
                    for item in node.cases {
                        if case .switchCase(let one) = item { reader.walkBranch(one.statements, expected) } else { reader.walkChildren(Syntax(item)) }
                    }
                }
            case .declReferenceExpr(let node): walkReference(ExprSyntax(node), Identifier.stripped(node.baseName.text))
            case .memberAccessExpr(let node): walkMember(node)
            case .keyPathExpr: break
            case .arrayExpr(let node):
                let element: ResolvedType? =
                    if let expected, case .array(let canonical) = expected.canonical, case .array(let spelled) = expected.spelled {
                        ResolvedType(spelled: spelled, canonical: canonical)
                    } else { nil }
                for item in node.elements { walk(item.expression, expected: element) }
            default: walkChildren(Syntax(expression))
            }
        }

        private mutating func walkBranch(_ items: CodeBlockItemListSyntax, _ expected: ResolvedType?) {
            if let only = WiringSyntax.onlyExpression(items) { walk(only, expected: expected ?? context.result) } else { walkStatements(items) }
        }

        /// Operands and operators, as they stand.
        private mutating func walkSequence(_ elements: [ExprSyntax], expected: ResolvedType?, parameter: String?) {
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self) {
                let isCertain = elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
                return walk(elements[0], expected: isCertain ? resolve(TypeReader.type(type.type)) : nil, parameter: parameter)
            }
            if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
                let target = assignedProperty(elements[0])
                let value = elements.count == 3 ? elements[2] : nil
                if let target, let value, case .holder(let holder)? = evaluate(value) { facts.links.append(.same(.container(target), holder)) }
                let written = target.flatMap { signatures.properties[$0] }
                let type = written.flatMap { resolve($0.type, as: context.path, file: $0.file) }
                if let value, target != nil, WiringSyntax.core(value).is(DeclReferenceExprSyntax.self) { return }
                if let value { return walk(value, expected: type, parameter: target?.split(separator: ".").last.map(String.init)) }
                return walkSequence(Array(elements.dropFirst(2)), expected: type, parameter: nil)
            }
            let isChoice = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
            for (position, element) in elements.enumerated() {
                if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                    conditionally { $0.walk(ternary.thenExpression, expected: expected) }
                    continue
                }
                let before = position > 0 ? elements[position - 1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
                let isLazy = ["??", "&&", "||"].contains(before) || position > 0 && elements[position - 1].is(UnresolvedTernaryExprSyntax.self)
                // What stands before `??` has another type than the whole.
                let type = elements.count == 1 || isChoice && isLazy ? expected : nil
                if isLazy {
                    conditionally { $0.walk(element, expected: type ?? (before == "??" ? expected : nil)) }
                } else {
                    walk(element, expected: type)
                }
            }
        }

        /// `Type.name` for `name` or `self.name` with a property of that name.
        private func assignedProperty(_ expression: ExprSyntax) -> String? {
            let expression = WiringSyntax.core(expression)
            if let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
                return Program.key(context.path + [Identifier.stripped(member.declName.baseName.text)])
            }
            guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, lookUp(name) == nil else { return nil }
            return Program.key(context.path + [Identifier.stripped(name)])
        }

        /// A closure of which nothing is known but that it may run.
        mutating func walkClosure(_ closure: ClosureExprSyntax) {
            let parameters = ClosureParameters.of(closure)
            for (name, type) in parameters { bind(name, Binding(type: type.flatMap { resolve($0) })) }
            // Those of a closure around it are out of its sight.
            if parameters.isEmpty { for number in 0..<ClosureParameters.shorthandCount(closure) { bind("$\(number)", Binding()) } }
            context.result = nil
            walkStatements(closure.statements)
        }

        // MARK: References

        private mutating func walkReference(_ expression: ExprSyntax, _ name: String) {
            if let binding = lookUp(name) {
                if case .holder(.asker)? = binding.value { noteUnknown() } else if case .holder(let holder)? = binding.value { escape(holder) }
                return
            }
            if context.selfHolder != nil { useHelper(name, of: context.selfHolder ?? .asker, arguments: [:]) }
            if name == "self", let holder = context.selfHolder { if holder == .asker { noteUnknown() } else { escape(holder) } }
        }

        /// What is handed to code that is not seen may be filled there.
        private mutating func escape(_ holder: Holder) { facts.links.append(.escapes(holder)) }

        private mutating func walkMember(_ node: MemberAccessExprSyntax) {
            let name = Identifier.stripped(node.declName.baseName.text)
            guard let base = node.base else { return }
            if case .declared(let property, let holder)? = evaluate(base), name == "wrappedValue" {
                return note(.property(property), of: holder, at: place(node.declName))
            }
            if case .holder(let holder)? = evaluate(base) { return useHelper(name, of: holder, arguments: [:]) }
            walk(base, expected: nil)
        }

        /// A member of a container that is the program's own: what it asks for is asked for here.
        mutating func useHelper(_ name: String, of holder: Holder, arguments: [String: Holder]) {
            guard let helper = signatures.helpers[name] else { return }
            facts.links.append(
                .calls(context.owner, function: helper.id, arguments: arguments.merging(["self": holder]) { $1 }, context.circumstance))
        }
    }

    /// The parameters of a closure, with their types where they are written.
    enum ClosureParameters {
        static func of(_ closure: ClosureExprSyntax) -> [(name: String, type: TypeExpression?)] {
            switch closure.signature?.parameterClause {
            case .simpleInput(let list)?: list.map { (Identifier.stripped($0.name.text), nil) }
            case .parameterClause(let clause)?:
                clause.parameters.map { (Identifier.stripped(($0.secondName ?? $0.firstName).text), $0.type.map { TypeReader.type($0) }) }
            case nil: []
            @unknown default: []
            }
        }

        /// How many of `$0`, `$1`… a closure without named parameters uses.
        static func shorthandCount(_ closure: ClosureExprSyntax) -> Int {
            let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
                if case .dollarIdentifier(let text) = token.tokenKind { Int(text.dropFirst()) } else { nil }
            }
            return (numbers.max() ?? -1) + 1
        }
    }
#endif
