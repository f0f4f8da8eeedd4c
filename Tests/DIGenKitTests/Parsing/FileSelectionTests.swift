import Testing

@testable import DIGenKit

/// A file is left unparsed only where it cannot change the result.
@Suite struct FileSelectionTests {
    /// What is generated when every file is parsed, and the paths of those that the selection parses.
    private func compare(_ texts: [String: String]) -> (all: Pipeline, selected: Pipeline, parsed: [String]) {
        let sources = texts.map { SourceBytes(SourceText(path: $0.key, text: $0.value)) }.sorted { $0.path < $1.path }
        func pipeline(filtering: Bool) -> (Pipeline, [String]) {
            let reading = SourceReading.read(sources, files: [], filtering: filtering)
            var pipeline = Pipeline(facts: reading.facts)
            pipeline.run()
            return (pipeline, reading.facts.map(\.path))
        }
        let (all, _) = pipeline(filtering: false)
        let (selected, parsed) = pipeline(filtering: true)
        return (all, selected, parsed)
    }

    private let resolver = "import DIKit\nprotocol AppResolver: Resolver { func provideAPI() -> API }"
    private let unrelated = "struct Unrelated { enum State { case on }; let text = \"class API\" }\n// no word of it\n"

    @Test func unrelatedFilesAreNotParsed() {
        let result = compare([
            "App.swift": resolver, "API.swift": "final class API {}", "Other.swift": unrelated, "State.swift": "extension Unrelated.State {}",
        ])
        // The word `API` after `class` in a string leads to a file in vain, which only costs time.
        #expect(result.parsed == ["API.swift", "App.swift", "Other.swift"])
        #expect(result.selected.text == result.all.text && !result.all.text.isEmpty)
    }

    @Test(arguments: [
        // A protocol that refines Injectable, an alias of it, and one through an alias of the alias.
        [
            "P.swift": "protocol Part: Injectable {}",
            "T.swift": "struct Screen: Part { struct Dependency { let api: API }; init(dependency: Dependency) {} }",
        ],
        [
            "P.swift": "typealias Made = Injectable",
            "T.swift": "struct Screen: Made { struct Dependency { let api: API }; init(dependency: Dependency) {} }",
        ],
        [
            "P.swift": "typealias Made = Other & Sendable", "Q.swift": "typealias Other = Injectable",
            "T.swift": "struct Screen: Made { struct Dependency { let api: API }; init(dependency: Dependency) {} }",
        ],
        // Members elsewhere.
        [
            "A.swift": "extension Screen: Injectable {}", "B.swift": "extension Screen { struct Dependency { let api: API } }",
            "C.swift": "public struct Screen { public init(dependency: Dependency) {} }",
        ],
        [
            "A.swift": "struct Screen: Injectable { init(dependency: Needs) {} }", "B.swift": "struct Needs { let api: Alias }",
            "C.swift": "typealias Alias = API",
        ],
        [
            "A.swift": "struct Screen: Injectable { typealias Dependency = Needs; init(dependency: Needs) {} }", "B.swift": "typealias Needs = Real",
            "C.swift": "struct Real { let api: API }",
        ],
        // A superclass, its actor, and a class that is extended.
        [
            "A.swift": "class Base: Injectable { struct Dependency { let api: API }; required init(dependency: Dependency) {} }",
            "B.swift": "final class Screen: Base {}",
        ],
        [
            "A.swift": "final class Screen: Base, Injectable { struct Dependency {}; init(dependency: Dependency) {} }",
            "B.swift": "class Base: Root {}", "C.swift": "@Kitchen class Root {}",
            "D.swift": "@globalActor actor Kitchen { static let shared = Kitchen() }",
        ],
        [
            "A.swift": "extension Foreign: Injectable { struct Dependency {}; init(dependency: Dependency) { fatalError() } }",
            "B.swift": "final class Screen: Foreign {}",
        ],
        // Resolvers that refine resolvers, and types that are several.
        [
            "A.swift": "protocol Session: AppResolver { func provideUser() -> User }", "B.swift": "public struct User {}",
            "C.swift": "final class Both: Session, Guest {}", "D.swift": "protocol Guest: Resolver { func provideGuest() -> Guests.Guest }",
            "E.swift": "enum Guests { struct Guest {} }",
        ],
        // A nested type, and one that an extension of an extension declares.
        [
            "A.swift": "struct Screen: Injectable { struct Dependency { let style: Style }; init(dependency: Dependency) {} }",
            "B.swift": "extension Screen { protocol Style {} }",
        ],
        [
            "A.swift": "struct Screen: Injectable { struct Dependency { let x: `my type` }; init(dependency: Dependency) {} }",
            "B.swift": "protocol `my type` {}",
        ],
        [
            "A.swift": "struct Screen: Injectable { struct Dependency { let p: P }; init(dependency: Dependency) {} }",
            "B.swift": "protocol /* a comment */ P {}",
        ],
    ])
    func whatMattersInAnotherFileIsNotMissed(files: [String: String]) {
        let result = compare(files.merging(["App.swift": resolver, "API.swift": "class API {}", "Other.swift": unrelated]) { $1 })
        #expect(result.selected.text == result.all.text)
        #expect(result.selected.findings == result.all.findings)
        #expect(result.all.text.contains("extension AppResolver"))
        #expect(!result.parsed.contains("State.swift"))
    }

    @Test func aSubclassOfAnotherModulesClassThatIsExtendedHereIsFound() {
        let result = compare([
            "App.swift": resolver, "API.swift": "class API {}", "B.swift": "final class Screen: Foreign {}",
            "A.swift": "extension Foreign: Injectable { struct Dependency { let api: API }; init(dependency: Dependency) { fatalError() } }",
        ])
        #expect(result.parsed.contains("B.swift"))
        #expect(result.selected.text.contains("func resolveScreen() -> Screen"))
    }

    @Test func whatWasGeneratedIsNoSource() throws {
        let sources = [
            SourceText(path: "App.swift", text: "import DIKit\nprotocol A: Resolver {}\nprotocol B: Resolver {}\nstruct Both: A, B {}\n")
        ]
        let generator = Generator(configuration: Configuration(paths: []))
        let first = generator.generate(from: sources)
        let second = generator.generate(from: sources + [SourceText(path: "Generated.swift", text: first.text)])
        #expect(first.text.contains("extension Both"))
        #expect(second.text == first.text)
    }

    @Test func theCorpusIsTheSame() throws {
        for name in ["Plain", "Imports"] {
            let texts = Dictionary(uniqueKeysWithValues: try Corpus(name).sources.map { ($0.path, $0.text) })
            let result = compare(texts)
            #expect(result.selected.text == result.all.text)
        }
    }
}
