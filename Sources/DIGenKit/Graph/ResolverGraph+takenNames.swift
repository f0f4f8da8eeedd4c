// Methods of the user's that have the name of a generated one.
extension ResolverGraph {
    /// Whether a plan's method is the provider method itself, which is then called as it is: one more would be its default implementation.
    func isProviderItself(_ plan: Plan, of node: Node) -> Bool {
        guard case .provider(let provider) = plan.candidate.origin, Identifier.escaped(provider.method.name) == names[node.key] else { return false }
        return provider.method.parameters.map(\.label) == plan.signature.parameters.map(\.name)
            && plan.candidate.uses.map(\.type?.key) == plan.signature.parameters.map(\.type.key)
    }

    /// The user's own method that a generated one would declare once more.
    func helper(takingTheNameOf plan: Plan, of node: Node, in world: World) -> ResolverProtocol.Helper? {
        if resolver.helpers.isEmpty || isProviderItself(plan, of: node) { return nil }
        let labels = (node.isInjection ? ["_"] : []) + plan.signature.parameters.map(\.name)
        let fullName = "\(Identifier.stripped(names[node.key]))(\(labels.map { $0 + ":" }.joined()))"
        let types = (node.isInjection ? [node.type.key] : []) + plan.signature.parameters.map(\.type.key)
        let result = node.isInjection ? Key(text: TypeExpression.void.text) : node.type.key
        return resolver.helpers.first {
            $0.fullName == fullName && $0.types == types && $0.result == result && $0.condition.holds(in: world)
        }
    }
}
