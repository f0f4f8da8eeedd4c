/// Writes one generated method.
struct MethodText {
    let graph: ResolverGraph
    let node: Node
    let plan: Plan

    var text: String {
        var lines = plan.signature.availability.map(\.text)
        lines.append("\(declaration) {")
        lines += body.map { "    " + $0 }
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    // MARK: The declaration

    private var declaration: String {
        let signature = plan.signature
        // An extension of an isolated protocol is isolated already.
        let isolation = signature.isolation == graph.resolver.isolation ? Isolation.unstated : signature.isolation
        let words: String =
            switch isolation {
            case .actor: isolation.prefix + signature.access.prefix
            case .nonisolated, .unstated, .resolver: signature.access.prefix + isolation.prefix
            }
        let result = node.isInjection ? "" : " -> \(node.type.spelled.text)"
        let requirements = node.requirements.map { " \($0)" } ?? ""
        return "\(words)func \(graph.names[node.key])\(generics)(\(parameters))\(signature.effects.declarationSuffix)\(result)\(requirements)"
    }

    private var generics: String {
        guard !node.generics.isEmpty else { return "" }
        let parameters = node.generics.map { $0.specifier + Identifier.escaped($0.name) + ($0.bound.map { ": \($0.text)" } ?? "") }
        return "<\(parameters.joined(separator: ", "))>"
    }

    private var parameters: String {
        let own = node.isInjection ? ["_ \(Identifier.escaped(instanceName)): \(node.type.spelled.text)"] : []
        let others = plan.signature.parameters.map { parameter in
            let sending = parameter.isSending ? "sending " : ""
            let inner = inner(parameter.name) == parameter.name ? "" : " \(inner(parameter.name))"
            return "\(Identifier.parameter(parameter.name))\(inner): \(sending)\(typeText(of: parameter))"
        }
        return (own + others).joined(separator: ", ")
    }

    /// What a parameter is called in the body.
    private func inner(_ name: String) -> String { Identifier.unusable.contains(name) ? name + "Parameter" : name }

    /// A closure is kept, and so is what an alias of one names.
    private func typeText(of parameter: Signature.Parameter) -> String {
        guard case .function = parameter.type.canonical else { return parameter.type.spelled.text }
        if case .function = parameter.type.spelled { return parameter.type.spelled.parameterText }
        return "@escaping \(parameter.type.spelled.text)"
    }

    private var instanceName: String { Identifier.lowercasedFirstWord(graph.resolver.name.isEmpty ? "" : node.type.spelled.lastName) }

    // MARK: The body

    private var body: [String] {
        var taken = Set(plan.signature.parameters.map { inner($0.name) }).union(Identifier.unusable)
        // A local value hides the type that is called.
        if case .named(let components) = node.type.spelled { taken.insert(components[0].name) }
        if node.isInjection { taken.insert(instanceName) }
        var lines: [String] = []
        var arguments: [String] = []
        let locals = plan.supplies.map { use, supply -> String in
            switch supply {
            case .parameter(let name): return inner(name)
            case .omitted: return ""
            case .call, .deferred:
                var name = use.name
                while taken.contains(name) { name += "Dependency" }
                taken.insert(name)
                return name
            }
        }
        for ((use, supply), local) in zip(plan.supplies, locals) {
            switch supply {
            case .omitted: continue
            case .parameter: break
            case .call(let key, let given):
                lines.append("let \(Identifier.escaped(local)): \(typeText(of: use)) = \(call(key, given, taken))")
            case .deferred(let key, let deferral, let given):
                lines.append("let \(Identifier.escaped(local)): \(typeText(of: use)) = \(closure(key, deferral, given, for: use))")
            }
            arguments.append((use.label.map { "\(Identifier.label($0)): " } ?? "") + Identifier.escaped(local))
        }
        if isTypeHidden { lines.insert("typealias Made = \(node.type.spelled.text)", at: 0) }
        return lines + [final(arguments.joined(separator: ", "), taken)]
    }

    private func typeText(of use: Use) -> String { use.type?.spelled.text ?? "" }

    /// Whether a parameter has the name of the type that is made, which an expression then does not reach.
    private var isTypeHidden: Bool {
        guard case .named(let components) = node.type.spelled, plan.candidate.origin.type != nil else { return false }
        return plan.signature.parameters.contains { $0.name == components[0].name }
    }

    private func final(_ arguments: String, _ taken: Set<String>) -> String {
        let type = isTypeHidden ? "Made" : node.type.spelled.text
        let effects = plan.candidate.effects.callPrefix
        switch plan.candidate.origin {
        case .provider(let provider):
            let name = provider.method.name
            return "return \(effects)\(taken.contains(name) ? "self." : "")\(Identifier.escaped(name))(\(arguments))"
        case .initializer:
            return "return \(effects)\(type)(dependency: .init(\(arguments)))"
        case .factoryMethod:
            return "return \(effects)\(type).makeInstance(dependency: .init(\(arguments)))"
        case .property:
            return "\(Identifier.escaped(instanceName)).dependency = \(effects)\(type).Dependency(\(arguments))"
        }
    }

    private func call(_ key: Key, _ arguments: [Supply.Argument], _ taken: Set<String>) -> String {
        let name = graph.names[key]
        return "\(effects(of: key).callPrefix)\(taken.contains(name) ? "self." : "")\(name)(\(text(arguments)))"
    }

    private func closure(_ key: Key, _ deferral: Deferral, _ arguments: [Supply.Argument], for use: Use) -> String {
        var effects = effects(of: key)
        effects.isAsync = effects.isAsync || plan.hops.contains(use.place)
        let closure = "{ \(effects.callPrefix)self.\(graph.names[key])(\(text(arguments))) }"
        switch deferral {
        case .wrapper: return ".init(with: \(closure))"
        case .function: return closure
        }
    }

    private func text(_ arguments: [Supply.Argument]) -> String {
        arguments.map { "\(Identifier.label($0.label)): \(Identifier.escaped(inner($0.value)))" }.joined(separator: ", ")
    }

    /// The effects of another method in a world where this plan holds.
    private func effects(of key: Key) -> Effects { plan.calleeEffects[key] ?? Effects() }
}

extension TypeExpression {
    /// The last name: `Cell` of `Profile.Cell`.
    var lastName: String {
        if case .named(let components) = self { components.last?.name ?? "" } else { "" }
    }
}
