/// A graph with every need followed to what answers it.
///
/// What a node needs is looked up from the container that its instance is built from: its own for one that is kept, else the asker's. So a
/// node of a parent may have two *states*, and each of them is looked at: asked through the child, and by what the parent keeps. There are
/// as many states as nodes where there is one container.
struct Walk {
    let graph: DependencyGraph
    let directory: DependencyGraph.Directory

    struct State: Hashable {
        let node: Int
        /// The container that the instance is built from.
        let builder: Int
    }

    /// A need of a state, or of a request.
    struct Need {
        /// Index of the edge.
        let edge: Int
        /// The state that answers, or nil.
        let target: Int?
    }

    /// That nothing answers to a need.
    struct Miss {
        enum Source {
            case state(Int, edge: Int)
            case request(Int)
        }

        let source: Source
        let key: DependencyGraph.Key
        let builder: Int
        let isOptional: Bool
    }

    private(set) var states: [State] = []
    /// Of each node its scope, and whether its instance is built from there: by themselves, since a copy of a node costs more.
    private let homes: [(scope: Int, isBuiltByOwner: Bool)]
    private var numbers: [State: Int] = [:]
    /// The needs of all states, those of one after another.
    private(set) var needs: [Need] = []
    private(set) var needRanges: [Range<Int>] = []
    private(set) var misses: [Miss] = []
    /// The states that requests lead to, with the request.
    private(set) var requested: [(state: Int, request: Int)] = []
    /// Of each node the edges that perhaps a resolver answers that does not say what it has.
    private(set) var unknownNeeds: [Int: [Int]] = [:]

    init(_ graph: DependencyGraph) {
        self.graph = graph
        directory = DependencyGraph.Directory(graph)
        homes = graph.nodes.map { ($0.scope, $0.isBuiltByOwner) }
        let (order, ranges) = Self.edgesBySource(of: graph)
        for (index, request) in graph.requests.enumerated() {
            if let state = answer(request.key, from: request.scope, builder: request.scope) {
                requested.append((state, index))
            } else if case .nothing = directory.answer(to: request.key, from: request.scope) {
                misses.append(Miss(source: .request(index), key: request.key, builder: request.scope, isOptional: request.isOptional))
            }
        }
        // What the first container answers with may be asked for through it; of a graph of sources, whatever is registered anywhere.
        for (index, node) in graph.nodes.enumerated() where !node.isReplaced {
            if directory.answer(to: node.key, from: 0) == .node(index) {
                _ = number(of: state(of: index, asked: 0))
            } else if !directory.reaches(node.scope, from: 0), graph.scopes[node.scope].kind != .overrides {
                _ = number(of: state(of: index, asked: node.scope))
            }
        }
        var next = 0
        while next < states.count {
            follow(next, order[ranges[states[next].node]])
            next += 1
        }
    }

    private mutating func follow(_ number: Int, _ edges: ArraySlice<Int>) {
        let state = states[number]
        let start = needs.count
        for index in edges {
            let edge = graph.edges[index]
            let isAlias = edge.origin == .forwarding && graph.nodes[state.node].face == .implements
            let asked = isAlias ? graph.nodes[state.node].scope : state.builder
            switch directory.answer(to: edge.key, from: asked) {
            case .node(let node):
                let target = self.number(of: self.state(of: node, asked: state.builder))
                needs.append(Need(edge: index, target: target))
            case .unknown:
                if unknownNeeds[state.node]?.contains(index) != true { unknownNeeds[state.node, default: []].append(index) }
                needs.append(Need(edge: index, target: nil))
            case .nothing:
                misses.append(
                    Miss(source: .state(number, edge: index), key: edge.key, builder: state.builder, isOptional: edge.isOptional))
                needs.append(Need(edge: index, target: nil))
            }
        }
        needRanges.append(start..<needs.count)
    }

    private mutating func answer(_ key: DependencyGraph.Key, from scope: Int, builder: Int) -> Int? {
        guard case .node(let node) = directory.answer(to: key, from: scope) else { return nil }
        return number(of: state(of: node, asked: builder))
    }

    private func state(of node: Int, asked: Int) -> State {
        let (scope, isBuiltByOwner) = homes[node]
        guard isBuiltByOwner else { return State(node: node, builder: asked) }
        // A layer keeps instances and builds none.
        return State(node: node, builder: graph.scopes[scope].kind == .overrides ? directory.root(of: asked) : scope)
    }

    private mutating func number(of state: State) -> Int {
        if let number = numbers[state] { return number }
        let number = states.count
        numbers[state] = number
        states.append(state)
        return number
    }

    /// The indices of the edges sorted by source, and of each node the range of its own.
    private static func edgesBySource(of graph: DependencyGraph) -> (order: [Int], ranges: [Range<Int>]) {
        var starts = [Int](repeating: 0, count: graph.nodes.count + 1)
        for edge in graph.edges { starts[edge.source + 1] += 1 }
        for index in graph.nodes.indices { starts[index + 1] += starts[index] }
        var fill = starts
        var order = [Int](repeating: 0, count: graph.edges.count)
        for (index, edge) in graph.edges.enumerated() {
            order[fill[edge.source]] = index
            fill[edge.source] += 1
        }
        return (order, graph.nodes.indices.map { starts[$0]..<starts[$0 + 1] })
    }
}

extension Walk {
    func node(of state: Int) -> DependencyGraph.Node { graph.nodes[states[state].node] }

    /// A state as a step of a path; `need` says how it asks for the next one.
    func step(_ state: Int, asking edge: Int? = nil) -> GraphFinding.Step {
        let node = node(of: state)
        return GraphFinding.Step(
            node.key, place: node.place, requestPlace: edge.flatMap { graph.edges[$0].place }, parameter: edge.flatMap { graph.edges[$0].parameter })
    }
}
