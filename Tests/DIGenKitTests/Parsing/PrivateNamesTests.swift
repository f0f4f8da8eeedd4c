import DIGenKit
import Testing

/// Private types of one name in several files are several types.
@Suite struct PrivateNamesTests {
    private let resolver = "protocol AppResolver: Resolver { func provideAPI() -> API }"

    @Test func aPrivateProtocolOfAnotherFileMakesNothingInjectable() {
        let outcome = Outcome(
            of: "private protocol Base: Injectable {}\nstruct A: Base { struct Dependency {}; init(dependency: Dependency) {} }",
            "private protocol Base {}\nstruct B: Base {}", resolver)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveA") == "func resolveA() -> A")
        #expect(outcome.signature("resolveB") == nil)
    }

    @Test func aPrivateAliasMeansWhatItsOwnFileSays() {
        let outcome = Outcome(
            of: "private typealias Base = Sendable\nstruct B: Base {}",
            "fileprivate typealias Base = Injectable\nstruct A: Base { struct Dependency {}; init(dependency: Dependency) {} }", resolver)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveA") == "func resolveA() -> A")
        #expect(outcome.signature("resolveB") == nil)
    }

    @Test func findingsNameThemAsTheyAreWritten() {
        let first = MarkedSource("private struct 1️⃣A: Injectable { struct Dependency {}; init(dependency: Dependency) {} }", path: "App/A.swift")
        let second = MarkedSource("private struct 1️⃣A: Injectable { struct Dependency {}; init(dependency: Dependency) {} }", path: "App/B.swift")
        let outcome = Outcome(first, second)
        #expect(outcome.findings.map(\.message) == Array(repeating: "`A` is private, and generated code stands in another file", count: 2))
        #expect(outcome.findings.map(\.place) == [first[1], second[1]])
    }
}
