internal import DIGraph

// What generated resolvers make.
extension WiringAssembler {
    mutating func addGenerated() {
        let conformances = program.conformances()
        let types = InjectableBuilder(program: program, conformances: conformances).build()
        let resolvers = ResolverBuilder(program: program, conformances: conformances).build().sorted { $0.key < $1.key }
        let reach = Reach(program: program, resolvers: resolvers, types: types)
        var numbers: [String: Int] = [:]
        for resolver in resolvers {
            let generated = ResolverGraph(program: program, resolver: resolver, types: types, reach: reach)
            guard !generated.methods.isEmpty else { continue }
            let scope = graph.scopes.count
            numbers[resolver.key] = scope
            // A conformer may answer to more in a way of its own.
            graph.scopes.append(.init(name: resolver.name, kind: .resolver, mayAnswerMore: true))
            for method in generated.methods where !method.node.isInjection && method.node.generics.isEmpty { add(method, to: scope) }
        }
        for fact in index.containers {
            guard let resolver = fact.resolver, let scope = scopes[index.canonical(.container(fact.id))] else { continue }
            let through = (conformances[resolver] ?? []).flatMap { $0.through.map { Program.key($0) } }
            if let parent = ([resolver] + through).lazy.compactMap({ numbers[$0] }).first {
                graph.scopes[scope].parent = parent
            } else {
                graph.scopes[scope].mayAnswerMore = true
            }
        }
    }

    private mutating func add(_ method: ResolverGraph.Method, to scope: Int) {
        guard let plan = method.plans.lazy.compactMap(\.plan).first else { return }
        let node = graph.nodes.count
        if method.plans.count > 1 { conditionalNodes.insert(node) }
        sources.append(.generated)
        graph.nodes.append(
            DependencyGraph.Node(
                DependencyGraph.Key(label(method.node.type)), lifetime: .unique, place: plan.candidate.place.inGraphs, face: .generated, scope: scope,
                arguments: plan.signature.parameters.map { label($0.type) }))
        for (use, supply) in plan.supplies {
            guard let type = use.type else { continue }
            switch supply {
            case .parameter, .omitted: continue
            case .call(let key, _): graph.edges.append(edge(node, key, type, use, isDeferred: false))
            case .deferred(let key, _, _): graph.edges.append(edge(node, key, type, use, isDeferred: true))
            }
        }
    }

    private func edge(_ node: Int, _ key: Key, _ type: ResolvedType, _ use: Use, isDeferred: Bool) -> DependencyGraph.Edge {
        // The key is that of the type, of what its optional wraps, or of what it leads to later.
        let spelled = spellings[key] ?? (type.key == key ? type.spelled.text : type.spelled.wrapped?.text ?? key.text)
        return .init(
            from: node, to: DependencyGraph.Key(spelled), isDeferred: isDeferred, parameter: use.label ?? use.name, place: use.place.inGraphs)
    }
}
