/// Chooses the files that can change the result, as they become known.
struct FileSelection {
    private var waiting: [Int]

    init(sources: [SourceBytes], filtering: Bool) { waiting = Array(sources.indices) }

    /// The files to parse next; nil when there is none left.
    mutating func next() -> [Int]? {
        defer { waiting = [] }
        return waiting.isEmpty ? nil : waiting
    }

    mutating func learn(from facts: FileFacts) {}
}
