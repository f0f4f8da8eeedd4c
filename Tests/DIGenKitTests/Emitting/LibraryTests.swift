import DIGenKit
import Foundation
import Testing

/// The generator as a library, as the page about the static face shows it.
@Suite struct LibraryTests {
    /// The lines of the page; nothing has these sources, so there is a finding and no file.
    private func generate() throws -> Outcome {
        let outcome = Generator(configuration: Configuration(paths: ["Sources/App"])).generate()
        print(FindingRenderer.text(outcome.findings))
        if outcome.hasErrors { return outcome }
        try OutputFile(path: "Sources/App/Resolvers.generated.swift").update(with: outcome.text)
        return outcome
    }

    @Test func whatThePageShowsWorks() throws {
        #expect(try generate().findings.map(\.code) == [.noSuchPath])
    }
}
