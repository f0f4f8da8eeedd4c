/// Finds what may have been meant by a key that nothing answers to.
struct NearKeys {
    /// As many as a reader looks at.
    private static let limit = 3
    /// As many names as are compared in one check: a graph in which much is missing is checked in milliseconds all the same.
    private var comparisonsLeft = 200_000
    private let graph: DependencyGraph
    /// The nodes of each type, in the order in which types were registered first.
    private var types: [(label: DependencyGraph.TypeLabel, nodes: [Int])] = []
    private var positions: [DependencyGraph.TypeLabel: Int] = [:]
    private var names: [DependencyGraph.TypeLabel: (plain: String, folded: String)] = [:]

    init(_ graph: DependencyGraph) {
        self.graph = graph
        for (index, node) in graph.nodes.enumerated() where !node.isReplaced && node.key.property == nil {
            if let position = positions[node.key.label] {
                types[position].nodes.append(index)
            } else {
                positions[node.key.label] = types.count
                types.append((node.key.label, [index]))
            }
        }
    }

    /// The likeliest nodes, best first: the same type under a near name, under any other; then types with a like name.
    mutating func near(_ key: DependencyGraph.Key) -> [Int] {
        guard key.property == nil else { return [] }
        var ranked: [(rank: [Int], node: Int)] = []
        if let position = positions[key.label] {
            for node in types[position].nodes { ranked.append((rank(graph.nodes[node].key.name, key.name), node)) }
        }
        guard ranked.count < Self.limit, comparisonsLeft > 0 else { return best(ranked) }
        let wanted = name(of: key.label)
        for type in types where type.label != key.label {
            guard comparisonsLeft > 0 else { break }
            comparisonsLeft -= 1
            guard let distance = distance(name(of: type.label), wanted) else { continue }
            for node in type.nodes.prefix(Self.limit) {
                ranked.append(([10 + (graph.nodes[node].key.name == key.name ? 0 : 20), distance], node))
            }
        }
        return best(ranked)
    }

    /// Whether two keys of one type have names that somebody may have confused.
    func isNearName(_ candidate: DependencyGraph.Key, to key: DependencyGraph.Key) -> Bool {
        guard candidate.label == key.label, let name = candidate.name, let wanted = key.name else { return false }
        return rank(name, wanted)[0] < 2
    }

    private func best(_ ranked: [(rank: [Int], node: Int)]) -> [Int] {
        ranked.sorted { left, right in
            left.rank == right.rank ? left.node < right.node : left.rank.lexicographicallyPrecedes(right.rank)
        }.prefix(Self.limit).map(\.node)
    }

    private func rank(_ candidate: String?, _ wanted: String?) -> [Int] {
        guard let candidate, let wanted else { return [2, 0] }
        return NameDistance.ofSimilar(Self.folded(candidate), Self.folded(wanted), part: 3).map { [1, $0] } ?? [2, 0]
    }

    private mutating func name(of label: DependencyGraph.TypeLabel) -> (plain: String, folded: String) {
        if let known = names[label] { return known }
        let text = label.text
        let plain = text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
        names[label] = (plain, Self.folded(plain))
        return (plain, Self.folded(plain))
    }

    private func distance(_ left: (plain: String, folded: String), _ right: (plain: String, folded: String)) -> Int? {
        if left.plain == right.plain { return 0 }
        if let distance = NameDistance.ofSimilar(left.folded, right.folded, part: 4) { return distance }
        let (shorter, longer) = left.plain.utf8.count < right.plain.utf8.count ? (left.plain, right.plain) : (right.plain, left.plain)
        return NameDistance.isWord(shorter, of: longer) ? 10 + longer.utf8.count - shorter.utf8.count : nil
    }

    private static func folded(_ name: String) -> String { name.utf8.count <= 256 ? name.lowercased() : name }
}
