/// Kept instances that hold, themselves or through what nobody keeps, an instance that is kept for a shorter time.
///
/// For each of the shorter lifetimes one search, from all that is kept for longer at once, through what nobody keeps: so each captive is
/// found once, with its nearest holder.
struct CaptiveCheck {
    private let walk: Walk

    init(_ walk: Walk) { self.walk = walk }

    private enum Shorter: CaseIterable {
        case scoped, custom, cached

        func covers(_ lifetime: DependencyGraph.Lifetime) -> Bool {
            switch lifetime {
            case .scoped: self == .scoped
            case .custom: self == .custom
            case .cached: self == .cached
            case .unique, .graph, .shared, .singleton, .forwarded, .unknown: false
            }
        }

        /// Whether an instance of that lifetime must not hold one of this.
        func isOutlived(by lifetime: DependencyGraph.Lifetime) -> Bool {
            switch lifetime {
            case .shared, .custom: self == .scoped
            case .cached: self == .scoped || self == .custom
            case .singleton: true
            case .unique, .graph, .scoped, .forwarded, .unknown: false
            }
        }
    }

    func findings() -> [GraphFinding] {
        let lifetimes = Set(walk.graph.nodes.map(\.lifetime))
        var findings: [GraphFinding] = []
        for shorter in Shorter.allCases where lifetimes.contains(where: { shorter.covers($0) }) {
            findings += self.findings(of: shorter)
        }
        return findings
    }

    private func findings(of shorter: Shorter) -> [GraphFinding] {
        var leads: [Int: (state: Int, edge: Int)] = [:]
        var queue = walk.states.indices.filter { isHolder($0, of: shorter) }
        var holders: [Int: [(state: Int, edge: Int)]] = [:]
        var captives: [Int] = []
        var next = 0
        while next < queue.count {
            let state = queue[next]
            next += 1
            for need in walk.needs[walk.needRanges[state]] {
                guard let target = need.target, !walk.graph.edges[need.edge].isDeferred else { continue }
                let lifetime = walk.node(of: target).lifetime
                if shorter.covers(lifetime) {
                    if holders[target] == nil { captives.append(target) }
                    holders[target, default: []].append((state, need.edge))
                } else if leads[target] == nil, lifetime == .unique || lifetime == .graph || lifetime == .forwarded {
                    leads[target] = (state, need.edge)
                    queue.append(target)
                }
            }
        }
        var seen: Set<Int> = []
        return captives.filter { seen.insert(walk.states[$0].node).inserted }.map { finding($0, holders[$0] ?? [], leads) }
    }

    private func isHolder(_ state: Int, of shorter: Shorter) -> Bool {
        guard shorter.isOutlived(by: walk.node(of: state).lifetime) else { return false }
        // A child keeps both for as long as it lives, and nothing says that it has children.
        return shorter != .scoped || walk.states[state].builder != 0 || walk.graph.scopes[0].parent == nil
    }

    private func finding(_ captive: Int, _ holders: [(state: Int, edge: Int)], _ leads: [Int: (state: Int, edge: Int)]) -> GraphFinding {
        func way(from last: (state: Int, edge: Int)) -> [GraphFinding.Step] {
            var steps = [walk.step(last.state, asking: last.edge)]
            var current = last.state
            while let lead = leads[current] {
                steps.insert(walk.step(lead.state, asking: lead.edge), at: 0)
                current = lead.state
            }
            return steps
        }
        let captured = walk.node(of: captive)
        let steps = way(from: holders[0])
        let (holder, target) = (steps[0], walk.step(captive))
        let kept = walk.graph.nodes.first { $0.key == holder.key && $0.place == holder.place }?.lifetime.description ?? "kept"
        var seen: Set<GraphFinding.Step> = [holder]
        let others = holders.dropFirst().compactMap { way(from: $0).first }.filter { seen.insert($0).inserted }
        return GraphFinding(
            .captive, .warning, of: captured.key, "\(holder.key), which is \(kept), holds \(captured.key), which is \(captured.lifetime)",
            at: holder.requestPlace ?? holder.place, path: steps + [target], alsoNeededBy: others,
            fix: "keep \(holder.key) no longer than \(captured.key), or let it take a `Provider`")
    }
}
