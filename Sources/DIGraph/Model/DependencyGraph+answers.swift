extension DependencyGraph {
    /// What answers to a key.
    public enum Answer: Sendable, Hashable {
        /// A node.
        case node(Int)
        /// Perhaps a resolver that does not say what it has.
        case unknown
        /// Nothing.
        case nothing
    }

    /// What answers to `key` when the container `scope` is asked: its own node, or its nearest ancestor's; overrides count for more.
    ///
    /// Goes through the nodes once. To ask often, make a ``Directory``.
    public func answers(to key: Key, from scope: Int = 0) -> Answer { Directory(self).answer(to: key, from: scope) }

    /// The nodes of a graph by their keys: asking costs one look-up in a dictionary, and a step for each container of the line that has
    /// the key and is not the nearest.
    public struct Directory: Sendable {
        /// The nodes that answer to a key, the latest of each scope alone, in the order in which scopes first had one.
        private let nodes: [Key: [(scope: Int, node: Int)]]
        private let scopes: [Scope]
        private let overrides: [Int]
        /// Of each scope: it and its ancestors by their distance, for lines of more than one.
        private let distances: [[Int: Int]]

        /// Indexes a graph.
        public init(_ graph: DependencyGraph) {
            var nodes: [Key: [(scope: Int, node: Int)]] = [:]
            nodes.reserveCapacity(graph.nodes.count)
            for (index, node) in graph.nodes.enumerated() where !node.isReplaced {
                let key = node.key
                if let position = nodes[key]?.firstIndex(where: { $0.scope == node.scope }) {
                    nodes[key]?[position].node = index
                } else {
                    nodes[key, default: []].append((node.scope, index))
                }
            }
            self.nodes = nodes
            scopes = graph.scopes
            overrides = scopes.indices.filter { graph.scopes[$0].kind == .overrides }
            distances = scopes.indices.map { Self.line(of: $0, in: graph.scopes) }
        }

        /// What answers to `key` when `scope` is asked.
        public func answer(to key: Key, from scope: Int) -> Answer {
            guard let found = nodes[key] else { return nothing(from: scope) }
            if found.count == 1, overrides.isEmpty, found[0].scope == scope { return .node(found[0].node) }
            let line = distances[scope]
            let own = found.compactMap { candidate in line[candidate.scope].map { (distance: $0, candidate: candidate) } }
                .min { $0.distance < $1.distance }?.candidate
            let above = own.map { scopes[$0.scope].overrideCount } ?? overrides.count
            for layer in overrides.prefix(above) {
                if let override = found.first(where: { $0.scope == layer }) { return .node(override.node) }
            }
            return own.map { .node($0.node) } ?? nothing(from: scope)
        }

        /// The scopes that a node of `key` is in, in the order in which they first had one.
        func scopes(with key: Key) -> [(scope: Int, node: Int)] { nodes[key] ?? [] }

        /// Whether `scope` is `other` or asks it for what it does not have.
        func reaches(_ other: Int, from scope: Int) -> Bool { distances[scope][other] != nil }

        /// The last scope of a line: that of the process's singletons.
        func root(of scope: Int) -> Int {
            distances[scope].filter { scopes[$0.key].kind == .container }.max { $0.value < $1.value }?.key ?? scope
        }

        private func nothing(from scope: Int) -> Answer {
            distances[scope].keys.contains { scopes[$0].mayAnswerMore } ? .unknown : .nothing
        }

        private static func line(of scope: Int, in scopes: [Scope]) -> [Int: Int] {
            var distances: [Int: Int] = [:]
            var next: Int? = scope
            while let current = next, distances[current] == nil {
                distances[current] = distances.count
                next = scopes[current].parent
            }
            return distances
        }
    }
}
