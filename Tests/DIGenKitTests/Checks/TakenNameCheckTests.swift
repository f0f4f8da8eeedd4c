import DIGenKit
import Testing

@Suite struct TakenNameCheckTests {
    private let type = "struct API: Injectable { struct Dependency { let id: Int }; init(dependency: Dependency) {} }"

    @Test func aMethodOfTheUsersWithTheNameOfAGeneratedOneIsAnError() {
        let source = MarkedSource(
            """
            \(type)
            protocol AppResolver: Resolver {}
            extension AppResolver {
                func 1️⃣resolveAPI(id: Int) -> API { API(dependency: .init(id: id)) }
            }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`resolveAPI(id:)` of `AppResolver` is generated as well; give this one another name, or leave it to dikitgen"
            ])
        #expect(outcome.findings.map(\.code) == [.takenName])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test(arguments: [
        "func resolveAPI() -> API", "func resolveAPI(id: String) -> API", "func resolveAPI(id: Int) -> String",
        "static func resolveAPI(id: Int) -> API",
        "func resolveAPI<T>(id: T) -> API",
    ])
    func anotherSignatureIsNone(declaration: String) {
        let outcome = Outcome(of: type, "protocol AppResolver: Resolver {}\nextension AppResolver { \(declaration) { fatalError() } }")
        #expect(outcome.findings == [])
    }

    @Test func aMethodToInjectWithHasItsNameAloneToo() {
        let outcome = Outcome(
            of: "class Cell: PropertyInjectable { struct Dependency {}; var dependency: Dependency! }",
            "protocol AppResolver: Resolver {}\nextension AppResolver { func injectToCell(_ cell: Cell) {} }")
        #expect(outcome.findings.map(\.code) == [.takenName])
    }

    @Test func aProviderOfThatNameIsCalledAndNotDeclaredAgain() {
        let outcome = Outcome(of: "protocol AppResolver: Resolver { func resolveAPI(id: Int) -> API }")
        #expect(outcome.findings == [])
        #expect(outcome.method("resolveAPI") == nil)
        #expect(outcome.text.contains("resolver.resolveAPI(id: arguments.first(Int.self, \"id\"))"))
    }

    @Test func onlyWhereBothAreCompiled() {
        let outcome = Outcome(
            of: """
                #if X
                struct API: Injectable { struct Dependency {}; init(dependency: Dependency) {} }
                #endif
                protocol AppResolver: Resolver {}
                #if !X
                extension AppResolver { func resolveAPI() -> API { API() } }
                #endif
                """)
        #expect(outcome.findings == [])
    }
}
