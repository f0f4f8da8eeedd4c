import DIGenKit
import Testing

/// What a mistake is called in `--json`, and whether it stops the generator: one case for each text of each check.
@Suite struct SeverityTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let code: Finding.Code
        let severity: Finding.Severity

        init(_ source: String, _ code: Finding.Code, _ severity: Finding.Severity = .error) {
            self.source = source
            self.code = code
            self.severity = severity
        }

        var testDescription: String { "\(code.description): \(source.prefix(60))" }
    }

    @Test(arguments: [
        Case("struct Screen: Injectable { final class Dependency {}; init(dependency: Dependency) {} }", .dependencyNotStruct),
        Case("struct Screen: Injectable { typealias Dependency = Other.Needs; init(dependency: Dependency) {} }", .dependencyNotStruct),
        Case("struct Screen: Injectable { struct Dependency {}; init(dependency: Dependency) throws {} }", .effectCannotBeCarried),
        Case("struct Screen: Injectable { struct Dependency {}; init?(dependency: Dependency) {} }", .failableInitializer),
        Case("struct Screen: Injectable { struct Dependency { init?() {} }; init(dependency: Dependency) {} }", .failableInitializer),
        Case("struct Screen: Injectable { struct Dependency {}; private init(dependency: Dependency) {} }", .inaccessibleInitializer),
        Case("struct Screen: Injectable { struct Dependency { private let id: Int }; init(dependency: Dependency) {} }", .inaccessibleInitializer),
        Case("private struct Screen: Injectable { struct Dependency {}; init(dependency: Dependency) {} }", .inaccessibleType),
        Case("private protocol AppResolver: Resolver {}", .inaccessibleType),
        Case("struct Screen: Injectable { struct Dependency {}; init() {} }", .missingInitializer),
        Case("protocol AppResolver: Resolver { func provideA() -> API; func provideB() -> API }", .ambiguousProviders),
        Case("protocol AppResolver: Resolver { func provideA(value: inout Int) -> API }", .parameterCannotBubble),
        Case("protocol AppResolver: Resolver { var api: API { get } }", .notUnderstood, .warning),
        Case("@Wired struct Screen: Injectable {}", .notUnderstood, .warning),
        Case(
            """
            struct File: ThrowingInjectable { struct Dependency {}; init(dependency: Dependency) throws {} }
            struct Page: Injectable { struct Dependency { let file: Lazy<File> }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """, .effectCannotBeCarried),
        Case(
            """
            struct A: Injectable { struct Dependency { let b: B }; init(dependency: Dependency) {} }
            struct B: Injectable { struct Dependency { let a: A }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """, .cycle),
    ])
    func eachMistakeHasItsCodeAndItsWeight(example: Case) {
        let findings = Outcome(of: example.source).findings
        #expect(findings.map(\.code) == [example.code])
        #expect(findings.map(\.severity) == [example.severity])
    }

    @Test func findingsAreInTheOrderOfTheirPlacesWhateverTheOrderOfTheFiles() {
        let first = SourceText(path: "A.swift", text: "import DIKit\nstruct Two: Injectable {}\nstruct Three: Injectable {}\n")
        let second = SourceText(path: "B.swift", text: "import DIKit\nstruct One: Injectable {}\n")
        let generator = Generator(configuration: Configuration(paths: []))
        let findings = generator.generate(from: [second, first]).findings
        #expect(findings == generator.generate(from: [first, second]).findings)
        #expect(
            findings.map { "\($0.place?.description ?? "-") \($0.code.description)" } == [
                "A.swift:2:8 no-dependency", "A.swift:2:13 missing-initializer", "A.swift:3:8 no-dependency", "A.swift:3:15 missing-initializer",
                "B.swift:2:8 no-dependency", "B.swift:2:13 missing-initializer",
            ])
    }
}
