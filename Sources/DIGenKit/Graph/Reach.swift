/// Which injectable types each of several resolvers gets.
///
/// A type belongs to every resolver, except that one whose dependencies lead to what only *other* resolvers provide is theirs alone. Types of
/// the standard library do not count there.
struct Reach: Sendable {
    /// For each type, the resolvers that provide something on its way; none for a type that needs nothing provided.
    private var reached: [String: Set<String>] = [:]

    init(program: Program, resolvers: [ResolverProtocol], types: [InjectableType]) {
        guard resolvers.count > 1 else { return }
        let byPath = Dictionary(types.map { (Program.key($0.path), $0) }) { first, _ in first }
        for resolver in resolvers {
            var table = NodeTable(program: program, resolver: resolver, types: byPath)
            for type in types { table.addRoots(for: type) }
            table.finish()
            // A type of the standard library says nothing of whose it is: everybody needs a `Bool`.
            let provided = resolver.providers.map(\.type).filter { !$0.canonical.names.allSatisfy(program.isStandard) }.map(\.key)
            for path in Self.needers(of: Set(provided), in: table.nodes) { reached[path, default: []].insert(resolver.key) }
        }
    }

    func includes(_ type: InjectableType, in resolver: ResolverProtocol) -> Bool {
        guard let resolvers = reached[Program.key(type.path)] else { return true }
        return resolvers.contains(resolver.key)
    }

    /// The injectable types whose dependencies lead to one of these keys.
    private static func needers(of keys: Set<Key>, in nodes: [Key: Node]) -> Set<String> {
        var directNeeders: [Key: [Key]] = [:]
        for (key, node) in nodes {
            for use in node.candidates.flatMap(\.uses) {
                for needed in use.ways.map(\.key) { directNeeders[needed, default: []].append(key) }
            }
        }
        var paths: Set<String> = []
        var visited: Set<Key> = []
        var waiting = Array(keys)
        while let key = waiting.popLast() {
            guard visited.insert(key).inserted else { continue }
            for candidate in nodes[key]?.candidates ?? [] {
                if let type = candidate.origin.type { paths.insert(Program.key(type.path)) }
            }
            waiting += directNeeders[key] ?? []
        }
        return paths
    }
}
