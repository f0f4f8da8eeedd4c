import DIGenKit
import Testing

@Suite struct NotUnderstoodCheckTests {
    @Test func whatProvidesNothingIsAWarning() {
        let source = MarkedSource(
            """
            protocol AppResolver: Resolver {
                var 1️⃣api: API { get }
                static func 2️⃣provideAPI() -> API
                func 3️⃣provideAny<T>() -> T
                func start()
            }
            """)
        let outcome = Outcome(source)
        let end = "of `AppResolver` provides nothing: a provider is a visible method of every instance, without generic parameters, with a result"
        #expect(
            outcome.findings.map(\.message) == ["property `api` \(end)", "method `provideAPI()` \(end)", "method `provideAny()` \(end)"])
        #expect(outcome.findings.map(\.place) == [source[1], source[2], source[3]])
        #expect(outcome.findings.allSatisfy { $0.severity == .warning && $0.code == .notUnderstood })
        #expect(!outcome.hasErrors && outcome.text.contains("extension AppResolver"))
    }

    @Test func aProviderThatNotAllCanCallIsAWarning() {
        let source = MarkedSource(
            """
            protocol AppResolver: Resolver {}
            extension AppResolver {
                private func 1️⃣provideA() -> A { A() }
                func provideC() -> C { C() }
            }
            extension AppResolver where Self: AnyObject {
                func 2️⃣provideB() -> B { B() }
            }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map { $0.message.prefix { $0 != ":" } } == [
                "private method `provideA()` of `AppResolver` provides nothing",
                "method `provideB()`, which only some have (`where Self",
            ])
        #expect(outcome.findings.map(\.place) == [source[1], source[2]])
        #expect(outcome.method("resolveC") != nil)
    }

    @Test func itIsAnErrorWhereStrictnessIsAsked() {
        let outcome = Outcome(MarkedSource("protocol AppResolver: Resolver { var api: API { get } }"), isStrict: true)
        #expect(outcome.findings.map(\.severity) == [.error])
        #expect(outcome.text.isEmpty)
    }

    @Test func aWrapperOrAPatternInADependencyIsAWarning() {
        let source = MarkedSource(
            """
            struct Screen: Injectable {
                struct Dependency {
                    @Clamped var 1️⃣volume: Int
                    let 2️⃣(a, b): (Int, Int)
                }
                init(dependency: Dependency) {}
            }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`@Clamped` on `volume` in `Screen.Dependency` is not understood; write an initialiser for the struct",
                "a pattern in a stored property in `Screen.Dependency` is not understood; write an initialiser for the struct",
            ])
        #expect(outcome.findings.map(\.place) == [source[1], source[2]])
    }

    @Test func aWrapperOfDIKitFindsItsValueByItself() {
        let outcome = Outcome(
            of: """
                struct Screen: Injectable {
                    struct Dependency {
                        @Inject var volume: Int
                        let pitch: Int
                    }
                    init(dependency: Dependency) {}
                }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(pitch: Int) -> Screen")
    }

    @Test func aProviderInATypeThatIsAResolverItselfIsAWarning() {
        let source = MarkedSource(
            """
            final class App: Resolver {
                func 1️⃣provideAPI() -> API { API() }
                func helper() -> API { API() }
            }
            final class Own: Resolver {
                func provideAPI() -> API { API() }
                func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }
            }
            protocol AppResolver: Resolver { func provideAPI() -> API }
            struct Implementation: AppResolver { func provideAPI() -> API { API() } }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "method `provideAPI()` of `App` provides nothing: declare it in a protocol that refines `Resolver`, to which `App` conforms"
            ])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test func anAttributeInAConditionIsAWarning() {
        let conditional = MarkedSource(
            "@available(*, noasync)\n#if X\n@MainActor\n#endif\nstruct 1️⃣Screen: Injectable { struct Dependency {}; init(dependency: Dependency) {} }")
        #expect(Outcome(conditional).findings.map(\.message) == ["`@MainActor` in an `#if` is not understood"])
        #expect(Outcome(conditional).findings.map(\.place) == [conditional[1]])
    }

    @Test func aGenericTypeThatIsInjectedIntoIsAWarning() {
        let source = MarkedSource("final class 1️⃣Cell<T>: PropertyInjectable { struct Dependency {}; var dependency: Dependency! }")
        #expect(Outcome(source).findings.map(\.message) == ["`Cell` is generic, and no method is generated that injects into it"])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func anInjectableTypeInAFunctionIsAWarning() {
        let source = MarkedSource(
            """
            func make() {
                struct 1️⃣Local: Injectable { struct Dependency {}; init(dependency: Dependency) {} }
            }
            struct Screen: Injectable {
                struct Dependency {}
                init(dependency: Dependency) {
                    let make = { final class 2️⃣Inner: PropertyInjectable { struct Dependency {}; var dependency: Dependency! } }
                }
                var text: String { enum 3️⃣Other: FactoryMethodInjectable { case a }; return "" }
            }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message)
                == ["Local", "Inner", "Other"].map { "`\($0)` stands in a function, where generated code cannot name it" })
        #expect(outcome.findings.map(\.place) == [source[1], source[2], source[3]])
    }

    @Test func anInjectableTypeInAGenericOneIsAWarning() {
        let source = MarkedSource("enum Outer<T> { struct 1️⃣Inner: Injectable { struct Dependency {}; init(dependency: Dependency) {} } }")
        #expect(
            Outcome(source).findings.map(\.message) == [
                "`Inner` stands in a generic type, so that it is generated only where something needs it"
            ])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aDependencyThatAMacroMayAddIsAWarning() {
        let source = MarkedSource("@Made struct 1️⃣Screen: Injectable { init(dependency: Dependency) {} }")
        #expect(
            Outcome(source).findings.map(\.message) == ["the `Dependency` of `Screen` is not seen: if a macro adds it, write it out"])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }
}
