/// The layout of a report: a title and blocks of rows.
///
/// ```text
/// DIKit: no registration for `any API`
///   needed by  Model   registered at App/Assembly.swift:14
///   needed by  Screen  registered at App/Assembly.swift:21
///   fix  register it: …
/// ```
///
/// The columns of a block stand below each other; a label that repeats the one above may be empty.
struct ReportText: Sendable {
    /// One line: a label, a text, and perhaps a remark in a column of its own.
    struct Row: Sendable {
        let label: String
        let text: Phrase
        let remark: Phrase?

        init(_ label: String, _ text: Phrase, _ remark: Phrase? = nil) {
            self.label = label
            self.text = text
            self.remark = remark
        }
    }

    private let title: Phrase
    private var blocks: [[Row]] = []

    init(_ title: Phrase) { self.title = title }

    mutating func add(_ rows: [Row]) {
        if !rows.isEmpty { blocks.append(rows) }
    }

    mutating func add(_ label: String, _ text: Phrase) { blocks.append([Row(label, text)]) }

    /// Adds rows of which the middle is left out where there are too many for a reader.
    mutating func add<Element>(_ elements: [Element], _ row: (Int, Element) -> Row) {
        let all = Array(elements.enumerated())
        guard all.count > Self.mostRows else { return add(all.map(row)) }
        let head = all.prefix(Self.mostRows * 3 / 5)
        let tail = all.suffix(Self.mostRows * 2 / 5 - 1)
        add(head.map(row) + [Row("", "… and \(all.count - head.count - tail.count) more …")] + tail.map(row))
    }

    static let mostRows = 20

    /// The whole text, its lines separated by line feeds.
    var rendered: String {
        let vocabulary = Vocabulary(dependencies)
        var blocks = blocks
        for name in vocabulary.twins {
            let name = PrintedText.line(name, limit: PrintedText.longestType)
            let row = Row("note", "two types here are called `\(text: name)`; each is private to its file or local to its function")
            blocks.insert([row], at: Swift.max(blocks.count - 1, 0))
        }
        let lines = blocks.flatMap { Self.lines(of: $0, vocabulary) }
        return (["DIKit: " + title.text(in: vocabulary)] + lines).joined(separator: "\n")
    }

    private var dependencies: [ResolutionError.Dependency] {
        title.dependencies + blocks.joined().flatMap { $0.text.dependencies + ($0.remark?.dependencies ?? []) }
    }

    private static func lines(of block: [Row], _ vocabulary: Vocabulary) -> [String] {
        let rows = block.map { (label: $0.label, text: $0.text.text(in: vocabulary), remark: $0.remark?.text(in: vocabulary)) }
        let labels = rows.map(\.label.count).max() ?? 0
        // One very long text must not push the remarks of all others to the right.
        let texts = Swift.min(rows.filter { $0.remark != nil }.map(\.text.count).max() ?? 0, 60)
        return rows.map { row in
            let start = "  " + row.label.padded(to: labels) + "  "
            return row.remark.map { start + row.text.padded(to: texts) + "  " + $0 } ?? start + row.text
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}
