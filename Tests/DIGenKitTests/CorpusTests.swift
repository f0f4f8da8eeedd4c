import DIGenKit
import Foundation
import Testing

/// What was generated for every kind of input compiles without a warning, runs, and makes the instances that it should.
@Suite(.serialized) struct CorpusTests {
    /// A byte order mark and carriage returns, which no formatter would leave in a file of the corpus.
    private var lineEnds: Data {
        let text = """
            import DIKit

            struct Windows: Injectable {
                struct Dependency {
                    let path: Path
                }
                init(dependency: Dependency) {}
            }
            struct Path {}
            func checkLineEnds() { expect(type(of: AppResolverImplementation().resolveWindows(path: Path())) == Windows.self, "line ends") }

            """
        return Data([0xEF, 0xBB, 0xBF]) + Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
    }

    @Test(arguments: [
        [], ["-D", "CORPUS_ELECTRIC"], ["-D", "CORPUS_STEAM"], ["-default-isolation", "MainActor"],
        ["-enable-upcoming-feature", "MemberImportVisibility"],
    ])
    func everyKindOfInputWorks(flags: [String]) throws {
        let lines = try Corpus("Plain").lines(adding: ["LineEnds.swift": lineEnds], flags: flags)
        #expect(lines.filter { $0.hasPrefix("WRONG") } == [])
        #expect(lines.count > 50)
        #expect(lines.last == "end")
    }

    @Test func importsWithAccessLevelsWork() throws {
        let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
        let lines = try Corpus("Imports").lines(flags: features.flatMap { ["-enable-upcoming-feature", $0] })
        #expect(lines == ["ok imports: public", "ok imports: internal", "end"])
    }

    @Test func resolversThatAreActorsWork() throws {
        let lines = try Corpus("Actors").lines(flags: [])
        #expect(lines.filter { !$0.hasPrefix("ok ") } == ["end"])
        #expect(lines.count == 6)
    }

    @Test func aTypeThatIsTheResolversOfTwoModulesAnswersForBoth() throws {
        let folder = try TemporaryFolder()
        func sources(of module: String) throws -> [String] {
            let outcome = Generator(configuration: Configuration(paths: [Corpus("Modules/\(module)").folder.path])).generate()
            #expect(outcome.findings == [])
            return outcome.files + [try folder.write(outcome.text, to: "\(module)/Resolvers.generated.swift").path]
        }
        let feature = try Toolchain().compileModule("Feature", sources(of: "Feature"), into: folder.url)
        #expect(feature.output.status == 0, "\(feature.output.standardError)")
        let program = folder.url.appendingPathComponent("program")
        let app = try Toolchain().compile(sources(of: "App") + [feature.object], into: program, flags: feature.flags)
        #expect(app.status == 0, "\(app.standardError)")
        let lines = try Toolchain.run(program).standardOutput.split(separator: "\n")
        #expect(lines.filter { !$0.hasPrefix("ok ") } == ["end"])
        #expect(lines.count == 18)
    }

    @Test func whatTheGuideShowsWorks() throws {
        let lines = try Corpus("Guide").lines(flags: [])
        #expect(lines.filter { !$0.hasPrefix("ok ") } == ["end"])
        #expect(lines.count == 4)
    }

    /// What the compiler has to refuse of those who use the generated code.
    @Test(arguments: [
        ("struct Live: AppResolver { func provideClient() -> Client { Client() } }", "does not conform to protocol 'AppResolver'"),
        ("struct Panel: PropertyInjectable { struct Dependency {}; var dependency: Dependency! }", "'Panel' cannot conform to class protocol"),
        ("func screen(_ resolver: some AppResolver) -> Screen { resolver.resolveScreen() }", "missing argument for parameter 'title'"),
    ])
    func theCompilerRefusesWhatIsNotWhole(source: String, message: String) throws {
        let text = """
            import DIKit
            struct Client {}
            struct Store {}
            struct Screen: Injectable {
                struct Dependency { let client: Client; let title: String }
                init(dependency: Dependency) {}
            }
            protocol AppResolver: Resolver {
                func provideClient() -> Client
                func provideStore() -> Store
            }

            """
        let outcome = Generator(configuration: Configuration(paths: [])).generate(from: [SourceText(path: "App.swift", text: text)])
        #expect(outcome.findings == [])
        let folder = try TemporaryFolder()
        func compiled(_ more: String) throws -> Toolchain.Output {
            let files = try [("App.swift", text + more), ("Resolvers.generated.swift", outcome.text)].map { try folder.write($1, to: $0).path }
            return try Toolchain().compile(files, into: folder.url.appendingPathComponent("program"), flags: ["-parse-as-library"])
        }
        let refused = try compiled(source)
        #expect(refused.status != 0)
        #expect(refused.standardError.contains(message), "\(refused.standardError)")
    }

    @Test func theOrderOfTheFilesDoesNotMatter() throws {
        let sources = try Corpus("Plain").sources
        let generator = Generator(configuration: Configuration(paths: []))
        let expected = generator.generate(from: sources)
        #expect(!expected.text.isEmpty)
        for _ in 0..<10 { #expect(generator.generate(from: sources.shuffled()) == expected) }
    }

    @Test func aProjectOfTwoThousandTypesCompilesAndRuns() throws {
        let project = LargeProject(typeCount: 2_000)
        let outcome = Generator(configuration: Configuration(paths: [])).generate(from: project.sources)
        #expect(outcome.findings == [])
        let folder = try TemporaryFolder()
        let files = try project.sources.map { try folder.write($0.text, to: $0.path).path }
        let generated = try folder.write(outcome.text, to: "Resolvers.generated.swift")
        let program = folder.url.appendingPathComponent("program")
        let compiled = try Toolchain().compile(files + [generated.path], into: program, flags: ["-wmo"])
        #expect(compiled.status == 0, "\(compiled.standardError.prefix(2_000))")
        #expect(try Toolchain.run(program).standardOutput == "true true\n")
    }
}
