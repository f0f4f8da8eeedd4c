#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // Types of expressions and of parameters, as far as the sources tell them.
    extension WiringReader {
        /// The type that an expression has; nil where only the compiler knows.
        func type(of expression: ExprSyntax) -> ResolvedType? {
            let expression = WiringSyntax.core(expression)
            switch expression.as(ExprSyntaxEnum.self) {
            case .stringLiteralExpr: return resolve(.name("String"))
            case .integerLiteralExpr: return resolve(.name("Int"))
            case .floatLiteralExpr: return resolve(.name("Double"))
            case .booleanLiteralExpr: return resolve(.name("Bool"))
            case .declReferenceExpr(let node):
                let name = Identifier.stripped(node.baseName.text)
                if let binding = lookUp(name) { return binding.type }
                return property(name, of: context.path)
            case .memberAccessExpr(let node):
                let name = Identifier.stripped(node.declName.baseName.text)
                guard let base = node.base else { return nil }
                if base.trimmedDescription == "self" { return property(name, of: context.path) }
                guard let path = WiringSyntax.names(of: base), path.last?.first?.isUppercase == true else { return nil }
                return property(name, of: path)
            case .sequenceExpr(let node):
                let elements = Array(node.elements)
                guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                    let type = elements[2].as(TypeExprSyntax.self)
                else { return nil }
                return resolve(TypeReader.type(type.type))
            case .functionCallExpr(let call): return result(of: call)
            default: return nil
            }
        }

        private func property(_ name: String, of path: [String]) -> ResolvedType? {
            guard let found = signatures.properties[Program.key(path + [name])] else { return nil }
            return resolve(found.type, as: path, file: found.file)
        }

        private func result(of call: FunctionCallExprSyntax) -> ResolvedType? {
            let called = WiringSyntax.core(call.calledExpression)
            if let name = WiringSyntax.name(of: called), Self.requesting.contains(name) || name == "inject",
                let type = call.arguments.first.flatMap({ $0.label == nil ? WiringSyntax.metatype($0.expression) : nil })
            {
                return resolve(type)
            }
            if let type = WiringSyntax.constructedType(ExprSyntax(call)), let resolved = resolve(type) { return concrete(resolved) }
            guard let name = WiringSyntax.name(of: called) else { return nil }
            let owner = called.as(MemberAccessExprSyntax.self)?.base.flatMap(WiringSyntax.names).map { Program.key($0) }
            let functions = (signatures.functions[name] ?? []).filter { $0.owner == owner || owner == nil && $0.owner == Program.key(context.path) }
            guard functions.count == 1, let function = functions.first, !function.isGeneric, let result = function.result else { return nil }
            return resolve(result, as: function.owner?.split(separator: ".").map(String.init) ?? [], file: function.file)
        }

        /// A generic type without its arguments is none.
        private func concrete(_ type: ResolvedType) -> ResolvedType? {
            guard case .named(let components) = type.canonical else { return type }
            let nominal = program.nominals[Program.key(components.map(\.name))]
            if nominal?.kind == .protocol { return nil }
            guard let generics = nominal?.generics, !generics.isEmpty else { return type }
            let arguments = components.last?.arguments ?? []
            return arguments.isEmpty || arguments.map(\.text) == generics.map(\.name) ? nil : type
        }

        /// The type that a closure or an initialiser makes.
        func madeType(_ maker: ExprSyntax) -> ResolvedType? {
            let maker = WiringSyntax.core(maker)
            if let closure = maker.as(ClosureExprSyntax.self) {
                if let written = closure.signature?.returnClause { return resolve(TypeReader.type(written.type)) }
                guard let only = WiringSyntax.onlyExpression(closure.statements) else { return nil }
                var reader = self
                for (name, type) in ClosureParameters.of(closure) { reader.bind(name, Binding(type: type.flatMap { resolve($0) })) }
                return reader.type(of: only)
            }
            if let sequence = maker.as(SequenceExprSyntax.self), let type = sequence.elements.last?.as(TypeExprSyntax.self),
                case .function(let function) = TypeReader.type(type.type)
            {
                return resolve(function.result)
            }
            guard let member = maker.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base else {
                return nil
            }
            return WiringSyntax.type(base).flatMap { resolve($0) }.flatMap(concrete)
        }

        // MARK: Keys

        func key(_ type: ResolvedType, named name: WiringKey.Name = .none) -> WiringKey {
            var type = type
            var isOptional = false
            while case .optional(let canonical) = type.canonical {
                let spelled = if case .optional(let inner) = type.spelled { inner } else { canonical }
                type = ResolvedType(spelled: spelled, canonical: canonical)
                isOptional = true
            }
            return WiringKey(type: type, name: name, isOptional: isOptional)
        }

        /// A name as it is written: a literal, or a constant of these sources.
        func name(_ expression: ExprSyntax) -> WiringKey.Name {
            let expression = WiringSyntax.core(expression)
            if let text = WiringSyntax.text(expression) { return .text(text) }
            if expression.is(NilLiteralExprSyntax.self) { return .none }
            var keys: [String] = []
            if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
                keys = ["String.\(member.declName.baseName.text)"]
            } else if let names = WiringSyntax.names(of: expression) {
                let path = names.last == "rawValue" ? Array(names.dropLast()) : names
                keys = [Program.key(context.path + path), Program.key(path)]
                if path.first == "Self" { keys.append(Program.key(context.path + path.dropFirst())) }
                if path.count == 1, lookUp(path[0]) != nil {
                    guard let initializer = lookUp(path[0])?.initializer else { return .unknown }
                    return name(initializer)
                }
            }
            let text = keys.lazy.compactMap { signatures.texts[$0] }.first
            return text.map { $0.isEmpty ? .unknown : .text($0) } ?? .unknown
        }
    }
#endif
