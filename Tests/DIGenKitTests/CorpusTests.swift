import DIGenKit
import Testing

/// What was generated for every kind of input compiles without a warning, runs, and makes the instances that it should.
@Suite(.serialized) struct CorpusTests {
    @Test(arguments: [
        [], ["-D", "CORPUS_ELECTRIC"], ["-default-isolation", "MainActor"],
    ])
    func everyKindOfInputWorks(flags: [String]) throws {
        let lines = try Corpus("Plain").lines(flags: flags)
        #expect(lines.filter { $0.hasPrefix("WRONG") } == [])
        #expect(lines.count > 50)
        #expect(lines.last == "end")
    }

    @Test func importsWithAccessLevelsWork() throws {
        let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
        let lines = try Corpus("Imports").lines(flags: features.flatMap { ["-enable-upcoming-feature", $0] })
        #expect(lines == ["ok imports: public", "ok imports: internal", "end"])
    }

    @Test func theOrderOfTheFilesDoesNotMatter() throws {
        let sources = try Corpus("Plain").sources
        let generator = Generator(configuration: Configuration(paths: []))
        let expected = generator.generate(from: sources)
        #expect(!expected.text.isEmpty)
        for _ in 0..<10 { #expect(generator.generate(from: sources.shuffled()) == expected) }
    }
}
