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
            func checkLineEnds(_ resolver: AppResolverImplementation) -> Windows { resolver.resolveWindows(path: Path()) }

            """
        return Data([0xEF, 0xBB, 0xBF]) + Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
    }

    @Test(arguments: [
        [], ["-D", "CORPUS_ELECTRIC"], ["-default-isolation", "MainActor"],
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
