/// Needs that nothing answers, and among them names that are nearly right.
struct MissingCheck {
    private let walk: Walk

    init(_ walk: Walk) { self.walk = walk }

    /// What one finding is about: a key, and the container that lacks it if another one has it.
    private struct Fault: Hashable {
        let key: DependencyGraph.Key
        let builder: Int?
    }

    func findings() -> [GraphFinding] {
        guard !walk.misses.isEmpty else { return [] }
        let ways = ShortestWays(walk)
        var search = NearKeys(walk.graph)
        var order: [Fault] = []
        var groups: [Fault: [Walk.Miss]] = [:]
        for miss in walk.misses {
            let isElsewhere = !walk.directory.scopes(with: miss.key).isEmpty
            let fault = Fault(key: miss.key, builder: isElsewhere ? miss.builder : nil)
            if groups[fault] == nil { order.append(fault) }
            groups[fault, default: []].append(miss)
        }
        return order.flatMap { fault -> [GraphFinding] in
            let misses = groups[fault] ?? []
            let required = misses.filter { !$0.isOptional }
            if !required.isEmpty { return [finding(fault, required, ways, &search)] }
            return nearName(fault, misses, ways, &search).map { [$0] } ?? []
        }
    }

    private func finding(_ fault: Fault, _ misses: [Walk.Miss], _ ways: ShortestWays, _ search: inout NearKeys) -> GraphFinding {
        let near = search.near(fault.key)
        let isNearName = near.first.map { search.isNearName(walk.graph.nodes[$0].key, to: fault.key) } ?? false
        let story = Story(misses, walk, ways)
        let needer = story.path.first.map { ", which \($0.key) needs" } ?? ", which is asked for here"
        var notes: [GraphFinding.Note] = []
        if let builder = fault.builder, let other = walk.directory.scopes(with: fault.key).first {
            let node = walk.graph.nodes[other.node]
            notes.append(
                GraphFinding.Note(
                    "\(walk.graph.scopes[other.scope].name) has it; this is built from \(walk.graph.scopes[builder].name) alone", at: node.place))
        }
        let fix =
            fault.builder != nil
            ? "register it in the parent, or let what needs it be `.transient` or `.scoped`"
            : isNearName ? "ask for the name that is registered" : "register it, or let who needs it take an optional"
        return GraphFinding(
            isNearName ? .nearName : .missing, .error, of: fault.key, "no registration for \(fault.key)\(needer)", at: story.place, path: story.path,
            requestPlace: story.requestPlace, alsoNeededBy: story.others, notes: notes, candidates: near.map { candidate($0) }, fix: fix)
    }

    /// What makes do with nil may still mean a name that is nearly registered.
    private func nearName(_ fault: Fault, _ misses: [Walk.Miss], _ ways: ShortestWays, _ search: inout NearKeys) -> GraphFinding? {
        guard fault.key.name != nil, fault.builder == nil else { return nil }
        let near = search.near(fault.key).filter { search.isNearName(walk.graph.nodes[$0].key, to: fault.key) }
        guard let best = near.first else { return nil }
        let story = Story(misses, walk, ways)
        return GraphFinding(
            .nearName, .warning, of: fault.key, "nothing is registered as \(fault.key), but \(walk.graph.nodes[best].key) is", at: story.place,
            path: story.path, requestPlace: story.requestPlace, alsoNeededBy: story.others, candidates: near.map { candidate($0) },
            fix: "ask for the name that is registered")
    }

    private func candidate(_ node: Int) -> GraphFinding.Step { .init(walk.graph.nodes[node].key, place: walk.graph.nodes[node].place) }
}

/// Who needs what is missing: the nearest to what is asked for first, with its path, then the others.
private struct Story {
    var path: [GraphFinding.Step] = []
    var place: DependencyGraph.Place?
    var requestPlace: DependencyGraph.Place?
    var others: [GraphFinding.Step] = []

    init(_ misses: [Walk.Miss], _ walk: Walk, _ ways: ShortestWays) {
        var nearest: (state: Int, edge: Int)?
        var request: DependencyGraph.Request?
        for miss in misses {
            switch miss.source {
            case .state(let state, let edge):
                if nearest.map({ ways.distances[state] < ways.distances[$0.state] }) ?? true { nearest = (state, edge) }
            case .request(let index): if request == nil { request = walk.graph.requests[index] }
            }
        }
        if let nearest {
            let way = ways.way(to: nearest.state, asking: nearest.edge, in: walk)
            path = way.steps
            requestPlace = way.request?.place ?? request?.place
            place = path.first?.requestPlace ?? path.first?.place
        } else {
            requestPlace = request?.place
            place = request?.place
        }
        var seen: Set<Int> = nearest.map { [walk.states[$0.state].node] } ?? []
        for case .state(let state, let edge) in misses.map(\.source) where seen.insert(walk.states[state].node).inserted {
            others.append(walk.step(state, asking: edge))
        }
    }
}
