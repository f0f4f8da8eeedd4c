#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // Types, functions and properties.
    extension WiringReader {
        mutating func walk(_ declaration: DeclSyntax) {
            switch declaration.as(DeclSyntaxEnum.self) {
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: walkType(declaration)
            case .functionDecl(let node): walkFunction(node)
            case .initializerDecl(let node): walkInitializer(node)
            case .variableDecl(let node): walkVariables(node)
            case .ifConfigDecl(let node):
                for clause in node.clauses {
                    let before = context
                    context.circumstance.isConditional = true
                    if case .statements(let statements) = clause.elements {
                        for statement in statements { walk(Syntax(statement.item)) }
                    } else if case .decls(let members) = clause.elements {
                        for member in members { walk(member.decl) }
                    }
                    context = before
                }
            case .deinitializerDecl(let node): node.body.map { body in inside({ _ in }) { $0.walkStatements(body.statements) } }
            case .subscriptDecl(let node):
                if let accessors = node.accessorBlock { later { reader in reader.walkChildren(Syntax(accessors)) } }
            default: break
            }
        }

        private mutating func walkType(_ declaration: DeclSyntax) {
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self), var path = WiringSyntax.path(of: declaration, in: context.path)
            else {
                return
            }
            if declaration.is(ExtensionDeclSyntax.self), let found = program.nominalPaths(of: .path(path), enclosing: [], file: file).first {
                path = found
            }
            if group.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" }) {
                facts.hasEntryPoint = true
            }
            let isHolder = WiringSyntax.isHolder(path)
            let unit = unitName(of: group, path)
            inside({ context in
                context = Context(circumstance: Circumstance(isConditional: context.circumstance.isConditional), path: path, unit: unit)
                context.selfHolder = isHolder ? .asker : nil
            }) { reader in
                // Nothing of a body around a type is seen in it.
                let outer = reader.bindings
                reader.bindings = [[:]]
                for member in group.memberBlock.members { reader.walk(member.decl) }
                reader.bindings = outer
            }
        }

        // MARK: Assemblies and modules

        /// The name of an assembly or a module, whose declaration is then noted.
        private mutating func unitName(of group: any DeclGroupSyntax, _ path: [String]) -> String? {
            let key = Program.key(path)
            let functions = group.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            let fills = functions.contains { function in
                let parameters = function.signature.parameterClause.parameters
                guard parameters.count == 1, let only = parameters.first else { return false }
                return function.name.text == "assemble" && only.firstName.text == "with"
                    || function.name.text == "load" && only.firstName.text == "container" && only.type.trimmedDescription.hasSuffix("DIContainer")
            }
            let isUnit =
                fills
                || (program.nominals[key]?.all ?? []).contains {
                    $0.inherited.contains { ["Assembly", "DIModule"].contains($0.type.names.last?.last) }
                }
            guard isUnit else { return nil }
            var unit = facts.units[key] ?? UnitFact(place: place(group.memberBlock))
            for member in group.memberBlock.members {
                guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings {
                    switch binding.pattern.trimmedDescription {
                    case "dependencies":
                        let (units, isOpen) = units(in: binding.initializer?.value ?? WiringSyntax.getterExpression(binding))
                        unit.dependencies += units
                        unit.isOpen = unit.isOpen || isOpen
                    case "id": unit.isReplacing = true
                    default: break
                    }
                }
            }
            facts.units[key] = unit
            return key
        }

        /// The assemblies that an expression lists, and whether there may be more.
        func units(in expression: ExprSyntax?) -> (units: [String], isOpen: Bool) {
            guard let expression = expression.map(WiringSyntax.core) else { return ([], true) }
            if let array = expression.as(ArrayExprSyntax.self) { return units(in: array.elements.map(\.expression)) }
            if let sequence = expression.as(SequenceExprSyntax.self) {
                let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
                guard operators.count * 2 + 1 == sequence.elements.count, operators.allSatisfy({ $0 == "+" }) else { return ([], true) }
                return units(in: sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) })
            }
            if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let binding = lookUp(name) {
                if binding.isEmptyByDefault { return ([], false) }
                if let initializer = binding.initializer { return units(in: initializer) }
            }
            guard let type = WiringSyntax.constructedType(expression), let resolved = resolve(type), case .named(let components) = resolved.canonical,
                program.nominals[Program.key(components.map(\.name))]?.declarations.isEmpty == false
            else { return ([], true) }
            return ([Program.key(components.map(\.name))], false)
        }

        func units(in expressions: [ExprSyntax]) -> (units: [String], isOpen: Bool) {
            expressions.map { units(in: $0) }.reduce(into: ([], false)) { result, next in
                result = (result.0 + next.units, result.1 || next.isOpen)
            }
        }

        // MARK: Functions

        private mutating func walkFunction(_ node: FunctionDeclSyntax) {
            guard let body = node.body else { return }
            let name = Identifier.stripped(node.name.text)
            let parameters = WiringSyntax.parameters(node.signature.parameterClause) { [path] _ in Place(path: path, line: 1, column: 1) }
            let id = WiringSyntax.id(context.path, name, parameters)
            let result = node.signature.returnClause.map { TypeReader.type($0.type) }
            if context.selfHolder != nil, let result, let type = WiringSyntax.declaredType(result), node.genericParameterClause == nil,
                let resolved = resolve(type)
            {
                declare(name, resolved, at: node.name, DeclSyntax(node)) { $0.walkStatements(body.statements) }
                return
            }
            let isAssembling = context.unit != nil && parameters.count == 1 && ["assemble", "load"].contains(name)
            let isLocal = bindings.count > 1
            let path = path
            inside({ context in
                if isLocal { context.circumstance.isDeferred = true } else { context.owner = .function(id) }
                if name == "autoRegister" && context.selfHolder != nil { context.owner = .program }
                if case .asker? = context.selfHolder, name != "autoRegister" { context.selfHolder = .parameter(function: id, name: "self") }
                if name == "autoRegister", context.selfHolder != nil { context.selfHolder = .shared }
                context.result = nil
                if !isLocal { context.site = isAssembling ? "" : "\(path) \(id)" }
                context.generics.formUnion((node.genericParameterClause?.parameters ?? []).map { $0.name.text })
            }) { reader in
                if let result, !WiringSyntax.isHolder(result) { reader.context.result = reader.resolve(result) }
                reader.bindParameters(node.signature.parameterClause, of: id, unit: isAssembling ? reader.context.unit : nil)
                if let result, WiringSyntax.isContainer(result), let only = WiringSyntax.onlyExpression(body.statements) ?? reader.returned(body),
                    case .holder(let holder)? = reader.evaluate(only)
                {
                    reader.facts.links.append(.same(.container("result of \(id)"), holder))
                }
                reader.walkBody(body.statements)
            }
            facts.functions.insert(id)
        }

        /// The expression of the last statement, if that returns.
        private mutating func returned(_ body: CodeBlockSyntax) -> ExprSyntax? {
            guard case .stmt(let statement)? = body.statements.last?.item, let node = statement.as(ReturnStmtSyntax.self) else { return nil }
            // What it names is bound by the statements before it.
            for item in body.statements.dropLast() {
                if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) { bindLocals(variable) }
            }
            return node.expression
        }

        mutating func bindParameters(_ clause: FunctionParameterClauseSyntax, of id: String, unit: String? = nil) {
            for parameter in clause.parameters {
                let name = Identifier.stripped((parameter.secondName ?? parameter.firstName).text)
                let type = TypeReader.type(parameter.type)
                var binding = Binding(value: nil, type: resolve(type))
                if let unit {
                    binding.value = .holder(.unit(unit))
                } else if WiringSyntax.isHolder(type) {
                    binding.value = .holder(.parameter(function: id, name: name))
                }
                let value = parameter.defaultValue?.value.as(ArrayExprSyntax.self)
                binding.isEmptyByDefault = value.map { $0.elements.isEmpty } ?? (parameter.ellipsis != nil)
                bind(name, binding)
            }
        }

        private mutating func walkInitializer(_ node: InitializerDeclSyntax) {
            guard let body = node.body else { return }
            let parameters = WiringSyntax.parameters(node.signature.parameterClause) { [path] _ in Place(path: path, line: 1, column: 1) }
            let id = WiringSyntax.id(context.path, "init", parameters)
            let path = path
            inside({ context in
                context.owner = .type(Program.key(context.path))
                if case .asker? = context.selfHolder { context.selfHolder = .parameter(function: id, name: "self") }
                context.result = nil
                context.site = "\(path) \(id)"
                context.generics.formUnion((node.genericParameterClause?.parameters ?? []).map { $0.name.text })
            }) { reader in
                reader.bindParameters(node.signature.parameterClause, of: id)
                reader.walkStatements(body.statements)
            }
            facts.functions.insert(id)
        }

        /// Notes a declared dependency and what its closures ask for.
        mutating func declare(
            _ name: String, _ type: ResolvedType, at node: some SyntaxProtocol, _ declaration: DeclSyntax, _ body: (inout Self) -> Void
        ) {
            let index = facts.declared.count
            facts.declared.append(
                DeclaredFact(
                    name: name, type: type, lifetime: .unknown, isPromise: false, place: place(node),
                    access: WiringSyntax.access(of: declaration) ?? signatures.declared[name]?.first?.access ?? .internal, file: file, isKnown: true))
            inside({ context in
                context.owner = .declared(name)
                context.selfHolder = .asker
                context.result = nil
            }) { reader in
                reader.declaring = index
                body(&reader)
                reader.declaring = nil
            }
        }
    }
#endif
