// Types that conform to several resolvers.
extension Emitter {
    struct Combined {
        var text: String
        /// The level of what it makes of DIKit.
        var exposure: AccessLevel
    }

    /// What a type needs of its own: an answer where no resolver's own can be the one, because there are several or none is visible enough;
    /// and the methods that several resolvers have, of which a call could not choose.
    var combined: [Combined] {
        program.order.compactMap { key in
            guard let nominal = program.nominals[key], nominal.kind != .protocol else { return nil }
            let access = program.access(of: nominal.path)
            let last = lastResolvers(of: key)
            guard access.isVisibleInModule, !last.isEmpty else { return nil }
            let isHidden = last.contains { $0.resolver.access < min(access, .public) } && access > .internal
            let generics = nominal.path.indices.flatMap { program.nominals[Program.key(nominal.path[...$0])]?.generics.map(\.name) ?? [] }
            var members: [String] = []
            // Of DIKit an answer alone names something.
            var exposure = AccessLevel.internal
            if last.count > 1 || isHidden, !hasOwnAnswer(key), !inherits(nominal, from: 1) {
                exposure = access
                members.append(
                    BridgeText.answers(
                        from: last.map { BridgeText.tableName(of: $0.resolver) }, access: access, withRequirements: true, avoiding: generics))
            }
            if last.count > 1, !inherits(nominal, from: 2) { members += shared(by: last, in: nominal, access, avoiding: generics) }
            guard !members.isEmpty else { return nil }
            let availability = nominal.all[0].traits.attributes.filter { $0.name == "available" }
            let condition = nominal.declarations.reduce(Condition.never) { $0.or($1.traits.condition) }
            let text = extensionText(of: nominal.path, availability, members)
            return Combined(text: ConditionalText.text(text, if: nominal.declarations.isEmpty ? .always : condition), exposure: exposure)
        }
    }

    /// The resolvers that a type conforms to, less those that others of them refine.
    private func lastResolvers(of key: String) -> [ResolverGraph] {
        let named = Set((conformances[key] ?? []).filter { $0.marker == .resolver }.flatMap { $0.through.map { Program.key($0) } })
        let graphs = graphs.filter { named.contains($0.resolver.key) }
        return graphs.filter { graph in !graphs.contains { $0.resolver.ancestors.contains(graph.resolver.key) } }
    }

    /// The methods that more than one of these resolvers has, each asked of the first that has it.
    private func shared(by resolvers: [ResolverGraph], in nominal: Program.Nominal, _ access: AccessLevel, avoiding generics: [String]) -> [String] {
        struct Shape: Hashable {
            let name: String
            let parameters: [Key]
            let labels: [String]
            let world: World
        }
        var owners: [Shape: Set<String>] = [:]
        let own = Set(nominal.all.flatMap(\.methods).map(\.fullName))
        func shape(_ plan: Plan, _ node: Node, _ world: World, _ graph: ResolverGraph) -> Shape {
            let parameters = plan.signature.parameters
            return Shape(
                name: graph.names[node.key], parameters: (node.isInjection ? [node.type.key] : []) + parameters.map(\.type.key),
                labels: parameters.map(\.name), world: world)
        }
        for graph in resolvers {
            for method in graph.methods {
                for case (let world, let plan?) in method.plans {
                    owners[shape(plan, method.node, world, graph), default: []].insert(graph.resolver.key)
                }
            }
        }
        return resolvers.flatMap { graph in
            graph.methods.compactMap { method -> String? in
                let texts = method.plans.map { world, plan -> (World, String?) in
                    // A generic method must not hide the parameters of the type that it stands in.
                    guard let plan, method.node.generics.allSatisfy({ !generics.contains($0.name) }), !graph.isProviderItself(plan, of: method.node) else { return (world, nil) }
                    let shape = shape(plan, method.node, world, graph)
                    let fullName = "\(Identifier.stripped(shape.name))(\(((method.node.isInjection ? ["_"] : []) + shape.labels).map { $0 + ":" }.joined()))"
                    let sharing = owners[shape] ?? []
                    let isFirst = resolvers.first { sharing.contains($0.resolver.key) }?.resolver.key == graph.resolver.key
                    guard sharing.count > 1, isFirst, !own.contains(fullName) else { return (world, nil) }
                    return (world, MethodText(graph: graph, node: method.node, plan: plan).forwarding(inTypeOf: access))
                }
                return ConditionalText.text(flags: method.flags, worlds: Dictionary(texts) { first, _ in first })
            }
        }
    }

    /// Whether a superclass conforms to so many resolvers that it has what no extension may override.
    private func inherits(_ nominal: Program.Nominal, from count: Int) -> Bool {
        guard nominal.kind == .class else { return false }
        let lineage = InjectableBuilder(program: program, conformances: conformances).lineage(of: nominal).dropFirst()
        return lineage.contains { $0.kind == .class && lastResolvers(of: Program.key($0.path)).count >= count }
    }
}
