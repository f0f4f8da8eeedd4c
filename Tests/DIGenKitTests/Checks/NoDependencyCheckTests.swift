import DIGenKit
import Testing

@Suite struct NoDependencyCheckTests {
    @Test func aTypeThatDoesNotSayWhatItNeedsIsAnError() {
        let source = MarkedSource(
            """
            final class 1️⃣Screen: Injectable {
                init() {}
            }
            """)
        let outcome = Outcome(source)
        let finding = outcome.findings.first { $0.code == .noDependency }
        #expect(finding?.severity == .error)
        #expect(finding?.place == source[1])
        #expect(
            finding?.message
                == "`Screen` conforms to `Injectable` and has no `Dependency`; declare `struct Dependency` in it, empty if it needs nothing")
        #expect(outcome.hasErrors && outcome.text.isEmpty)
    }

    @Test func theTypeThatTheInitializerNamesIsTheDependency() {
        let outcome = Outcome(
            of: """
                struct Needs { let name: String }
                struct Screen: Injectable { init(dependency: Needs) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(name: String) -> Screen")
    }

    @Test func whatAMacroMayAddIsAWarning() {
        let source = MarkedSource("@Wired struct 1️⃣Screen: Injectable {}")
        let outcome = Outcome(source)
        #expect(outcome.findings.map(\.message) == ["the `Dependency` of `Screen` is not seen: if a macro adds it, write it out"])
        #expect(outcome.findings.map(\.place) == [source[1]])
        #expect(!outcome.hasErrors)
    }
}
