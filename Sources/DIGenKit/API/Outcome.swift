/// What a run of the generator gave.
public struct Outcome: Sendable, Hashable {
    /// The generated source; empty if there are errors. The same sources give the same bytes, in whatever order they were found.
    public let text: String
    /// Everything that there is to say, sorted by place, each once.
    public let findings: [Finding]
    /// The paths of all sources that were read, sorted, whether or not they mattered.
    public let files: [String]

    init(text: String, findings: [Finding], files: [String]) {
        self.findings = Set(findings).sorted()
        self.text = self.findings.contains { $0.severity == .error } ? "" : text
        self.files = files
    }

    /// Whether a finding is an error, so that nothing was generated.
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
