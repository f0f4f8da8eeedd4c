import DIGenKit
import Testing

/// A generated file among the sources of a run that writes another one.
@Suite struct GeneratedTwiceTests {
    private let source = SourceText(path: "App/App.swift", text: "protocol AppResolver: Resolver { func provideAPI() -> API }")

    private func outcome(output: String?, _ sources: [SourceText]) -> Outcome {
        Generator(configuration: Configuration(paths: [], output: output)).generate(from: sources)
    }

    private func generated(at path: String) -> SourceText { SourceText(path: path, text: outcome(output: nil, [source]).text) }

    @Test func isOneErrorWithThePlaceAndTheFix() {
        let outcome = outcome(output: "Build/App.swift", [source, generated(at: "App/App.generated.swift")])
        #expect(
            FindingRenderer.text(outcome.findings) == """
                App/App.generated.swift:1:1: error: this file was generated as well, so that each method would be declared twice: \
                delete it, or take the plugin `DIKitGenerate` from the target

                """)
        #expect(outcome.findings.map(\.code) == [.generatedTwice])
        #expect(outcome.text.isEmpty)
    }

    @Test func theOutputItselfIsNone() {
        let path = "App/App.generated.swift"
        #expect(outcome(output: path, [source, generated(at: path)]).findings == [])
    }

    @Test func whereTheTextGoesToStandardOutputItMayReplaceTheFile() {
        let outcome = outcome(output: nil, [source, generated(at: "App/App.generated.swift")])
        #expect(outcome.findings == [] && !outcome.text.isEmpty)
    }

    @Test func aGeneratedFileThatDeclaresNothingIsNone() {
        let empty = SourceText(path: "App/Empty.swift", text: outcome(output: nil, []).text)
        #expect(outcome(output: "Build/App.swift", [source, empty]).findings == [])
    }
}
