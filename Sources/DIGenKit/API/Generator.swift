/// Reads Swift sources and writes the wiring that their `Injectable` types and `Resolver` protocols ask for.
///
/// ```swift
/// let outcome = Generator(configuration: Configuration(paths: ["Sources/App"])).generate()
/// print(FindingRenderer.text(outcome.findings))
/// if !outcome.hasErrors { print(outcome.text, terminator: "") }
/// ```
///
/// Nothing is written, nothing is kept between runs; a generator may be used from any thread.
public struct Generator: Sendable {
    /// What to read and how strict to be.
    public let configuration: Configuration

    /// Makes a generator.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Reads the configuration's files and generates.
    ///
    /// Uses all cores while it reads. The cost is that of parsing those files that can matter; the others are only searched for words.
    public func generate() -> Outcome {
        let found = SourceFinder(configuration: configuration).find()
        return outcome(SourceReading.read(found.files), files: found.files, findings: found.findings)
    }

    /// Generates from sources in memory; the configuration's paths are not read.
    public func generate(from sources: [SourceText]) -> Outcome {
        let bytes = sources.map { SourceBytes($0) }.sorted { $0.path < $1.path }
        return outcome(SourceReading.read(bytes, files: bytes.map(\.path)), files: bytes.map(\.path), findings: [])
    }

    /// Sources that an earlier run has written, where this run writes another file: both would declare the same. Without an output it is
    /// the caller who knows where the text goes, perhaps into just that file.
    private func generatedTwice(_ paths: [String]) -> [Finding] {
        guard let output = configuration.output else { return [] }
        return paths.filter { $0 != output }.map { path in
            Finding(
                .generatedTwice, .error,
                "this file was generated as well, so that each method would be declared twice: delete it, or take the plugin `DIKitGenerate` from the target",
                at: Place(path: path, line: 1, column: 1))
        }
    }

    private func outcome(_ reading: SourceReading.Result, files: [String], findings: [Finding]) -> Outcome {
        var pipeline = Pipeline(facts: reading.facts)
        pipeline.run()
        var all = findings + reading.findings + generatedTwice(reading.generated) + pipeline.findings
        if configuration.isStrict {
            for index in all.indices where all[index].severity == .warning { all[index].severity = .error }
        }
        return Outcome(text: pipeline.text, findings: all, files: files)
    }
}
