/// A key that is registered twice in one container, where neither registration is meant to be replaced.
enum DuplicateCheck {
    private struct Spot: Hashable {
        let scope: Int
        let key: DependencyGraph.Key
    }

    static func findings(in graph: DependencyGraph) -> [GraphFinding] {
        var first: [Spot: Int] = [:]
        first.reserveCapacity(graph.nodes.count)
        var findings: [GraphFinding] = []
        for (index, node) in graph.nodes.enumerated() where node.isRegisteredForGood {
            let spot = Spot(scope: node.scope, key: node.key)
            guard let earlier = first.updateValue(index, forKey: spot).map({ graph.nodes[$0] }), !earlier.isOpen, !node.isOpen, !node.mayReplace
            else { continue }
            let there = earlier.place.map { GraphFinding.Note("registered first", at: $0) }
            findings.append(
                GraphFinding(
                    .duplicate, .error, of: node.key, "\(node.key) is already registered", at: node.place, notes: there.map { [$0] } ?? [],
                    fix: "delete one of the two, or give one of them a name; one that is meant to be replaced is `.open`"))
        }
        return findings
    }
}

extension DependencyGraph.Node {
    /// Whether a second one like it is a mistake at all.
    fileprivate var isRegisteredForGood: Bool {
        switch face {
        case .register, .autoregister, .bind, .implements, .provide: true
        case .declared, .override, .generated, .argument: false
        }
    }

    /// Whether it takes the place of any other.
    fileprivate var mayReplace: Bool { face == .bind }
}
