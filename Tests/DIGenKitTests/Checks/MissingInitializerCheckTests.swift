import DIGenKit
import Testing

@Suite struct MissingInitializerCheckTests {
    @Test(arguments: [
        ("Injectable", "init(dependency: Dependency)"), ("ThrowingInjectable", "init(dependency: Dependency) throws"),
        ("AsyncInjectable", "init(dependency: Dependency) async throws"),
        ("FactoryMethodInjectable", "static func makeInstance(dependency: Dependency) -> Self"),
        ("PropertyInjectable", "var dependency: Dependency!"),
    ])
    func aConformanceWithoutItsMemberIsAnError(conformance: String, member: String) {
        let source = MarkedSource("final class Screen: 1️⃣\(conformance) {\n    struct Dependency {}\n    init(needs: Dependency) {}\n}")
        let outcome = Outcome(source)
        #expect(outcome.findings.map(\.message) == ["`Screen` conforms to `\(conformance)` and has no `\(member)`"])
        #expect(outcome.findings.map(\.code) == [.missingInitializer])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test func aMemberOfASuperclassOrOfAProtocolsExtensionIsEnough() {
        let outcome = Outcome(
            of: """
                class Base { struct Dependency {}; required init(dependency: Dependency) {} }
                final class Screen: Base, Injectable {}
                protocol Simple: Injectable where Dependency == Nothing { init() }
                extension Simple { init(dependency: Nothing) { self.init() } }
                struct Nothing {}
                struct Plain: Simple { typealias Dependency = Nothing }
                """)
        #expect(outcome.findings == [])
    }

    @Test func whatAMacroMayAddIsNotMissed() {
        let outcome = Outcome(of: "@Made struct Screen: Injectable { struct Dependency { let id: Int } }\nprotocol AppResolver: Resolver {}")
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(id: Int) -> Screen")
    }
}
