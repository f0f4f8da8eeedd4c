import Testing

@testable import dikitgen

@Suite struct CommandLineRequestTests {
    private typealias Options = CommandLineRequest.Options

    @Test func everyOptionIsRead() throws {
        let request = try CommandLineRequest.parse([
            "Sources", "--exclude", "A", "--exclude=B", "--output", "Out.swift", "--strict", "--json", "--check", "More",
        ])
        #expect(
            request
                == .generate(
                    Options(
                        paths: ["Sources", "More"], excludedPaths: ["A", "B"], output: "Out.swift", isStrict: true, writesJSON: true, checks: true)))
    }

    @Test func whatFollowsTwoHyphensIsAPath() throws {
        #expect(try CommandLineRequest.parse(["--", "--strict"]) == .generate(Options(paths: ["--strict"])))
    }

    @Test func aListNamesPathsOneALine() throws {
        let lists = ["Paths.txt": "A b.swift\n\nC.swift\r\n@D.swift\n"]
        let request = try CommandLineRequest.parse(["X.swift", "@Paths.txt", "--strict", "--", "@Y.swift"]) { lists[$0] }
        #expect(request == .generate(Options(paths: ["X.swift", "A b.swift", "C.swift", "@D.swift", "@Y.swift"], isStrict: true)))
        #expect(throws: CommandLineRequest.Mistake(message: "Cannot read the list of paths 'Nothing'")) {
            try CommandLineRequest.parse(["@Nothing"]) { lists[$0] }
        }
    }

    @Test(arguments: [(["--help"], CommandLineRequest.help), (["-h"], .help), (["x", "--version"], .version)])
    func helpAndVersionNeedNoPath(arguments: [String], request: CommandLineRequest) throws {
        #expect(try CommandLineRequest.parse(arguments) == request)
    }

    @Test(arguments: [
        ([], "Missing expected argument '<path> ...'"), (["--strict"], "Missing expected argument '<path> ...'"),
        (["x", "--output"], "Missing value for '--output <file>'"), (["x", "--exclude", "--json"], "Missing value for '--exclude <subpath>'"),
        (["x", "--ouput", "y"], "Unknown option '--ouput'. Did you mean '--output'?"), (["x", "-z"], "Unknown option '-z'"),
        (["x", "--strict=yes"], "The option '--strict' does not take any value, but 'yes' was specified."),
        (["x", "--check"], "'--check' needs '--output <file>', the file to compare with"),
    ])
    func mistakesAreNamed(arguments: [String], message: String) {
        #expect(throws: CommandLineRequest.Mistake(message: message)) { try CommandLineRequest.parse(arguments) }
    }
}
