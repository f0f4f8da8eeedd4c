/// Nodes that need each other, without a `Lazy` or a `Provider` in between.
///
/// For each group of them the shortest circle is a finding; then one of its edges counts as cut, and what still needs each other is looked
/// at again. So every circle is a finding or shares an edge with one, up to a bound for each group that keeps the check linear.
struct CycleCheck {
    private let walk: Walk
    private static let mostOfOneGroup = 16

    init(_ walk: Walk) { self.walk = walk }

    private struct Cut: Hashable {
        let state: Int
        let edge: Int
    }

    func findings() -> [GraphFinding] {
        var findings: [GraphFinding] = []
        var known: Set<[Int]> = []
        for group in groups(among: unsorted, without: []) {
            var cut: Set<Cut> = []
            var pending = [group]
            var count = 0
            while let group = pending.popLast(), count < Self.mostOfOneGroup {
                guard let circle = shortestCircle(in: group, without: cut), let last = circle.last else { continue }
                count += 1
                // Asked through a child and through a parent, it is the same circle.
                if known.insert(canonical(circle.map { walk.states[$0.state].node })).inserted { findings.append(finding(circle)) }
                cut.insert(last)
                pending += groups(among: group, without: cut)
            }
        }
        return findings
    }

    /// The states that cannot be put in an order of need: those of circles, and what only they lead to. Most often there are none.
    private var unsorted: [Int] {
        var counts = [Int](repeating: 0, count: walk.states.count)
        func forEachTarget(of state: Int, _ body: (Int) -> Void) {
            for need in walk.needs[walk.needRanges[state]] {
                if let target = need.target, !walk.graph.edges[need.edge].isDeferred { body(target) }
            }
        }
        for state in walk.states.indices { forEachTarget(of: state) { counts[$0] += 1 } }
        var sorted = walk.states.indices.filter { counts[$0] == 0 }
        var next = 0
        while next < sorted.count {
            forEachTarget(of: sorted[next]) { target in
                counts[target] -= 1
                if counts[target] == 0 { sorted.append(target) }
            }
            next += 1
        }
        return sorted.count == counts.count ? [] : walk.states.indices.filter { counts[$0] > 0 }
    }

    private func finding(_ circle: [Cut]) -> GraphFinding {
        // It begins with what was registered first.
        let start = circle.indices.min { walk.states[circle[$0].state].node < walk.states[circle[$1].state].node } ?? 0
        let circle = Array(circle[start...] + circle[..<start])
        let steps = circle.map { walk.step($0.state, asking: $0.edge) }
        let first = steps[0]
        let itself =
            switch steps.count {
            case 1: "\(first.key) needs itself"
            case 2: "\(first.key) and \(steps[1].key) need each other"
            case let count: "\(first.key) needs itself through \(count - 1) others"
            }
        let fix =
            steps.count == 1
            ? "ask for what it wraps under another type or name, or take a `Lazy` or a `Provider` of it"
            : "let one of them take a `Lazy` or a `Provider` of the next, or move what both need into a third type"
        return GraphFinding(
            .cycle, .error, of: first.key, "a cycle of dependencies: \(itself)", at: first.requestPlace ?? first.place, path: steps + [first],
            fix: fix)
    }

    private func canonical(_ nodes: [Int]) -> [Int] {
        guard let start = nodes.indices.min(by: { nodes[$0] < nodes[$1] }) else { return nodes }
        return Array(nodes[start...] + nodes[..<start])
    }

    private func targets(of state: Int, without cut: Set<Cut>) -> [(target: Int, edge: Int)] {
        walk.needs[walk.needRanges[state]].compactMap { need in
            guard let target = need.target, !walk.graph.edges[need.edge].isDeferred, !cut.contains(Cut(state: state, edge: need.edge)) else {
                return nil
            }
            return (target, need.edge)
        }
    }

    /// The shortest circle through the first state of a group that is on one of the group's shortest.
    private func shortestCircle(in group: [Int], without cut: Set<Cut>) -> [Cut]? {
        let members = Set(group)
        var best: [Cut]?
        // A search from each member would be quadratic; the first few see all of a small group.
        for start in group.prefix(Self.mostOfOneGroup) {
            if let circle = circle(through: start, in: members, without: cut), circle.count < best?.count ?? .max { best = circle }
            if best?.count == 1 { break }
        }
        return best
    }

    private func circle(through start: Int, in members: Set<Int>, without cut: Set<Cut>) -> [Cut]? {
        var leads: [Int: Cut] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let state = queue[next]
            next += 1
            for (target, edge) in targets(of: state, without: cut) where members.contains(target) {
                let lead = Cut(state: state, edge: edge)
                if target == start {
                    var circle = [lead]
                    while let previous = circle.last, previous.state != start, let before = leads[previous.state] { circle.append(before) }
                    return circle.reversed()
                }
                if leads[target] == nil {
                    leads[target] = lead
                    queue.append(target)
                }
            }
        }
        return nil
    }

    /// The groups of states that need each other, each sorted; without a list of calls, which a chain may make deeper than a stack.
    private func groups(among states: [Int], without cut: Set<Cut>) -> [[Int]] {
        let isAll = states.count == walk.states.count
        let members = isAll ? [] : Set(states)
        var search = StrongComponents()
        for state in states where search.isNew(state) {
            search.visit(state) { state in
                targets(of: state, without: cut).map(\.target).filter { isAll || members.contains($0) }
            }
        }
        return search.components.filter { $0.count > 1 || targets(of: $0[0], without: cut).contains { [state = $0[0]] in $0.target == state } }
            .map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }
}
