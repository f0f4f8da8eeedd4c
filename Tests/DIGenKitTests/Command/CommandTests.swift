import Foundation
import Testing

/// The command as it is called.
@Suite struct CommandTests {
    private let source = "import DIKit\nprotocol AppResolver: Resolver {\n    func provideAPI() -> API\n}\n"
    private let broken = "import DIKit\nprotocol AppResolver: Resolver {\n    func provideA() -> API\n    func provideB() -> API\n}\n"

    private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Toolchain.Output {
        try Toolchain.run(try Toolchain().products.appendingPathComponent("dikitgen"), arguments, in: folder.url)
    }

    private func folder(_ text: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "Sources/App.swift")
        return folder
    }

    @Test func withoutAnOutputItPrints() throws {
        let output = try run("Sources", in: try folder(source))
        #expect(output.status == 0 && output.standardError == "")
        #expect(output.standardOutput.contains("func resolveAPI() -> API {"))
        #expect(!output.standardOutput.contains("Sources"))
    }

    @Test func anOutputIsWrittenOnlyIfItChanges() throws {
        let folder = try folder(source)
        let file = folder.url.appendingPathComponent("Sources/New/Generated.swift")
        func date() throws -> Date? { try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date }
        #expect(try run("Sources", "--output", "Sources/New/Generated.swift", in: folder).status == 0)
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
        #expect(try run("Sources", "--output", "Sources/New/Generated.swift", in: folder).status == 0)
        #expect(try date() == old)
        try folder.write(source.replacingOccurrences(of: "API", with: "Other"), to: "Sources/App.swift")
        #expect(try run("Sources", "--output", "Sources/New/Generated.swift", in: folder).status == 0)
        #expect(try date() != old)
    }

    @Test func aFindingStopsItAndNothingIsWritten() throws {
        let folder = try folder(broken)
        let output = try run("Sources", "--output", "Generated.swift", in: folder)
        #expect(output.status == 1 && output.standardOutput == "")
        #expect(
            output.standardError == """
                Sources/App.swift:4:10: error: `AppResolver` provides `API` more than once: `provideA()`, `provideB()`
                Sources/App.swift:3:10: note: `provideA()` provides it too

                """)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Generated.swift").path))
    }

    @Test func whatIsNotUnderstoodStopsItWhereStrictnessIsAsked() throws {
        let folder = try folder("import DIKit\nprotocol AppResolver: Resolver {\n    var api: Int { get }\n}\n")
        let lenient = try run("Sources", "--output", "Lenient.swift", in: folder)
        #expect(lenient.status == 0 && lenient.standardError.hasPrefix("Sources/App.swift:3:9: warning: property `api` of `AppResolver`"))
        let strict = try run("Sources", "--output", "Strict.swift", "--strict", in: folder)
        #expect(strict.status == 1 && strict.standardError.hasPrefix("Sources/App.swift:3:9: error: property `api` of `AppResolver`"))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(files == ["Lenient.swift", "Sources"])
    }

    @Test func checkTellsWhetherTheFileIsStale() throws {
        let folder = try folder(source)
        let stale = try run("Sources", "--output", "Generated.swift", "--check", in: folder)
        #expect(stale.status == 1)
        #expect(stale.standardError == "Generated.swift: error: stale: run dikitgen, or commit what it wrote\n")
        #expect(try run("Sources", "--output", "Generated.swift", in: folder).status == 0)
        #expect(try run("Sources", "--output", "Generated.swift", "--check", in: folder).status == 0)
    }

    @Test func jsonGoesToStandardOutput() throws {
        let output = try run("Sources", "--json", in: try folder(broken))
        #expect(output.status == 1 && output.standardError == "")
        #expect(output.standardOutput.hasPrefix("{\"findings\": [{\"code\": \"ambiguous-providers\""))
        #expect(try run("Sources", "--json", in: try folder(source)).standardOutput == "{\"findings\": []}\n")
    }

    @Test func argumentsThatMakeNoSenseAreAUsageError() throws {
        let output = try run("--nonsense", in: try folder(source))
        #expect(output.status == 64 && output.standardOutput == "")
        #expect(
            output.standardError == """
                Error: Unknown option '--nonsense'
                Usage: dikitgen <path> ... [--exclude <subpath> ...] [--output <file>] [--strict] [--json] [--check]
                  See 'dikitgen --help' for more information.

                """)
        #expect(try run("--help", in: try folder(source)).standardOutput.hasPrefix("OVERVIEW: Writes the wiring"))
    }

    @Test func morePathsThanACommandLineHoldsComeFromAList() throws {
        let folder = try folder(source)
        let names = (0..<500).map { "Sources/\(String(repeating: "long", count: 40))\($0).swift" }
        for name in names { try folder.write("", to: name) }
        try folder.write((names + ["Sources/App.swift"]).joined(separator: "\n"), to: "list")
        let output = try run("@list", in: folder)
        #expect(output.status == 0 && output.standardError == "")
        #expect(output.standardOutput == (try run("Sources", in: folder).standardOutput))
    }

    @Test func aLinkIsFollowedAndPermissionsStay() throws {
        let folder = try folder(source)
        let file = try folder.write("", to: "Real.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o660], ofItemAtPath: file.path)
        try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/Link.swift", withDestinationPath: "Real.swift")
        #expect(try run("Sources", "--output", "Link.swift", in: folder).status == 0)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("resolveAPI"))
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o660)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.path + "/Link.swift") == "Real.swift")
    }

    @Test func whatIsNoFileIsWrittenTo() throws {
        #expect(try run("Sources", "--output", "/dev/null", in: try folder(source)).status == 0)
    }

    @Test func aFolderAsTheOutputIsAnError() throws {
        let output = try run("Sources", "--output", "Sources", in: try folder(source))
        #expect(output.status == 1)
        #expect(output.standardError == "dikitgen: error: cannot write Sources: it is a folder\n")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has /dev/full"))
    func aFullStandardOutputIsAnError() throws {
        let folder = try folder(source)
        let tool = try Toolchain().products.appendingPathComponent("dikitgen").path
        let output = try Toolchain.run(URL(fileURLWithPath: "/bin/sh"), ["-c", "exec \"$0\" Sources > /dev/full", tool], in: folder.url)
        #expect(output.status == 1)
        #expect(output.standardError.hasPrefix("dikitgen: error: cannot write to standard output: "))
    }

    @Test func anOutputThatCannotBeWrittenIsAnError() throws {
        let folder = try folder(source)
        let output = try run("Sources", "--output", "Sources/App.swift/Generated.swift", in: folder)
        #expect(output.status == 1)
        #expect(output.standardError.hasPrefix("dikitgen: error: cannot write Sources/App.swift/Generated.swift: "))
    }
}
