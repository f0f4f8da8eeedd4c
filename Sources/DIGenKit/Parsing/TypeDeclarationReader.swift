#if DIKIT_GENERATOR
    internal import SwiftSyntax

    // Nominal types, extensions, and their members.
    extension FileReader {
        mutating func readType(_ declaration: DeclSyntax, _ surroundings: Surroundings) {
            guard var fact = header(of: declaration, surroundings), let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
            var inner = surroundings
            inner.path = fact.path
            inner.availability = surroundings.availability + fact.traits.attributes.filter { $0.name == "available" }
            inner.memberAccess = fact.kind == .extension || fact.kind == .protocol ? fact.traits.access : nil
            var nested: [(DeclSyntax, Surroundings)] = []
            readMembers(group.memberBlock.members, of: &fact, inner, nested: &nested)
            facts.declarations.append(fact)
            for (declaration, surroundings) in nested { read(declaration, in: surroundings) }
        }

        private mutating func header(of declaration: DeclSyntax, _ surroundings: Surroundings) -> DeclarationFact? {
            func make(
                _ kind: DeclarationFact.Kind, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
                _ requirements: GenericWhereClauseSyntax?,
                _ inheritance: InheritanceClauseSyntax?
            ) -> DeclarationFact {
                var fact = DeclarationFact(
                    kind: kind, path: surroundings.path + [Identifier.stripped(name.text)], enclosing: surroundings.path,
                    traits: traits(of: declaration, at: name, surroundings))
                fact.generics =
                    generics?.parameters.map {
                        GenericParameterFact(
                            specifier: Self.specifier(of: $0), name: Identifier.stripped($0.name.text),
                            bound: $0.inheritedType.map { TypeReader.type($0) })
                    } ?? []
                fact.requirements = requirements?.flatText
                fact.inherited = inherited(inheritance)
                if kind == .protocol { fact.sameTypes = sameTypes(requirements) }
                return fact
            }
            switch declaration.as(DeclSyntaxEnum.self) {
            case .classDecl(let node): return make(.class, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
            case .structDecl(let node): return make(.struct, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
            case .enumDecl(let node): return make(.enum, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
            case .actorDecl(let node): return make(.actor, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
            case .protocolDecl(let node): return make(.protocol, node.name, nil, node.genericWhereClause, node.inheritanceClause)
            case .extensionDecl(let node):
                guard case .named(let components) = TypeReader.type(node.extendedType) else { return nil }
                var fact = DeclarationFact(
                    kind: .extension, path: components.map(\.name), enclosing: [],
                    traits: traits(of: declaration, at: node.extendedType, surroundings))
                fact.requirements = node.genericWhereClause?.flatText
                fact.inherited = inherited(node.inheritanceClause)
                return fact
            default: return nil
            }
        }

        /// The word before a generic parameter, whichever way this version of swift-syntax holds it.
        private static func specifier(of parameter: GenericParameterSyntax) -> String {
            let words = parameter.tokens(viewMode: .sourceAccurate).prefix { $0.id != parameter.name.id }.map(\.text)
            return words.last.map { ["let", "each"].contains($0) ? $0 + " " : "" } ?? ""
        }

        /// The associated types that a protocol's requirements make one with another type.
        private func sameTypes(_ clause: GenericWhereClauseSyntax?) -> [String: TypeExpression] {
            var types: [String: TypeExpression] = [:]
            for requirement in clause?.requirements ?? [] {
                // The sides are types in older versions of swift-syntax, choices of type and expression in newer ones.
                guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self), let left = Syntax(same.leftType).as(TypeSyntax.self),
                    let right = Syntax(same.rightType).as(TypeSyntax.self), case .named(let components) = TypeReader.type(left),
                    let name = components.last?.name
                else { continue }
                if components.count == 1 || components.map(\.name) == ["Self", name] { types[name] = TypeReader.type(right) }
            }
            return types
        }

        private func inherited(_ clause: InheritanceClauseSyntax?) -> [InheritanceFact] {
            clause?.inheritedTypes.map { inherited in
                guard let attributed = inherited.type.as(AttributedTypeSyntax.self) else {
                    return InheritanceFact(type: TypeReader.type(inherited.type), attributes: [], modifiers: [], place: place(of: inherited.type))
                }
                return InheritanceFact(
                    type: TypeReader.type(attributed.baseType), attributes: AttributeReader.attributes(attributed.attributes).map(\.name),
                    modifiers: TypeReader.specifiers(of: attributed).filter { $0 == "nonisolated" }, place: place(of: attributed.baseType))
            } ?? []
        }

        private mutating func readMembers(
            _ members: MemberBlockItemListSyntax, of fact: inout DeclarationFact, _ surroundings: Surroundings,
            nested: inout [(DeclSyntax, Surroundings)]
        ) {
            for member in members {
                let declaration = member.decl
                switch declaration.kind {
                case .ifConfigDecl:
                    guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { continue }
                    for (clause, condition) in ConditionReader.clauses(of: conditional) where !UnreadClauses.holds(clause, of: conditional) {
                        guard case .decls(let members) = clause.elements else { continue }
                        var inner = surroundings
                        inner.condition = surroundings.condition.and(condition)
                        readMembers(members, of: &fact, inner, nested: &nested)
                    }
                case .initializerDecl:
                    if let node = declaration.as(InitializerDeclSyntax.self) { fact.initializers.append(initializer(node, surroundings)) }
                case .functionDecl:
                    if let node = declaration.as(FunctionDeclSyntax.self) { fact.methods.append(method(node, surroundings)) }
                case .variableDecl:
                    if let node = declaration.as(VariableDeclSyntax.self) { readProperties(node, of: &fact, surroundings) }
                case .typeAliasDecl:
                    if let node = declaration.as(TypeAliasDeclSyntax.self) { fact.aliases.append(alias(node, surroundings)) }
                case .associatedTypeDecl:
                    if let node = declaration.as(AssociatedTypeDeclSyntax.self) { fact.associatedTypes.append(Identifier.stripped(node.name.text)) }
                case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
                    nested.append((declaration, surroundings))
                default:
                    break
                }
            }
        }

        // MARK: Members

        func traits(of declaration: some SyntaxProtocol, at node: some SyntaxProtocol, _ surroundings: Surroundings) -> MemberTraits {
            let attributed = declaration.asProtocol((any WithAttributesSyntax).self)
            let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
            var access: AccessLevel?
            var names: Set<String> = []
            for modifier in modifiers ?? [] {
                if modifier.detail == nil, let level = AccessLevel(keyword: modifier.name.text) { access = level }
                // `private(set)` says nothing of reading.
                if modifier.detail == nil { names.insert(modifier.name.text) }
                if let detail = modifier.detail, modifier.name.text == "nonisolated" { names.insert("nonisolated(\(detail.detail.text))") }
            }
            var attributes = surroundings.availability
            if let own = attributed?.attributes, !own.isEmpty { attributes += AttributeReader.attributes(own) }
            return MemberTraits(
                place: place(of: node), access: access ?? surroundings.memberAccess, modifiers: names, attributes: attributes,
                condition: surroundings.condition)
        }

        private func initializer(_ node: InitializerDeclSyntax, _ surroundings: Surroundings) -> InitializerFact {
            InitializerFact(
                traits: traits(of: node, at: node.initKeyword, surroundings),
                parameters: parameters(node.signature.parameterClause), effects: effects(node.signature.effectSpecifiers),
                isFailable: node.optionalMark != nil, isGeneric: node.genericParameterClause != nil)
        }

        private func method(_ node: FunctionDeclSyntax, _ surroundings: Surroundings) -> MethodFact {
            MethodFact(
                traits: traits(of: node, at: node.name, surroundings), name: Identifier.stripped(node.name.text),
                parameters: parameters(node.signature.parameterClause), effects: effects(node.signature.effectSpecifiers),
                result: node.signature.returnClause.map { TypeReader.type($0.type) }, isGeneric: node.genericParameterClause != nil)
        }

        private func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> Effects {
            guard let specifiers else { return Effects() }
            let neverThrows = specifiers.throwsClause?.type?.trimmedDescription == "Never"
            return Effects(isAsync: specifiers.asyncSpecifier != nil, isThrowing: specifiers.throwsClause != nil && !neverThrows)
        }

        private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
            clause.parameters.map { parameter in
                let label = Identifier.stripped(parameter.firstName.text)
                var specifiers = TypeReader.passing(parameter.type)
                if parameter.ellipsis != nil { specifiers.append("...") }
                return ParameterFact(
                    label: label == "_" ? nil : label, name: Identifier.stripped((parameter.secondName ?? parameter.firstName).text),
                    type: TypeReader.type(parameter.type), specifiers: specifiers, hasDefault: parameter.defaultValue != nil,
                    place: place(of: parameter.firstName))
            }
        }

        func alias(_ node: TypeAliasDeclSyntax, _ surroundings: Surroundings) -> AliasFact {
            AliasFact(
                traits: traits(of: node, at: node.name, surroundings), name: Identifier.stripped(node.name.text),
                generics: node.genericParameterClause?.parameters.map { Identifier.stripped($0.name.text) } ?? [],
                target: TypeReader.type(node.initializer.value))
        }

        private func readProperties(_ node: VariableDeclSyntax, of fact: inout DeclarationFact, _ surroundings: Surroundings) {
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            // `let first, second: Int`: a type is that of the names before it as well.
            var type: TypeSyntax?
            var properties: [PropertyFact] = []
            for binding in node.bindings.reversed() {
                type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
                let property = PropertyFact(
                    traits: traits(of: node, at: binding.pattern, surroundings), name: name.map { Identifier.stripped($0.text) },
                    type: type.map { TypeReader.type($0) }, isConstant: isConstant, hasInitialValue: binding.initializer != nil,
                    isImplicitlyUnwrapped: type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false)
                if Self.isStored(binding) {
                    properties.append(property)
                } else if fact.kind == .protocol || fact.kind == .class || fact.kind == .extension {
                    fact.requiredProperties.append(property)
                }
            }
            fact.properties += properties.reversed()
        }

        /// Whether the binding has storage: no accessor, or only observers.
        private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
            guard let accessors = binding.accessorBlock?.accessors else { return true }
            guard case .accessors(let accessors) = accessors else { return false }
            return accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        }
    }
#endif
