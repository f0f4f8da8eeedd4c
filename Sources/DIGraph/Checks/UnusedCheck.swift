/// What nobody needs and nobody has asked for, as far as that is known.
enum UnusedCheck {
    static func findings(in walk: Walk) -> [GraphFinding] {
        var used: Set<Int> = Set(walk.requested.map { walk.states[$0.state].node })
        for (source, range) in walk.needRanges.enumerated() {
            for need in walk.needs[range] {
                guard let target = need.target, walk.states[target].node != walk.states[source].node else { continue }
                used.insert(walk.states[target].node)
            }
        }
        let opaque = walk.graph.nodes.count { $0.knowledge == .opaque && !$0.isReplaced }
        let notes: [GraphFinding.Note] =
            opaque == 0 ? [] : [GraphFinding.Note("\(opaque) opaque closure\(opaque == 1 ? "" : "s") may ask for it")]
        return walk.graph.nodes.enumerated().compactMap { index, node in
            guard !used.contains(index), !node.isReplaced, !node.isMade, node.face != .argument, node.face != .declared else { return nil }
            return GraphFinding(.unused, .note, of: node.key, "nobody needs \(node.key)", at: node.place, notes: notes)
        }
    }
}
