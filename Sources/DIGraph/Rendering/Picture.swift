/// What a drawing shows: the nodes, what is missing, and one arrow from each to each that it needs.
struct Picture {
    struct Item {
        enum Kind {
            case node
            /// Nothing answers.
            case missing
            /// Perhaps a resolver answers that does not say what it has.
            case unknown
        }

        let kind: Kind
        /// An index into the graph's nodes, for a node.
        let node: Int?
        let caption: String
        /// Lifetime and face.
        let remark: String
        /// The lifetime as one word, by which it is coloured.
        let group: String
        /// The weightiest of what is found about it.
        var severity: GraphFinding.Severity?
    }

    struct Arrow {
        let source: Int
        let target: Int
        /// Whether all needs between the two are.
        var isOptional: Bool
        var isDeferred: Bool
        var isObserved: Bool
        var isForwarding: Bool
    }

    /// What tells one registration from another.
    private struct Spot: Hashable {
        let key: DependencyGraph.Key
        let place: DependencyGraph.Place?
    }

    let graph: DependencyGraph
    let report: GraphReport
    private(set) var items: [Item] = []
    private(set) var arrows: [Arrow] = []
    /// The item of each node that is drawn.
    private var itemsOfNodes: [Int: Int] = [:]
    private var spots: [Spot: Int] = [:]
    private var ghosts: [DependencyGraph.Key: Int] = [:]

    init(_ graph: DependencyGraph, _ report: GraphReport) {
        self.graph = graph
        self.report = report
        for (index, node) in graph.nodes.enumerated() where !node.isReplaced {
            itemsOfNodes[index] = items.count
            spots[Spot(key: node.key, place: node.place)] = items.count
            let remark = node.lifetime == .forwarded ? node.face.rawValue : "\(node.lifetime) · \(node.face.rawValue)"
            items.append(Item(kind: .node, node: index, caption: node.key.caption, remark: remark, group: node.lifetime.group))
        }
        addArrows()
        mark()
    }

    private mutating func addArrows() {
        let directory = DependencyGraph.Directory(graph)
        var positions: [[Int]: Int] = [:]
        for edge in graph.edges {
            guard let source = itemsOfNodes[edge.source] else { continue }
            let target = item(for: edge, in: directory)
            if let position = positions[[source, target]] {
                arrows[position].isOptional = arrows[position].isOptional && edge.isOptional
                arrows[position].isDeferred = arrows[position].isDeferred && edge.isDeferred
                arrows[position].isObserved = arrows[position].isObserved && edge.origin == .observed
                arrows[position].isForwarding = arrows[position].isForwarding && edge.origin == .forwarding
            } else {
                positions[[source, target]] = arrows.count
                arrows.append(
                    Arrow(
                        source: source, target: target, isOptional: edge.isOptional, isDeferred: edge.isDeferred,
                        isObserved: edge.origin == .observed, isForwarding: edge.origin == .forwarding))
            }
        }
    }

    private mutating func item(for edge: DependencyGraph.Edge, in directory: DependencyGraph.Directory) -> Int {
        let answer = directory.answer(to: edge.key, from: graph.viewpoint(of: edge, in: directory))
        if case .node(let node) = answer, let item = itemsOfNodes[node] { return item }
        if let ghost = ghosts[edge.key] { return ghost }
        let isUnknown = if case .unknown = answer { true } else { false }
        ghosts[edge.key] = items.count
        items.append(
            Item(
                kind: isUnknown ? .unknown : .missing, node: nil, caption: edge.key.caption,
                remark: isUnknown ? "another resolver's" : "not registered",
                group: isUnknown ? "unknown" : "missing"))
        return items.count - 1
    }

    private mutating func mark() {
        for finding in report.findings {
            for item in items(of: finding) { raise(item, to: finding.severity) }
        }
    }

    /// The items that a finding is about, that to look at first first.
    func items(of finding: GraphFinding) -> [Int] {
        let steps = finding.path.isEmpty ? [GraphFinding.Step(finding.key, place: finding.place)] : finding.path
        let isLine = finding.code == .cycle || finding.code == .captive
        var found: [Int] = []
        for step in (isLine ? steps : Array(steps.prefix(1))) + finding.alsoNeededBy {
            if let item = spots[Spot(key: step.key, place: step.place)], !found.contains(item) { found.append(item) }
        }
        if let ghost = ghosts[finding.key] { found.append(ghost) }
        return found
    }

    private mutating func raise(_ item: Int, to severity: GraphFinding.Severity) {
        guard items[item].severity.map({ severity.weight > $0.weight }) ?? true else { return }
        items[item].severity = severity
    }
}

extension GraphFinding.Severity {
    var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

extension DependencyGraph.Lifetime {
    /// The lifetime without its parts, by which it is coloured.
    var group: String {
        if case .custom = self { return "custom" }
        return description
    }
}

extension DependencyGraph {
    /// The container in which a drawing looks an edge up: the node's own for what is kept, else the first one.
    func viewpoint(of edge: Edge, in directory: Directory) -> Int {
        let node = nodes[edge.source]
        let isOwn = node.isBuiltByOwner || node.face == .implements || !directory.reaches(node.scope, from: 0)
        guard isOwn else { return 0 }
        return scopes[node.scope].kind == .overrides ? directory.root(of: 0) : node.scope
    }
}
