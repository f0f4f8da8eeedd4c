#if DIKIT_GENERATOR
    internal import SwiftSyntax

    /// Reads what other files have to know of one: constants, functions, and what holds containers.
    struct SignatureReader {
        private let file: Int
        private let place: (AbsolutePosition) -> Place
        private var result = WiringSignatures()

        static func read(_ tree: SourceFileSyntax, file: Int, place: @escaping (AbsolutePosition) -> Place) -> WiringSignatures {
            var reader = SignatureReader(file: file, place: place)
            // A script's variables are its own.
            let isScript = tree.statements.contains { if case .decl = $0.item { false } else { true } }
            for item in tree.statements {
                if case .decl(let declaration) = item.item { reader.read(declaration, in: [], isScript: isScript, access: nil) }
            }
            return reader.result
        }

        private init(file: Int, place: @escaping (AbsolutePosition) -> Place) {
            self.file = file
            self.place = place
        }

        private mutating func read(_ declaration: DeclSyntax, in path: [String], isScript: Bool = false, access: AccessLevel?) {
            switch declaration.as(DeclSyntaxEnum.self) {
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: readGroup(declaration, in: path)
            case .ifConfigDecl(let node):
                for clause in node.clauses {
                    if case .statements(let statements) = clause.elements {
                        for case .decl(let inner) in statements.map(\.item) { read(inner, in: path, access: access) }
                    } else if case .decls(let members) = clause.elements {
                        for member in members { read(member.decl, in: path, access: access) }
                    }
                }
            case .functionDecl(let node): readFunction(node, in: path, access)
            case .initializerDecl(let node):
                let parameters = WiringSyntax.parameters(node.signature.parameterClause, place: place)
                add(
                    .init(
                        id: WiringSyntax.id(path, "init", parameters), name: "init", owner: path.joined(separator: "."), parameters: parameters,
                        result: nil, file: file, isGeneric: node.genericParameterClause != nil))
            case .variableDecl(let node): if !isScript || !path.isEmpty { readVariable(node, in: path, access) }
            case .enumCaseDecl(let node):
                for element in node.elements {
                    let name = Identifier.stripped(element.name.text)
                    let text = element.rawValue.map { WiringSyntax.text($0.value) } ?? name
                    if let text { result.texts[(path + [name]).joined(separator: ".")] = text }
                }
            default: break
            }
        }

        private mutating func readGroup(_ declaration: DeclSyntax, in path: [String]) {
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self), let name = WiringSyntax.path(of: declaration, in: path) else {
                return
            }
            let access = WiringSyntax.access(of: declaration)
            for member in group.memberBlock.members {
                read(member.decl, in: name, access: declaration.is(ExtensionDeclSyntax.self) ? access : nil)
            }
        }

        private mutating func add(_ function: WiringSignatures.Function) { result.functions[function.name, default: []].append(function) }

        private mutating func readFunction(_ node: FunctionDeclSyntax, in path: [String], _ access: AccessLevel?) {
            let parameters = WiringSyntax.parameters(node.signature.parameterClause, place: place)
            let name = Identifier.stripped(node.name.text)
            let function = WiringSignatures.Function(
                id: WiringSyntax.id(path, name, parameters), name: name, owner: path.isEmpty ? nil : path.joined(separator: "."),
                parameters: parameters, result: node.signature.returnClause.map { TypeReader.type($0.type) }, file: file,
                isGeneric: node.genericParameterClause != nil)
            if WiringSyntax.isHolder(path) {
                if let type = function.result.flatMap(WiringSyntax.declaredType), !function.isGeneric {
                    declare(name, type, place(node.name.positionAfterSkippingLeadingTrivia), WiringSyntax.access(of: DeclSyntax(node)) ?? access)
                    return
                }
                var helper = function
                helper.lifetime = node.body.flatMap(Self.lifetime)
                result.helpers[name] = helper
            }
            add(function)
        }

        /// The first argument of `self(.unique, …)` in a body.
        private static func lifetime(in body: CodeBlockSyntax) -> String? {
            func find(_ node: Syntax) -> String? {
                if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "self",
                    let first = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
                {
                    return first.declName.baseName.text
                }
                return node.children(viewMode: .sourceAccurate).lazy.compactMap(find).first
            }
            return find(Syntax(body))
        }

        private mutating func declare(_ name: String, _ type: TypeExpression, _ place: Place, _ access: AccessLevel?) {
            result.declared[name, default: []].append(.init(type: type, place: place, access: access ?? .internal, file: file))
        }

        private mutating func readVariable(_ node: VariableDeclSyntax, in path: [String], _ access: AccessLevel?) {
            for binding in node.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let name = Identifier.stripped(pattern.identifier.text)
                let key = (path + [name]).joined(separator: ".")
                let type = binding.typeAnnotation.map { TypeReader.type($0.type) }
                let value = binding.initializer?.value ?? WiringSyntax.getterExpression(binding)
                if let text = value.flatMap(WiringSyntax.text) { result.texts[key] = text }
                if let value, path == ["Lifetime"], WiringSyntax.calledName(value).map({ ["Cached", "Lifetime", "init"].contains($0) }) == true {
                    result.lifetimes.insert(name)
                }
                if WiringSyntax.isHolder(path), binding.accessorBlock != nil {
                    if let declared = type.flatMap(WiringSyntax.declaredType) {
                        declare(
                            name, declared, place(pattern.positionAfterSkippingLeadingTrivia), WiringSyntax.access(of: DeclSyntax(node)) ?? access)
                        continue
                    }
                    result.helpers[name] = .init(
                        id: WiringSyntax.id(path, name, []), name: name, owner: path.joined(separator: "."), parameters: [], result: type, file: file,
                        isGeneric: false)
                }
                if let type = type ?? value.flatMap({ WiringSyntax.constructedType($0) }) { result.properties[key] = (type, file) }
                let holds = type.map(WiringSyntax.isContainer) ?? value.map(WiringSyntax.makesContainer) ?? false
                if holds, binding.accessorBlock == nil { result.containers[key] = key }
            }
        }
    }
#endif
