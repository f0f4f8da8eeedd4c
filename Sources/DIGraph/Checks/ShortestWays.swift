/// The shortest way to each state from what is asked for: from requests, else from what nobody else needs.
struct ShortestWays {
    private(set) var distances: [Int]
    /// The need that leads to a state on its way: the state that needs, and the edge.
    private var leads: [(state: Int, edge: Int)?]
    /// Where a way begins with a request: its index.
    private var requests: [Int: Int] = [:]

    init(_ walk: Walk) {
        let count = walk.states.count
        distances = [Int](repeating: .max, count: count)
        leads = [(state: Int, edge: Int)?](repeating: nil, count: count)
        var isNeeded = [Bool](repeating: false, count: count)
        for (source, range) in walk.needRanges.enumerated() {
            for need in walk.needs[range] {
                if let target = need.target, target != source { isNeeded[target] = true }
            }
        }
        for (state, request) in walk.requested where requests[state] == nil { requests[state] = request }
        begin(walk.requested.map(\.state), walk)
        begin((0..<count).filter { !isNeeded[$0] }, walk)
        // What is left needs each other.
        for state in 0..<count where distances[state] == .max { begin([state], walk) }
    }

    private mutating func begin(_ starts: [Int], _ walk: Walk) {
        var queue: [Int] = []
        for start in starts where distances[start] == .max {
            distances[start] = 0
            queue.append(start)
        }
        var next = 0
        while next < queue.count {
            let state = queue[next]
            next += 1
            for need in walk.needs[walk.needRanges[state]] {
                guard let target = need.target, distances[target] == .max else { continue }
                distances[target] = distances[state] + 1
                leads[target] = (state, need.edge)
                queue.append(target)
            }
        }
    }

    /// The way to a state as steps, the nearest first, and the request that it begins with.
    func way(to state: Int, asking edge: Int, in walk: Walk) -> (steps: [GraphFinding.Step], request: DependencyGraph.Request?) {
        var steps = [walk.step(state, asking: edge)]
        var current = state
        while let lead = leads[current] {
            steps.append(walk.step(lead.state, asking: lead.edge))
            current = lead.state
        }
        return (steps, requests[current].map { walk.graph.requests[$0] })
    }
}
