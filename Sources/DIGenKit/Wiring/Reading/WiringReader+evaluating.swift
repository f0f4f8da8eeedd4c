#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // What expressions stand for.
    extension WiringReader {
        /// The container, registration or declared dependency that an expression is; nil for all else. What it registers or makes is noted once.
        mutating func evaluate(_ expression: ExprSyntax) -> Value? {
            let expression = WiringSyntax.core(expression)
            switch expression.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let node): return evaluate(named: Identifier.stripped(node.baseName.text))
            case .memberAccessExpr(let node): return evaluate(node)
            case .functionCallExpr(let call): return evaluate(call)
            case .sequenceExpr(let node):
                guard let second = node.elements.dropFirst().first, let first = node.elements.first else { return nil }
                guard second.is(UnresolvedAsExprSyntax.self) || second.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
                return evaluate(first)
            default: return nil
            }
        }

        private func evaluate(named name: String) -> Value? {
            if name == "self" { return context.selfHolder.map { .holder($0) } }
            if let binding = lookUp(name) { return binding.value }
            if let holder = context.selfHolder, signatures.declared[name] != nil { return .declared(name, holder) }
            if !context.path.isEmpty, let property = containerProperty(name) { return .holder(.container(property)) }
            return signatures.containers[name].map { .holder(.container($0)) }
        }

        /// The property of a type around this place that holds a container.
        private func containerProperty(_ name: String) -> String? {
            var path = context.path
            while !path.isEmpty {
                if let found = signatures.containers[Program.key(path + [name])] { return found }
                path.removeLast()
            }
            return nil
        }

        private mutating func evaluate(_ node: MemberAccessExprSyntax) -> Value? {
            let name = Identifier.stripped(node.declName.baseName.text)
            guard let base = node.base else { return nil }
            switch (base.trimmedDescription, name) {
            case ("Container", "shared"), ("DIKit.Container", "shared"), ("DIContainer", "instance"), ("InjectSettings", "resolver"),
                ("InjectSettings", "container"):
                return .holder(.shared)
            default: break
            }
            if base.trimmedDescription == "self", context.selfHolder == nil { return containerProperty(name).map { .holder(.container($0)) } }
            if case .holder(let holder)? = evaluate(base) {
                if ["isolatedMain", "container", "replacing"].contains(name) { return .holder(holder) }
                return signatures.declared[name] != nil ? .declared(name, holder) : nil
            }
            // A static property that holds a container.
            if let path = WiringSyntax.names(of: ExprSyntax(node)) { return signatures.containers[Program.key(path)].map { .holder(.container($0)) } }
            return nil
        }

        private mutating func evaluate(_ call: FunctionCallExprSyntax) -> Value? {
            let called = WiringSyntax.core(call.calledExpression)
            if let names = WiringSyntax.names(of: called), let last = names.last {
                let isType = names.count == 1 || names.count == 2 && ["DIKit", "SwiftInjection"].contains(names[0])
                if isType, WiringSyntax.containerTypes.contains(last), lookUp(last) == nil { return .holder(container(made: call)) }
            }
            if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
                let name = Identifier.stripped(member.declName.baseName.text)
                switch (evaluate(base), name) {
                case (.holder(let holder)?, "child"): return .holder(container(at: call) { $0.parent = holder })
                case (.holder(let holder)?, _) where Self.registering.contains(name):
                    return .registration(register(call, name, in: holder, at: ExprSyntax(member.declName)))
                case (.holder(let holder)?, "provide"): return provide(call, in: holder, at: ExprSyntax(member.declName)).map { .registration($0) }
                case (.holder(let holder)?, "registration"): return .found(holder, lookedUp(call))
                case (.registration(let index)?, "implements"):
                    let own = facts.registrations[index]
                    addAlias(call, of: own.key, in: own.holder, own.isOpen, own.circumstance, at: member.declName)
                    return .registration(index)
                case (.found(let holder, let key)?, "implements"):
                    addAlias(call, of: key, in: holder, false, context.circumstance, at: member.declName)
                    return .found(holder, key)
                default: return nil
                }
            }
            guard let name = called.as(DeclReferenceExprSyntax.self).map({ Identifier.stripped($0.baseName.text) }), lookUp(name) == nil else {
                return nil
            }
            if let holder = context.selfHolder {
                if Self.registering.contains(name) { return .registration(register(call, name, in: holder, at: called)) }
                if name == "provide" { return provide(call, in: holder, at: called).map { .registration($0) } }
                if name == "child" { return .holder(container(at: call) { $0.parent = holder }) }
            }
            let functions = (signatures.functions[name] ?? []).filter { $0.result.map(WiringSyntax.isContainer) == true }
            guard functions.count == 1, let function = functions.first, function.owner == nil || function.owner == Program.key(context.path) else {
                return nil
            }
            return .holder(.container("result of \(function.id)"))
        }

        // MARK: Containers

        private mutating func container(at call: FunctionCallExprSyntax, _ change: (inout ContainerFact) -> Void) -> Holder {
            if let known = containerHolders[call.id] { return known }
            let place = place(call)
            var fact = ContainerFact(id: "\(place)", place: place)
            change(&fact)
            facts.containers.append(fact)
            let holder = Holder.container(fact.id)
            containerHolders[call.id] = holder
            return holder
        }

        private mutating func container(made call: FunctionCallExprSyntax) -> Holder {
            if let known = containerHolders[call.id] { return known }
            // `DIContainer(container)` is a face of that container.
            if let first = call.arguments.first, first.label == nil {
                guard case .holder(let holder)? = evaluate(first.expression) else { return container(at: call) { $0.isOpen = true } }
                containerHolders[call.id] = holder
                return holder
            }
            var label = ""
            var listed: [ExprSyntax] = []
            var parent: ExprSyntax?
            for argument in call.arguments {
                label = argument.label?.text ?? label
                if label == "assemblies" { listed.append(argument.expression) }
                if label == "parent" { parent = argument.expression }
            }
            let found = units(in: listed)
            let parentHolder: Holder? = parent.flatMap { if case .holder(let holder)? = evaluate($0) { holder } else { nil } }
            let resolver = parentHolder == nil ? parent.flatMap { type(of: $0) } : nil
            return container(at: call) { fact in
                fact.units = found.units
                fact.isOpen = found.isOpen || parent != nil && parentHolder == nil && resolver == nil
                fact.parent = parentHolder
                fact.resolver = resolver?.canonical.text
            }
        }
    }
#endif
