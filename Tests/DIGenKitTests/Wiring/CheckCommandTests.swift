import Foundation
import Testing

/// `dikitgen check` as it is called.
@Suite struct CheckCommandTests {
    private let source = """
        import DIKit
        final class Log {}
        struct Model { let log: Log }
        let container = Container()
        container.register(Model.self, options: .transient) { Model(log: $0.resolve()) }

        """

    private func run(_ arguments: String..., text: String) throws -> Toolchain.Output {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "Sources/main.swift")
        return try Toolchain.run(try Toolchain().products.appendingPathComponent("dikitgen"), ["check"] + arguments, in: folder.url)
    }

    @Test func findingsGoToStandardErrorInTheCompilersFormat() throws {
        let output = try run("Sources", text: source)
        #expect(output.status == 1 && output.standardOutput == "")
        #expect(
            output.standardError == """
                Sources/main.swift:5:69: error: no registration for `Log`, which `Model` needs; register it, or let who needs it take an optional
                Sources/main.swift:5:11: note: needed by `Model` for its parameter log

                """)
    }

    @Test func aCleanProgramSaysNothing() throws {
        let output = try run("Sources", text: source + "container.register(Log.self) { Log() }\n")
        #expect(output.status == 0 && output.standardOutput == "" && output.standardError == "")
    }

    @Test func warningsAreErrorsWhenStrict() throws {
        let captive =
            source
            + "container.register(Log.self, options: .scoped) { Log() }\ncontainer.register(Int.self, options: .container) { $0.resolve(Log.self).hashValue }\n"
        #expect(try run("Sources", text: captive).status == 0)
        let strict = try run("Sources", "--strict", text: captive)
        #expect(strict.status == 1 && strict.standardError.contains(": error: `Int`, which is cached, holds `Log`, which is scoped"))
    }

    @Test func jsonHasFindingsAndWhatWasNotChecked() throws {
        let output = try run("Sources", "--json", text: source + "container.register { make() }\n")
        #expect(output.status == 0 && output.standardError == "")
        let value = try #require(try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any])
        #expect((value["findings"] as? [Any])?.isEmpty == true && (value["unread"] as? [Any])?.isEmpty == true)
        #expect((value["notChecked"] as? [Any])?.count == 1)
    }

    @Test(arguments: ["text", "dot", "mermaid", "json", "html", "svg"]) func theGraphGoesToStandardOutput(_ format: String) throws {
        let output = try run("Sources", "--graph", format, text: source)
        #expect(output.status == 1 && output.standardOutput.contains("Model") && output.standardError.contains("no registration"))
    }

    @Test func aSyntaxErrorIsReported() throws {
        let output = try run("Sources", "--json", text: "let a = (\n")
        let value = try #require(try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any])
        #expect(output.status == 1 && (value["unread"] as? [[String: Any]])?.first?["code"] as? String == "syntax-error")
    }

    @Test func argumentsThatMakeNoSenseAreRefused() throws {
        #expect(try run(text: source).status == 64)
        #expect(try run("Sources", "--graph", "png", text: source).standardError.contains("The value 'png' is invalid for '--graph <format>'"))
        #expect(try run("Sources", "--graph", text: source).status == 64)
        #expect(try run("Sources", "--json", "--graph", "text", text: source).status == 64)
        #expect(try run("Sources", "--sctrict", text: source).standardError.hasPrefix("Error: Unknown option '--sctrict'"))
        #expect(try run("Sources", "--strict=yes", text: source).status == 64)
    }

    @Test func helpIsShown() throws {
        let output = try run("--help", text: source)
        #expect(output.status == 0 && output.standardOutput.contains("USAGE: dikitgen check <path> ..."))
    }
}
