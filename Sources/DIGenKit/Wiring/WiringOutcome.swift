public import DIGraph

/// What a check of sources gave.
public struct WiringOutcome: Sendable, Hashable {
    /// Who needs whom, as far as the sources tell: a scope for each container that is made in them.
    public let graph: DependencyGraph
    /// What is wrong with it, and what could not be looked at. What is not certain is a note.
    public let report: GraphReport
    /// What kept a source from being read: all are errors.
    public let readingFindings: [Finding]
    /// The paths of all sources, sorted.
    public let files: [String]

    init(graph: DependencyGraph, report: GraphReport, readingFindings: [Finding], files: [String]) {
        self.graph = graph
        self.report = report
        self.readingFindings = Set(readingFindings).sorted()
        self.files = files
    }

    /// Whether a finding is an error.
    public var hasErrors: Bool {
        readingFindings.contains { $0.severity == .error } || report.findings.contains { $0.severity == .error }
    }

    /// Everything in the compiler's format, a line each: `path:line:column: error: message`, with `note:` lines below that tell the story; then
    /// what was not checked, as notes.
    public var text: String {
        FindingRenderer.text(readingFindings) + report.findings.flatMap(Self.lines).map { $0 + "\n" }.joined()
            + report.notChecked.map { Self.line($0.place, .note, Self.message(of: $0)) + "\n" }.joined()
    }

    /// The findings as JSON: `{"version": 1, "findings": […], "notChecked": […], "unread": […]}`; in `unread` is what kept sources from being read.
    public var json: String {
        let unread = FindingRenderer.json(readingFindings)
        let list = unread.dropFirst("{\"findings\": ".count).dropLast("}\n".count)
        return report.json.dropLast("\n}\n".count) + ",\n  \"unread\": \(list)\n}\n"
    }

    // MARK: The compiler's format

    private static func lines(_ finding: GraphFinding) -> [String] {
        let fallback = finding.place
        var lines = [line(finding.place, finding.severity, finding.message + (finding.fix.map { "; \($0)" } ?? ""))]
        func note(_ message: String, _ place: DependencyGraph.Place?) { lines.append(line(place ?? fallback, .note, message)) }
        let isInOrderOfNeed = finding.code == .cycle || finding.code == .captive
        for (position, step) in finding.path.enumerated() {
            let parameter = step.parameter.map { " for its parameter \($0)" } ?? ""
            if isInOrderOfNeed {
                guard position + 1 < finding.path.count else { continue }
                note("\(step.key) needs \(finding.path[position + 1].key)\(parameter)", step.requestPlace ?? step.place)
            } else {
                note("needed by \(step.key)\(parameter)", step.place)
            }
        }
        if let place = finding.requestPlace, place != finding.place { note("asked for here", place) }
        for step in finding.alsoNeededBy {
            note("\(finding.code == .captive ? "also held" : "also needed") by \(step.key)", step.requestPlace ?? step.place)
        }
        if finding.furtherCount > 0 { note("and by \(finding.furtherCount) more", nil) }
        for extra in finding.notes { note(extra.message, extra.place) }
        for candidate in finding.candidates { note("did you mean \(candidate.key)?", candidate.place) }
        return lines
    }

    private static func line(_ place: DependencyGraph.Place?, _ severity: GraphFinding.Severity, _ message: String) -> String {
        "\(place.map(\.description) ?? "dikitgen"): \(severity.rawValue): \(message)"
    }

    private static func message(of entry: GraphReport.NotChecked) -> String {
        switch entry.reason {
        case .opaqueClosure: "not checked: what \(entry.key) needs cannot be told from the source"
        case .unknownResolver(let needed): "not checked: nothing here registers \(needed), which \(entry.key) needs, and its container may hold more"
        case .observedOnly, .notMade: entry.description
        }
    }
}
