#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // Properties and local variables.
    extension WiringReader {
        /// Wrappers that ask for the type of their property, and whether they ask at once.
        private static let injecting: [String: Bool] = [
            "Inject": true, "InjectLazy": false, "InjectProvider": false, "InjectWrapped": false, "DIState": false, "DIStateObject": false,
            "DIObservedObject": false,
        ]
        /// Wrappers that ask for a property of `Container`, likewise.
        private static let declaring: [String: Bool] = [
            "Dependency": true, "LazyDependency": false, "WeakLazyDependency": false, "DynamicDependency": false,
        ]

        mutating func walkVariables(_ node: VariableDeclSyntax) {
            let isLocal = bindings.count > 1
            let isProperty = !isLocal && !context.path.isEmpty
            if isProperty {
                let isStatic = WiringSyntax.isStatic(node)
                let type = Program.key(context.path)
                for binding in node.bindings {
                    if binding.initializer != nil || binding.accessorBlock == nil {
                        inside({ $0.owner = isStatic ? .program : .type(type) }) { reader in
                            reader.walkAttributes(of: node, binding)
                            reader.walkInitializer(of: binding, name: reader.propertyKey(binding))
                        }
                    }
                    if let accessors = binding.accessorBlock { walkAccessors(accessors, of: node, binding) }
                }
                return
            }
            for binding in node.bindings {
                walkAttributes(of: node, binding)
                walkInitializer(of: binding, name: nil)
                if let accessors = binding.accessorBlock { later { $0.walkChildren(Syntax(accessors)) } }
            }
            bindLocals(node)
        }

        private func propertyKey(_ binding: PatternBindingSyntax) -> String {
            Program.key(context.path + [Identifier.stripped(binding.pattern.trimmedDescription)])
        }

        private mutating func walkInitializer(of binding: PatternBindingSyntax, name: String?) {
            guard let value = binding.initializer?.value else { return }
            let type = binding.typeAnnotation.flatMap { resolve(TypeReader.type($0.type)) }
            if let name, case .holder(let holder)? = evaluate(value) { facts.links.append(.same(.container(name), holder)) }
            if WiringSyntax.core(value).is(DeclReferenceExprSyntax.self) { return }
            walk(value, expected: type, parameter: name == nil ? nil : binding.pattern.trimmedDescription)
        }

        private mutating func walkAccessors(_ accessors: AccessorBlockSyntax, of node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
            let name = Identifier.stripped(binding.pattern.trimmedDescription)
            let type = binding.typeAnnotation.map { TypeReader.type($0.type) }
            if context.selfHolder != nil, let type, let declared = WiringSyntax.declaredType(type), let resolved = resolve(declared) {
                declare(name, resolved, at: binding.pattern, DeclSyntax(node)) { $0.walkChildren(Syntax(accessors)) }
                return
            }
            let id = WiringSyntax.id(context.path, name, [])
            inside({ context in
                context.owner = .function(id)
                if case .asker? = context.selfHolder { context.selfHolder = .parameter(function: id, name: "self") }
            }) { reader in
                reader.context.result = type.flatMap { reader.resolve($0) }
                reader.walkChildren(Syntax(accessors))
            }
            facts.functions.insert(id)
        }

        /// Makes the names of local variables known to what follows.
        mutating func bindLocals(_ node: VariableDeclSyntax) {
            for binding in node.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let value = binding.initializer?.value
                bind(
                    Identifier.stripped(pattern.identifier.text),
                    Binding(
                        value: value.flatMap { evaluate($0) },
                        type: binding.typeAnnotation.flatMap { resolve(TypeReader.type($0.type)) } ?? value.flatMap { type(of: $0) },
                        initializer: node.bindingSpecifier.tokenKind == .keyword(.let) ? value : nil))
            }
        }

        // MARK: Wrappers

        private mutating func walkAttributes(of node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
            for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
                let names = attribute.attributeName.trimmedDescription.split(separator: ".").map(String.init)
                guard let name = names.last, names.count == 1 || names == ["DIKit", name] else { continue }
                var arguments: [LabeledExprSyntax] = []
                if case .argumentList(let list)? = attribute.arguments { arguments = Array(list) }
                let property = Identifier.stripped(binding.pattern.trimmedDescription)
                if names.count == 1, case .nominal? = program.meaning(of: name, in: scope) { continue }
                if let isAtOnce = Self.declaring[name], let path = arguments.first.flatMap({ WiringSyntax.property($0.expression) }) {
                    note(.property(path), of: .shared, at: place(attribute), isDeferred: !isAtOnce, parameter: property)
                } else if let isAtOnce = Self.injecting[name], let annotation = binding.typeAnnotation {
                    noteInjection(name, TypeReader.type(annotation.type), arguments, at: place(attribute), isAtOnce, property)
                }
            }
        }

        private mutating func noteInjection(
            _ wrapper: String, _ type: TypeExpression, _ arguments: [LabeledExprSyntax], at place: Place, _ isAtOnce: Bool, _ property: String
        ) {
            // A resolver of its own is another one than the process's.
            guard !arguments.contains(where: { ["resolver", "container"].contains($0.label?.text) }) else { return }
            guard let resolved = resolve(type) else { return noteUnknown() }
            let name = arguments.first { $0.label?.text == "named" }.map { self.name($0.expression) } ?? .none
            note(.key(key(resolved, named: name)), of: .shared, at: place, isDeferred: !isAtOnce, parameter: property)
        }
    }
#endif
