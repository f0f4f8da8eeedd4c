/// The graph and the report for other programs.
struct JSONRenderer {
    private let graph: DependencyGraph
    private let report: GraphReport

    init(_ graph: DependencyGraph, _ report: GraphReport) {
        self.graph = graph
        self.report = report
    }

    var text: String { value.lines + "\n" }

    private var value: JSONText {
        let directory = DependencyGraph.Directory(graph)
        return .object([
            ("version", .number(1)),
            ("scopes", .array(graph.scopes.enumerated().map { scope($0, $1) })),
            ("nodes", .array(graph.nodes.enumerated().map { node($0, $1) })),
            ("edges", .array(graph.edges.map { edge($0, directory) })),
            ("requests", .array(graph.requests.map { request($0, directory) })),
            ("findings", .array(report.findings.map(Self.finding))),
            ("notChecked", .array(report.notChecked.map(Self.notChecked))),
        ])
    }

    private func scope(_ index: Int, _ scope: DependencyGraph.Scope) -> JSONText {
        .object([
            ("id", .number(index)), ("name", .string(scope.name)), ("kind", .string(scope.kind.rawValue)), ("parent", .optional(scope.parent)),
            ("mayAnswerMore", .bool(scope.mayAnswerMore)),
        ])
    }

    private func node(_ index: Int, _ node: DependencyGraph.Node) -> JSONText {
        .object(
            [("id", .number(index))] + Self.members(of: node.key) + [
                ("qualifiedType", .string(node.key.label.qualifiedText)), ("lifetime", .string(node.lifetime.description)),
                ("face", .string(node.face.rawValue)), ("scope", .number(node.scope)), ("knowledge", .string(node.knowledge.rawValue)),
                ("place", Self.place(node.place)), ("arguments", .array(node.arguments.map { .string($0.text) })), ("isOpen", .bool(node.isOpen)),
                ("isReplaced", .bool(node.isReplaced)), ("isMade", .bool(node.isMade)),
            ])
    }

    private func edge(_ edge: DependencyGraph.Edge, _ directory: DependencyGraph.Directory) -> JSONText {
        let target = Self.target(directory.answer(to: edge.key, from: graph.viewpoint(of: edge, in: directory)))
        return .object(
            [("source", .number(edge.source)), ("target", target)] + Self.members(of: edge.key) + [
                ("origin", .string(edge.origin.rawValue)), ("isOptional", .bool(edge.isOptional)), ("isDeferred", .bool(edge.isDeferred)),
                ("parameter", .optional(edge.parameter)), ("place", Self.place(edge.place)),
            ])
    }

    private func request(_ request: DependencyGraph.Request, _ directory: DependencyGraph.Directory) -> JSONText {
        .object(
            [("target", Self.target(directory.answer(to: request.key, from: request.scope)))] + Self.members(of: request.key) + [
                ("scope", .number(request.scope)), ("isOptional", .bool(request.isOptional)), ("place", Self.place(request.place)),
            ])
    }

    private static func target(_ answer: DependencyGraph.Answer) -> JSONText {
        switch answer {
        case .node(let node): .number(node)
        case .unknown, .nothing: .null
        }
    }

    static func members(of key: DependencyGraph.Key) -> [(String, JSONText)] {
        [("type", .string(key.type)), ("name", .optional(key.name)), ("property", .optional(key.property))]
    }

    static func place(_ place: DependencyGraph.Place?) -> JSONText {
        guard let place else { return .null }
        return .object([("file", .string(place.file)), ("line", .number(place.line)), ("column", .optional(place.column))])
    }

    /// A finding, as `dikitgen check --json` writes it too.
    static func finding(_ finding: GraphFinding) -> JSONText {
        .object([
            ("code", .string(finding.code.description)), ("severity", .string(finding.severity.rawValue)), ("message", .string(finding.message)),
            ("place", place(finding.place)), ("key", .object(members(of: finding.key))), ("path", .array(finding.path.map(step))),
            ("requestPlace", place(finding.requestPlace)), ("alsoNeededBy", .array(finding.alsoNeededBy.map(step))),
            ("furtherCount", .number(finding.furtherCount)),
            ("notes", .array(finding.notes.map { .object([("message", .string($0.message)), ("place", place($0.place))]) })),
            ("candidates", .array(finding.candidates.map(step))), ("fix", .optional(finding.fix)),
        ])
    }

    private static func step(_ step: GraphFinding.Step) -> JSONText {
        .object(
            members(of: step.key) + [
                ("place", place(step.place)), ("requestPlace", place(step.requestPlace)), ("parameter", .optional(step.parameter)),
            ])
    }

    static func notChecked(_ entry: GraphReport.NotChecked) -> JSONText {
        .object(members(of: entry.key) + [("place", place(entry.place)), ("message", .string(entry.description))])
    }
}

extension GraphReport {
    /// The report as JSON: an object with `findings` and `notChecked`, each element on a line. The same report gives the same bytes.
    public var json: String {
        JSONText.object([
            ("version", .number(1)), ("findings", .array(findings.map(JSONRenderer.finding))),
            ("notChecked", .array(notChecked.map(JSONRenderer.notChecked))),
        ]).lines + "\n"
    }
}
