public import DIGraph

/// Reads Swift sources and checks what they register, declare and ask for, through all of DIKit's faces.
///
/// ```swift
/// let outcome = WiringChecker(configuration: Configuration(paths: ["Sources"])).check()
/// print(outcome.text)
/// print(outcome.graph.description(as: .mermaid, marking: outcome.report))
/// ```
///
/// Give it the sources of the whole program: what another module registers is not seen. Nothing is run, written or kept; any thread may use it.
/// Whatever the sources alone do not tell for certain is a note, never a warning or an error.
public struct WiringChecker: Sendable {
    /// What to read and how strict to be; ``Configuration/output`` says nothing here.
    public let configuration: Configuration
    /// What to look for besides faults.
    public let options: DependencyGraph.VerificationOptions

    /// Makes a checker.
    public init(configuration: Configuration, options: DependencyGraph.VerificationOptions = []) {
        self.configuration = configuration
        self.options = options
    }

    /// Reads the configuration's files and checks them, with all cores. Costs about three times the parsing of all files.
    public func check() -> WiringOutcome {
        let found = SourceFinder(configuration: configuration).find()
        let loaded = SourceReading.load(found.files)
        return outcome(of: loaded.sources, files: found.files, findings: found.findings + loaded.findings)
    }

    /// Checks sources in memory; the configuration's paths are not read.
    public func check(_ sources: [SourceText]) -> WiringOutcome {
        let bytes = sources.map { SourceBytes($0) }.sorted { $0.path < $1.path }
        return outcome(of: bytes, files: bytes.map(\.path), findings: [])
    }

    private func outcome(of sources: [SourceBytes], files: [String], findings: [Finding]) -> WiringOutcome {
        let read = SourceReading.read(sources, files: files, filtering: false)
        // What else the reader has to say is the generator's business.
        let own = findings + read.findings + read.facts.flatMap(\.findings).filter { $0.code == .syntaxError || $0.code == .unreadable }
        let assembled = WiringAssembler(WiringReading.read(sources, facts: read.facts))
        let verified = assembled.graph.verify(options)
        var report = GraphReport(
            findings: WiringJudge(assembled).judge(verified.findings + assembled.findings), notChecked: Self.unique(verified.notChecked))
        if configuration.isStrict {
            for index in report.findings.indices where report.findings[index].severity == .warning { report.findings[index].severity = .error }
        }
        return WiringOutcome(graph: assembled.graph, report: report, readingFindings: own, files: files)
    }

    /// What two containers run is said once.
    private static func unique(_ entries: [GraphReport.NotChecked]) -> [GraphReport.NotChecked] {
        var seen: Set<GraphReport.NotChecked> = []
        return entries.filter { seen.insert($0).inserted }
    }
}
