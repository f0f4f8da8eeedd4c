import DIGenKit
import Testing

@Suite struct FailableInitializerCheckTests {
    @Test(arguments: ["?", "!"])
    func anInitializerThatMayAnswerNilIsAnError(mark: String) {
        let source = MarkedSource("struct Screen: Injectable {\n    struct Dependency {}\n    1️⃣init\(mark)(dependency: Dependency) {}\n}")
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`init(dependency:)` of `Screen` may answer nil; let it throw and conform to `ThrowingInjectable`"
            ])
        #expect(Outcome(source).findings.map(\.code) == [.failableInitializer])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aFailableInitializerOfTheDependencyIsAnError() {
        let source = MarkedSource(
            "struct Screen: Injectable {\n    struct Dependency {\n        1️⃣init?() {}\n    }\n    init(dependency: Dependency) {}\n}")
        #expect(Outcome(source).findings.map(\.message) == ["the initialiser of `Screen.Dependency` may answer nil or is generic"])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aFactoryMethodThatMayAnswerNilIsAnError() {
        let source = MarkedSource(
            """
            struct Screen: FactoryMethodInjectable {
                struct Dependency {}
                static func 1️⃣makeInstance(dependency: Dependency) -> Screen? { nil }
            }
            """)
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`makeInstance(dependency:)` of `Screen` may answer nil; let it throw and conform to `ThrowingInjectable`"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }
}
