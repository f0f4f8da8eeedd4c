import DIGenKit
import Testing

/// What stands in a type and is no part of its wiring, on the side that each check must let pass and on the side that it must not.
@Suite struct LeftOutMembersTests {
    @Test func whatNoInitializerTakesIsNoDependency() {
        let outcome = Outcome(
            of: """
                struct Count {}
                struct Screen: Injectable {
                    struct Dependency {
                        static var last: String?
                        lazy var first: Count = Count()
                        let second: Count = Count()
                        let id: Int
                    }
                    init(dependency: Dependency) {}
                }
                protocol AppResolver: Resolver { func provideCount() -> Count }
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(id: Int) -> Screen")
        #expect(outcome.text.contains("init(id: id)"))
    }

    @Test func aPropertyWithoutATypeIsAWarningUnlessItHasAValue() {
        let source = MarkedSource(
            "struct Screen: Injectable { struct Dependency { var count = 3; let 1️⃣id }; init(dependency: Dependency) {} }\nprotocol AppResolver: Resolver {}"
        )
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "a property without a type, `id` in `Screen.Dependency` is not understood; write an initialiser for the struct"
            ])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test func attributesThatChangeNoInitializerAreUnderstood() {
        let outcome = Outcome(
            of: """
                @globalActor actor Kitchen { static let shared = Kitchen() }
                struct Screen: Injectable {
                    struct Dependency { @available(*, deprecated) let id: Int; @Kitchen let name: String }
                    init(dependency: Dependency) {}
                }
                """)
        #expect(outcome.findings == [])
    }

    @Test func aWrapperOfOnesOwnHasTheNameOfNoOther() {
        let source = MarkedSource(
            """
            @propertyWrapper struct Inject { var wrappedValue: Int }
            struct Screen: Injectable { struct Dependency { @Inject var 1️⃣id: Int }; init(dependency: Dependency) {} }
            """)
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`@Inject` on `id` in `Screen.Dependency` is not understood; write an initialiser for the struct"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aGenericParameterIsNoDependency() {
        let source = MarkedSource("struct 1️⃣Screen<Dependency>: Injectable { init(dependency: Dependency) {} }")
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`Dependency` of `Screen` is a generic parameter; make it a struct with what is needed as stored properties"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func ofSeveralInitializersTheOneThatSetsEveryPropertyIsTaken() {
        let outcome = Outcome(
            of: """
                struct Screen: Injectable {
                    struct Dependency {
                        static let zero = 0
                        let id: Int
                        init(id: Int) { self.id = id }
                        init(text: String) { id = text.count }
                    }
                    init(dependency: Dependency) {}
                }
                struct Page: Injectable {
                    struct Dependency {
                        let number: Int
                        init(text: String) { number = text.count }
                        init<Name>(name: Name) { number = 0 }
                    }
                    init(dependency: Dependency) {}
                }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(id: Int) -> Screen")
        #expect(outcome.signature("resolvePage") == "func resolvePage(text: String) -> Page")
    }

    @Test(arguments: [
        ("Injectable", "init(dependency: Int) {}", "init(dependency: Dependency)"),
        (
            "FactoryMethodInjectable", "func makeInstance(dependency: Dependency) -> Screen { self }",
            "static func makeInstance(dependency: Dependency) -> Self"
        ),
        (
            "FactoryMethodInjectable", "static func create(dependency: Dependency) -> Screen { Screen() }",
            "static func makeInstance(dependency: Dependency) -> Self"
        ),
        ("PropertyInjectable", "var needs: Dependency!", "var dependency: Dependency!"),
        ("PropertyInjectable", "static var dependency: Dependency!", "var dependency: Dependency!"),
    ])
    func whatResemblesAMemberIsNone(conformance: String, resembling: String, member: String) {
        let source = MarkedSource("final class Screen: 1️⃣\(conformance) {\n    struct Dependency {}\n    \(resembling)\n}")
        #expect(Outcome(source).findings.map(\.message) == ["`Screen` conforms to `\(conformance)` and has no `\(member)`"])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aRequirementIsNoImplementation() {
        let source = MarkedSource(
            "struct Needs {}\nprotocol Simple: Injectable where Dependency == Needs { init(dependency: Needs) }\nstruct Screen: 1️⃣Simple {}")
        #expect(Outcome(source).findings.map(\.message) == ["`Screen` conforms to `Injectable` and has no `init(dependency: Dependency)`"])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test(arguments: ["@frozen", "@MainActor", "@Kitchen", ""])
    func anAttributeThatAddsNoMembersHidesNothing(attribute: String) {
        let source = MarkedSource(
            "@globalActor actor Kitchen { static let shared = Kitchen() }\n\(attribute) struct 1️⃣Screen: 2️⃣Injectable { init() {} }")
        let findings = Outcome(source).findings
        #expect(findings.map(\.code) == [.noDependency, .missingInitializer])
        #expect(findings.map(\.place) == [source[1], source[2]])
    }

    @Test func whatProvidesNothingInAClassIsNoWarning() {
        let outcome = Outcome(
            of: """
                final class Live: Resolver { func provideNothing() {} }
                struct Screen: Injectable { struct Dependency {}; init(dependency: Dependency) {}; func provideTitle() -> String { "" } }
                protocol AppResolver: Resolver { func prepare() -> Void }
                """)
        #expect(outcome.findings == [])
        #expect(outcome.method("resolveVoid") == nil && outcome.method("resolveScreen") != nil)
    }

    @Test func aProviderThatChangesItsResolverOrHidesWhatItMakesIsAWarning() {
        let source = MarkedSource(
            """
            protocol AppResolver: Resolver { mutating func 1️⃣provideA() -> A }
            extension AppResolver { func 2️⃣provideB() -> some Equatable { 1 } }
            """)
        let outcome = Outcome(source)
        let end = "of `AppResolver` provides nothing: a provider is a visible method of every instance, without generic parameters, with a result"
        #expect(outcome.findings.map(\.message) == ["method `provideA()` \(end)", "method `provideB()` \(end)"])
        #expect(outcome.findings.map(\.place) == [source[1], source[2]])
    }

    @Test(arguments: [("throws", "ThrowingInjectable"), ("async", "AsyncInjectable")])
    func aFactoryMethodWithEffectsIsToldOfAnInitializer(effects: String, better: String) {
        let source = MarkedSource(
            "struct Screen: FactoryMethodInjectable {\n    struct Dependency {}\n    static func 1️⃣makeInstance(dependency: Dependency) \(effects) -> Screen { Screen() }\n}"
        )
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`makeInstance(dependency:)` of `Screen` is `\(effects)`, which `FactoryMethodInjectable` does not allow; give it an initialiser and conform to `\(better)`"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func onlyWhatStandsInABodyIsOutOfReach() {
        let source = MarkedSource(
            """
            let make = { struct 1️⃣InClosure: Injectable { struct Dependency {}; init(dependency: Dependency) {} } }
            var made: Int { actor 2️⃣InProperty: Injectable { struct Dependency {}; init(dependency: Dependency) {} }; return 1 }
            func run() { final class Live: AppResolver {} }
            struct Screen: Injectable { struct Dependency { let id: Int }; init(dependency: Dependency) { _ = { 1 }() } }
            protocol AppResolver: Resolver {}
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message)
                == ["InClosure", "InProperty"].map { "`\($0)` stands in a function, where generated code cannot name it" })
        #expect(outcome.findings.map(\.place) == [source[1], source[2]])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(id: Int) -> Screen")
    }

    @Test func everyTypeThatIsNamedHasToBeVisible() {
        let source = MarkedSource(
            """
            private struct Hidden {}
            struct Screen: Injectable { struct Dependency { let 1️⃣map: [String: Hidden] }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """)
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`Hidden`, the type of `map`, is private, and generated code stands in another file"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }
}
