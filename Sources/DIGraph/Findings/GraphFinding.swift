/// Something that is wrong, or may be, with a wiring: what ``DependencyGraph/verify(_:)`` finds.
///
/// One finding stands for one fault: a dependency that ten others miss is one finding with the shortest way to it, and names the others
/// under ``alsoNeededBy``. Two renderings: ``description`` is one line as a compiler writes it, ``report`` is the whole story.
public struct GraphFinding: Error, Sendable, Hashable {
    /// How much it weighs.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Asking for it fails.
        case error
        /// It works, and not as it was meant, as far as anybody can tell.
        case warning
        /// For information.
        case note
    }

    /// Which kind of finding it is. Codes are stable; new ones may come.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code in words: `missing`.
        public let description: String
        init(_ description: String) { self.description = description }

        /// Nothing answers to a key that something needs.
        public static let missing = Code("missing")
        /// Nothing answers to a name, and one that is nearly spelled like it is registered.
        public static let nearName = Code("near-name")
        /// A key is registered twice in one container.
        public static let duplicate = Code("duplicate")
        /// Dependencies need each other.
        public static let cycle = Code("cycle")
        /// What is kept for longer holds what is kept for shorter.
        public static let captive = Code("captive")
        /// Nobody needs it.
        public static let unused = Code("unused")
        /// Making an instance threw an error.
        public static let failed = Code("failed")
    }

    /// One step of a path: what is registered, and how it asks for the next.
    public struct Step: Sendable, Hashable {
        /// What it is asked for by.
        public var key: DependencyGraph.Key
        /// Where it is registered.
        public var place: DependencyGraph.Place?
        /// Where it asks for the next step, if that is another place.
        public var requestPlace: DependencyGraph.Place?
        /// The parameter that the next step is for, as `#2` or its label.
        public var parameter: String?

        /// Makes a step.
        public init(
            _ key: DependencyGraph.Key, place: DependencyGraph.Place?, requestPlace: DependencyGraph.Place? = nil, parameter: String? = nil
        ) {
            self.key = key
            self.place = place
            self.requestPlace = requestPlace
            self.parameter = parameter
        }
    }

    /// What a note adds: a line, and where it applies.
    public struct Note: Sendable, Hashable {
        /// One sentence, in lower case and without a full stop.
        public var message: String
        /// Where.
        public var place: DependencyGraph.Place?

        /// Makes a note.
        public init(_ message: String, at place: DependencyGraph.Place? = nil) {
            self.message = message
            self.place = place
        }
    }

    /// The kind.
    public var code: Code
    /// The weight.
    public var severity: Severity
    /// What it is about: what is missing, held captive, registered twice; the first of a cycle.
    public var key: DependencyGraph.Key
    /// One sentence, in lower case and without a full stop.
    public var message: String
    /// Where to look first: the registration that needs what is missing, the second of two, the holder of a captive.
    public var place: DependencyGraph.Place?
    /// The shortest way to the fault. Of what is missing: who needs it, the nearest first. Of a cycle: its steps in the order of need, the
    /// first one repeated last. Of a captive: from the holder to what it holds.
    public var path: [Step]
    /// Where the first of ``path``'s needs came from, if something outside asks for it.
    public var requestPlace: DependencyGraph.Place?
    /// Others that the same fault concerns, at most ``mostOthers``, in the order registered.
    public var alsoNeededBy: [Step]
    /// How many more there are.
    public var furtherCount: Int
    /// What belongs to it elsewhere.
    public var notes: [Note]
    /// What may have been meant, the likeliest first.
    public var candidates: [Step]
    /// What to do.
    public var fix: String?

    /// As many others as a reader looks at.
    public static let mostOthers = 5

    /// Makes a finding.
    public init(
        _ code: Code, _ severity: Severity, of key: DependencyGraph.Key, _ message: String, at place: DependencyGraph.Place?, path: [Step] = [],
        requestPlace: DependencyGraph.Place? = nil, alsoNeededBy others: [Step] = [], notes: [Note] = [], candidates: [Step] = [],
        fix: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.key = key
        self.message = message
        self.place = place
        self.path = path
        self.requestPlace = requestPlace
        alsoNeededBy = Array(others.prefix(Self.mostOthers))
        furtherCount = others.count - alsoNeededBy.count
        self.notes = notes
        self.candidates = candidates
        self.fix = fix
    }
}

extension GraphFinding: CustomStringConvertible {
    /// One line as a compiler writes it: `App/Main.swift:9: error: no registration for …`.
    public var description: String { (place.map { "\($0): " } ?? "") + "\(severity.rawValue): \(message)" }

    /// The line, then the way to the fault, others that it concerns, what may have been meant, what to do.
    public var report: String {
        let rows = rows
        let width = rows.map { $0.label.count }.max() ?? 0
        let textWidth = rows.filter { !$0.remark.isEmpty }.map { $0.text.count }.max() ?? 0
        return rows.reduce(into: description) { text, row in
            text += "\n  " + row.label.padded(to: width) + "  " + (row.remark.isEmpty ? row.text : row.text.padded(to: textWidth) + "  " + row.remark)
        }
    }

    /// What the report says below its first line.
    var rows: [(label: String, text: String, remark: String)] {
        var rows: [(label: String, text: String, remark: String)] = []
        for (index, step) in path.enumerated() {
            let label = isInOrderOfNeed ? (index == 0 ? "from" : "needs") : "needed by"
            rows.append((label, "\(step.key)", step.remark))
        }
        if let requestPlace { rows.append(("asked for", "at \(requestPlace)", "")) }
        for step in alsoNeededBy { rows.append((code == .captive ? "also held by" : "also needed by", "\(step.key)", step.remark)) }
        if furtherCount > 0 { rows.append(("", "and \(furtherCount) more", "")) }
        for note in notes { rows.append(("note", note.message, note.place.map { "at \($0)" } ?? "")) }
        for (index, step) in candidates.enumerated() { rows.append((index == 0 ? "did you mean" : "", "\(step.key)", step.remark)) }
        if let fix { rows.append(("fix", fix, "")) }
        return rows
    }

    private var isInOrderOfNeed: Bool { code == .cycle || code == .captive }
}

extension GraphFinding.Step {
    fileprivate var remark: String {
        var parts = place.map { ["registered at \($0)"] } ?? []
        if let requestPlace { parts.append("asks at \(requestPlace)") }
        if let parameter { parts.append("for its parameter \(parameter)") }
        return parts.joined(separator: ", ")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension GraphFinding: Comparable {
    /// By place, then by weight, code and message; findings without a place come last.
    public static func < (left: GraphFinding, right: GraphFinding) -> Bool {
        switch (left.place, right.place) {
        case (.some, nil): true
        case (nil, .some): false
        case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: leftPlace < rightPlace
        case (nil, nil), (.some, .some): (left.code.description, left.message) < (right.code.description, right.message)
        }
    }
}
