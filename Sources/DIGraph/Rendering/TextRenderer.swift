/// The graph for a terminal.
struct TextRenderer {
    private let graph: DependencyGraph
    private let report: GraphReport

    init(_ graph: DependencyGraph, _ report: GraphReport) {
        self.graph = graph
        self.report = report
    }

    var text: String {
        let directory = DependencyGraph.Directory(graph)
        var edges: [Int: [DependencyGraph.Edge]] = [:]
        for edge in graph.edges { edges[edge.source, default: []].append(edge) }
        var lines: [String] = []
        for (index, scope) in graph.scopes.enumerated() {
            let nodes = graph.nodes.indices.filter { graph.nodes[$0].scope == index }
            lines.append("\(scope.name): \(nodes.count) \(nodes.count == 1 ? "registration" : "registrations")")
            for node in nodes {
                lines.append(title(graph.nodes[node]))
                for edge in edges[node] ?? [] { lines.append(need(edge, directory)) }
            }
        }
        for request in graph.requests {
            lines.append("asked for  \(request.key.caption)" + (request.place.map { "  at \($0)" } ?? ""))
        }
        if !report.findings.isEmpty { lines.append("") }
        lines += report.findings.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    private func title(_ node: DependencyGraph.Node) -> String {
        var parts = ["\(node.lifetime)", node.face.rawValue]
        if node.knowledge != .known { parts.append(node.knowledge.rawValue) }
        if node.isReplaced { parts.append("replaced") }
        return "  \(node.key.caption)  (\(parts.joined(separator: ", ")))" + (node.place.map { "  \($0)" } ?? "")
    }

    private func need(_ edge: DependencyGraph.Edge, _ directory: DependencyGraph.Directory) -> String {
        var remarks: [String] = []
        if edge.origin != .known { remarks.append(edge.origin.rawValue) }
        if edge.isDeferred { remarks.append("later") }
        if edge.isOptional { remarks.append("optional") }
        switch directory.answer(to: edge.key, from: graph.viewpoint(of: edge, in: directory)) {
        case .node: break
        case .unknown: remarks.append("unknown")
        case .nothing: remarks.append("missing")
        }
        return "    \(edge.parameter.map { "\($0) " } ?? "")-> \(edge.key.caption)"
            + (remarks.isEmpty ? "" : "  (\(remarks.joined(separator: ", ")))")
    }
}
