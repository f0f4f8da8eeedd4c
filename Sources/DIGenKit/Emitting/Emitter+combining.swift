// Types that conform to several resolvers.
extension Emitter {
    struct Combined {
        var text: String
        /// The level of what it makes of DIKit.
        var exposure: AccessLevel
    }

    /// An answer of its own for each type of which no resolver's can be the one, because there are several or none is visible enough.
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
            if last.count > 1 || isHidden, !hasOwnAnswer(key), !inheritsAnswer(nominal) {
                exposure = access
                members.append(
                    BridgeText.answer(from: last.map { BridgeText.tableName(of: $0.resolver) }, access: access, avoiding: generics))
            }
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

    /// The methods that several resolvers have, for types that conform to these: a call could not choose. They stand where only such types
    /// are meant, which is what the compiler prefers.
    var shared: [String] {
        let groups = program.order.filter { program.nominals[$0]?.kind != .protocol }.map { lastResolvers(of: $0).map(\.resolver.key) }
        return Set(groups).filter { $0.count > 1 }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { keys in
            shared(by: keys.compactMap { key in graphs.first { $0.resolver.key == key } })
        }
    }

    /// What tells methods apart.
    private struct Shape: Hashable {
        let name: String
        let parameters: [Key]
        let labels: [String]
        let world: World

        init(_ plan: Plan, _ node: Node, _ world: World, in graph: ResolverGraph) {
            name = graph.names[node.key]
            parameters = (node.isInjection ? [node.type.key] : []) + plan.signature.parameters.map(\.type.key)
            labels = plan.signature.parameters.map(\.name)
            self.world = world
        }
    }

    /// The methods that two or more of these resolvers have, each with the body of the first that has it.
    private func shared(by resolvers: [ResolverGraph]) -> [String] {
        var owners: [Shape: [Int]] = [:]
        for (index, graph) in resolvers.enumerated() {
            for method in graph.methods {
                for case (let world, let plan?) in method.plans {
                    owners[Shape(plan, method.node, world, in: graph), default: []].append(index)
                }
            }
        }
        var members: [[Int]: [String]] = [:]
        for (index, graph) in resolvers.enumerated() {
            for method in graph.methods {
                var texts: [[Int]: [World: String?]] = [:]
                for case (let world, let plan?) in method.plans where !graph.isProviderItself(plan, of: method.node) {
                    guard let own = owners[Shape(plan, method.node, world, in: graph)], own.count > 1, own[0] == index else { continue }
                    var plan = plan
                    plan.signature.access = own.reduce(plan.signature.access) { min($0, resolvers[$1].resolver.access) }
                    texts[own, default: [:]][world] = MethodText(graph: graph, node: method.node, plan: plan).text
                }
                for (own, worlds) in texts {
                    let all = Dictionary(method.plans.map { ($0.world, worlds[$0.world] ?? nil) }) { first, _ in first }
                    if let text = ConditionalText.text(flags: method.flags, worlds: all) { members[own, default: []].append(text) }
                }
            }
        }
        return members.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { own, members in
            let owners = own.map { resolvers[$0].resolver }
            let names = owners.map { $0.path.map(Identifier.escaped).joined(separator: ".") }
            let text = extensionText(
                of: owners[0].path, owners.flatMap(\.availability), members,
                requirements: " where " + names.dropFirst().map { "Self: \($0)" }.joined(separator: ", "))
            return ConditionalText.text(text, if: owners.reduce(.always) { $0.and($1.condition) })
        }
    }

    /// Whether a superclass answers already, which no extension may override.
    private func inheritsAnswer(_ nominal: Program.Nominal) -> Bool {
        guard nominal.kind == .class else { return false }
        let lineage = InjectableBuilder(program: program, conformances: conformances).lineage(of: nominal).dropFirst()
        return lineage.contains { $0.kind == .class && !lastResolvers(of: Program.key($0.path)).isEmpty }
    }
}
