/// Everything that is generated for one resolver: its types, their names, and their plans in every world that matters to them.
struct ResolverGraph: Sendable {
    /// A type's plans, one for each world that can tell it from the others.
    struct Method: Sendable {
        let node: Node
        /// The flags that the plans depend on.
        let flags: [String]
        let plans: [(world: World, plan: Plan?)]
    }

    let resolver: ResolverProtocol
    let nodes: [Key: Node]
    let names: MethodNames
    /// Sorted by name.
    let methods: [Method]
    /// One graph for each world in which something was planned, for the checks.
    let worlds: [(graph: WorldGraph, roots: [Key])]
    /// Types whose plans would depend on too many flags.
    let excessive: [(node: Node, flags: [String])]

    /// More flags than these would give more than 256 worlds.
    static let mostFlags = 8

    init(program: Program, resolver: ResolverProtocol, types: [InjectableType], reach: Reach) {
        var table = NodeTable(
            program: program, resolver: resolver, types: Dictionary(types.map { (Program.key($0.path), $0) }) { first, _ in first })
        for provider in resolver.providers { table.add(provider.type) }
        for type in types where reach.includes(type, in: resolver) {
            table.addRoots(for: type)
        }
        table.finish()
        let nodes = table.nodes.filter { !$0.value.candidates.isEmpty }
        let names = MethodNames(nodes.values)
        let flags = FlagReach(nodes).flags

        // Types that depend on the same flags are planned together.
        let groups = Dictionary(grouping: nodes.keys.sorted()) { flags[$0] ?? [] }
        var methods: [Method] = []
        var worlds: [(graph: WorldGraph, roots: [Key])] = []
        var excessive: [(node: Node, flags: [String])] = []
        for (flags, keys) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            guard flags.count <= Self.mostFlags else {
                excessive += keys.compactMap { nodes[$0] }.map { ($0, flags) }
                continue
            }
            var plans: [Key: [(world: World, plan: Plan?)]] = [:]
            for world in World.all(of: flags) {
                let graph = WorldGraph(nodes: nodes, world: world)
                var builder = SignatureBuilder(program: program, resolver: resolver, graph: graph)
                builder.build(keys)
                worlds.append((graph, keys))
                for key in keys { plans[key, default: []].append((world, builder.plans[key])) }
            }
            methods += keys.compactMap { key in nodes[key].map { Method(node: $0, flags: flags, plans: plans[key] ?? []) } }
        }
        self.resolver = resolver
        self.nodes = nodes
        self.names = names
        self.methods = methods.sorted { (names[$0.node.key], $0.node.key) < (names[$1.node.key], $1.node.key) }
        self.worlds = worlds
        self.excessive = excessive
    }
}

/// The flags that each node depends on, its own and those of all that it reaches.
struct FlagReach {
    private(set) var flags: [Key: [String]] = [:]

    init(_ nodes: [Key: Node]) {
        let own = nodes.mapValues(\.flags)
        guard own.values.contains(where: { !$0.isEmpty }) else { return }
        var reached = own
        var needers: [Key: Set<Key>] = [:]
        for (key, node) in nodes {
            for way in node.candidates.flatMap(\.uses).flatMap(\.ways) { needers[way.key, default: []].insert(key) }
        }
        var waiting = own.filter { !$0.value.isEmpty }.map(\.key)
        while let key = waiting.popLast() {
            for needer in needers[key] ?? [] {
                let before = reached[needer]?.count ?? 0
                reached[needer, default: []].formUnion(reached[key] ?? [])
                if reached[needer]?.count != before { waiting.append(needer) }
            }
        }
        flags = reached.mapValues { $0.sorted() }
    }
}
