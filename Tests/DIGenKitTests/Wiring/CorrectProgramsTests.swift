import DIGenKit
import DIGraph
import Foundation
import Testing

/// Programs that are right give neither errors nor warnings.
@Suite struct CorrectProgramsTests {
    @Test(arguments: snippets) func aDocumentedSnippetIsClean(_ name: String) throws {
        let file = OrdersSources.repository.appendingPathComponent("Snippets/\(name)")
        let outcome = WiringChecker(configuration: Configuration(paths: [])).check([
            SourceText(path: name, text: try String(contentsOf: file, encoding: .utf8))
        ])
        #expect(outcome.report.isClean && !outcome.hasErrors, "\(outcome.text)")
    }

    private static let snippets: [String] = {
        let folder = OrdersSources.repository.appendingPathComponent("Snippets").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted()
    }()

    @Test func thereAreSnippets() { #expect(Self.snippets.count > 10) }

    @Test func theExampleIsCleanWithItsTests() {
        let paths = [OrdersSources.repository.appendingPathComponent("Examples").path]
        let outcome = WiringChecker(configuration: Configuration(paths: paths, excludedPaths: ["BrokenWiringTests.swift"])).check()
        #expect(outcome.report.isClean && !outcome.hasErrors, "\(outcome.text)")
        #expect(outcome.files.count > 50)
    }

    @Test func theSameSourcesGiveTheSameBytesInAnyOrder() throws {
        let sources = try OrdersSources()
        var reversed = sources
        reversed.texts.reverse()
        let (first, second) = (sources.check(.unused), reversed.check(.unused))
        #expect(first == second)
        #expect(first.graph.description(as: .json) == second.graph.description(as: .json))
    }
}
