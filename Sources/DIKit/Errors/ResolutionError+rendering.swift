extension ResolutionError {
    /// One line for a log.
    public var description: String {
        var line = sentence
        if isCycle {
            line += ": " + path.map(\.dependency.type).joined(separator: " -> ")
        } else if !path.isEmpty {
            line += ", needed by " + path.prefix(8).map { name(of: $0.dependency) }.joined(separator: ", needed by ")
            if path.count > 8 { line += " and \(path.count - 8) more" }
        }
        if let underlying { line += ": \(underlying)" }
        if let place { line += " (asked for at \(place))" }
        return line
    }

    /// The text that a trap prints: what, who needed it, where it was asked for, what may have been meant, what to do.
    public var report: String {
        var rows: [Row] = []
        if let underlying { rows.append(Row("threw", "\(underlying)")) }
        if isCycle {
            for (index, step) in path.enumerated() { rows.append(row(index == 0 ? "from" : "needs", step)) }
        } else {
            for step in path.prefix(Self.longestPath) { rows.append(row("needed by", step)) }
            if path.count > Self.longestPath { rows.append(Row("", "… and \(path.count - Self.longestPath) more")) }
        }
        for note in notes { rows.append(Row(note.label, note.text)) }
        if let place { rows.append(Row("asked for", "at \(place)")) }
        for (index, step) in suggestions.enumerated() {
            rows.append(Row(index == 0 ? "did you mean" : "", suggestion(step.dependency), step.place.map { "registered at \($0)" }))
        }
        rows.append(Row("fix", fix))
        return Row.render("DIKit: " + sentence, rows)
    }

    private static let longestPath = 20

    private var isCycle: Bool { code == .cycle || code == .recursion || code == .assemblyCycle || code == .forwardingCycle }

    private func row(_ label: String, _ step: Step) -> Row {
        Row(label, name(of: step.dependency), step.place.map { "registered at \($0)" })
    }

    /// The name of a step: with its module where two different types of this error print alike.
    private func name(of dependency: Dependency) -> String {
        (isAmbiguous(dependency) ? dependency.qualifiedType : dependency.type) + (dependency.name.map { " named \"\($0)\"" } ?? "")
    }

    private func suggestion(_ dependency: Dependency) -> String {
        "`\(isAmbiguous(dependency) ? dependency.qualifiedType : dependency.type)`" + (dependency.name.map { " named \"\($0)\"" } ?? "")
    }

    private func isAmbiguous(_ dependency: Dependency) -> Bool {
        (path + suggestions).map(\.dependency).contains { $0.type == dependency.type && $0.qualifiedType != dependency.qualifiedType }
            || self.dependency.map { $0.type == dependency.type && $0.qualifiedType != dependency.qualifiedType } == true
    }
}

/// One line below the first of a report: a label, a text, and perhaps a place in a column of its own.
struct Row {
    let label: String
    let text: String
    let place: String?

    init(_ label: String, _ text: String, _ place: String? = nil) {
        self.label = label
        self.text = text
        self.place = place
    }

    static func render(_ title: String, _ rows: [Row]) -> String {
        let labels = rows.map(\.label.count).max() ?? 0
        let texts = rows.filter { $0.place != nil }.map(\.text.count).max() ?? 0
        return ([title] + rows.map { $0.line(labels: labels, texts: texts) }).joined(separator: "\n")
    }

    private func line(labels: Int, texts: Int) -> String {
        let start = "  " + label.padded(to: labels) + "  "
        guard let place else { return start + text }
        return start + text.padded(to: texts) + "  " + place
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}
