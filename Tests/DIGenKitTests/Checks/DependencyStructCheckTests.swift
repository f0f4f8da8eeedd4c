import DIGenKit
import Testing

@Suite struct DependencyStructCheckTests {
    @Test(arguments: [
        ("final class 1️⃣Dependency {}", "a class"), ("enum 1️⃣Dependency {}", "an enum"), ("actor 1️⃣Dependency {}", "an actor"),
        ("typealias 1️⃣Dependency = (Int, String)", "`(Int, String)`"), ("typealias 1️⃣Dependency = Void", "`()`"),
    ])
    func aDependencyThatIsNoStructIsAnError(declaration: String, description: String) {
        let source = MarkedSource("struct Screen: Injectable {\n    \(declaration)\n    init(dependency: Dependency) {}\n}")
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`Dependency` of `Screen` is \(description); make it a struct with what is needed as stored properties"
            ])
        #expect(Outcome(source).findings.map(\.code) == [.dependencyNotStruct])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aDependencyOfAnotherModuleIsAnError() {
        let source = MarkedSource("struct Screen: Injectable {\n    typealias 1️⃣Dependency = Other.Needs\n    init(dependency: Dependency) {}\n}")
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`Dependency` of `Screen` is `Other.Needs`, which these sources do not declare; declare the struct here, or name its file to dikitgen"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aDependencyInAGenericSuperclassIsAnError() {
        let source = MarkedSource(
            "class Base<T>: Injectable { struct Dependency { let t: T }; required init(dependency: Dependency) {} }\nfinal class 1️⃣Screen: Base<Int> {}"
        )
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`Dependency` of `Screen` is declared in the generic type `Base`; make it a struct with what is needed as stored properties"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func anAliasOfAStructOfTheseSourcesIsNone() {
        let outcome = Outcome(
            of: "struct Screen: Injectable { typealias Dependency = Needs; init(dependency: Dependency) {} }", "struct Needs { var id: Int }",
            "protocol AppResolver: Resolver {}")
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(id: Int) -> Screen")
    }
}
