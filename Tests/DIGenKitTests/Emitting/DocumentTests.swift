import DIGenKit
import Foundation
import Testing

/// The document's own example gives the document's methods.
@Suite struct DocumentTests {
    @Test func theWholeFileIsAsExpected() throws {
        let source = try #require(try Corpus("Plain").sources.first { $0.path == "Document.swift" })
        let outcome = Generator(configuration: Configuration(paths: [])).generate(from: [source])
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden/Document.generated.swift")
        if ProcessInfo.processInfo.environment["DIKIT_WRITE_GOLDEN"] != nil { try OutputFile(path: golden.path).update(with: outcome.text) }
        #expect(outcome.text == (try String(contentsOf: golden, encoding: .utf8)))
        #expect(outcome.findings == [])
    }
}
