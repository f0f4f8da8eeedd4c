import DIGenKit
import Testing

@Suite struct InaccessibleInitializerCheckTests {
    @Test(arguments: ["private", "fileprivate"])
    func aHiddenInitializerIsAnError(level: String) {
        let source = MarkedSource("struct Screen: Injectable {\n    struct Dependency {}\n    \(level) 1️⃣init(dependency: Dependency) {}\n}")
        #expect(
            Outcome(source).findings.map(\.message) == ["`init(dependency:)` of `Screen` is \(level), and generated code stands in another file"])
        #expect(Outcome(source).findings.map(\.code) == [.inaccessibleInitializer])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aPrivatePropertyOfTheDependencyIsAnError() {
        let source = MarkedSource(
            "struct Screen: Injectable {\n    struct Dependency {\n        private let 1️⃣id: Int\n    }\n    init(dependency: Dependency) {}\n}")
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`id` is private, so that the memberwise initialiser of `Screen.Dependency` is too; make it visible, or write an initialiser"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aPrivateInitializerOfTheDependencyIsAnError() {
        let source = MarkedSource(
            "struct Screen: Injectable {\n    struct Dependency {\n        private 1️⃣init() {}\n    }\n    init(dependency: Dependency) {}\n}")
        #expect(
            Outcome(source).findings.map(\.message) == [
                "the initialiser of `Screen.Dependency` is private, and generated code stands in another file"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func severalInitializersOfTheDependencyAreAnError() {
        let source = MarkedSource(
            """
            struct Screen: Injectable {
                struct Dependency {
                    let id: Int
                    1️⃣init(number: Int) { id = number }
                    2️⃣init(text: String) { id = 0 }
                }
                init(dependency: Dependency) {}
            }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == ["`Screen.Dependency` has several initialisers, and none takes each stored property by its name"])
        #expect(outcome.findings.map(\.place) == [source[1]])
        #expect(outcome.findings.flatMap(\.notes) == [.init("another one", at: source[2])])
    }
}
