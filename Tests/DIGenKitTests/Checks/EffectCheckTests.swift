import DIGenKit
import Testing

@Suite struct EffectCheckTests {
    @Test(arguments: [
        ("Injectable", "throws", "ThrowingInjectable"), ("Injectable", "async", "AsyncInjectable"),
        ("ThrowingInjectable", "async throws", "AsyncInjectable"),
    ])
    func anInitializerWithEffectsThatItsProtocolDoesNotAllowIsAnError(conformance: String, effects: String, better: String) {
        let source = MarkedSource(
            "struct Screen: \(conformance) {\n    struct Dependency {}\n    1️⃣init(dependency: Dependency) \(effects) {}\n}")
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`init(dependency:)` of `Screen` is `\(effects)`, which `\(conformance)` does not allow; conform to `\(better)`"
            ])
        #expect(outcome.findings.map(\.code) == [.effectCannotBeCarried])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test func aDeferralThatCannotCarryAnEffectIsAnError() {
        let source = MarkedSource(
            """
            struct File: ThrowingInjectable { struct Dependency {}; init(dependency: Dependency) throws {} }
            struct Page: Injectable { struct Dependency { let 1️⃣file: Lazy<File> }; init(dependency: Dependency) {} }
            struct Book: Injectable { struct Dependency { let 2️⃣file: () async -> File }; init(dependency: Dependency) {} }
            struct Good: Injectable { struct Dependency { let file: () throws -> File }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`file` is a `Lazy<File>`, in which `File` cannot be made: resolveFile is `throws`",
                "`file` is a `() async -> File`, in which `File` cannot be made: resolveFile is `throws`",
            ])
        #expect(outcome.findings.map(\.place) == [source[1], source[2]])
    }

    @Test func twoActorsInOneMethodAreAnError() {
        let source = MarkedSource(
            """
            @globalActor actor Kitchen { static let shared = Kitchen() }
            @Kitchen struct 2️⃣Oven: @Kitchen Injectable { struct Dependency {}; init(dependency: Dependency) {} }
            @MainActor struct Screen: @MainActor Injectable { struct Dependency { let 1️⃣oven: Oven }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """)
        let outcome = Outcome(source)
        #expect(outcome.findings.map(\.message) == ["`Oven` belongs to `Kitchen`, and `Screen` to `MainActor`: no method can make both"])
        #expect(outcome.findings.map(\.place) == [source[1]])
        #expect(outcome.findings.flatMap(\.notes) == [.init("`Oven` is made here", at: source[2])])
    }

    @Test func whatAResolverMakesThatIsAnActorBelongsToIt() {
        let source = MarkedSource(
            """
            @MainActor final class View: @MainActor Injectable { struct Dependency { let 1️⃣api: API }; init(dependency: Dependency) {} }
            struct Page: Injectable { struct Dependency { let 2️⃣make: @Sendable () -> API }; init(dependency: Dependency) {} }
            struct Good: Injectable { struct Dependency { let api: API; let make: @Sendable () async -> API }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver where Self: Actor { func provideAPI() -> API }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`API` belongs to `the resolver`, and `View` to `MainActor`: no method can make both",
                "`make` is a `@Sendable` closure, and `API` belongs to the resolver, which is an actor; make the closure `async`",
            ])
        #expect(outcome.findings.map(\.place) == [source[1], source[2]])
    }

    @Test func aSendableClosureThatMakesAMainActorTypeIsAnErrorUnlessItSaysSo() {
        let source = MarkedSource(
            """
            @MainActor final class View: @MainActor Injectable { struct Dependency {}; init(dependency: Dependency) {} }
            struct Page: Injectable { struct Dependency { let 1️⃣make: @Sendable () -> View }; init(dependency: Dependency) {} }
            struct Good: Injectable { struct Dependency { let make: @MainActor @Sendable () -> View }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`make` is a `@Sendable` closure, and `View` belongs to `MainActor`; write `@MainActor` before its type"
            ])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test func oneOfSeveralConformancesMayAllowTheEffects() {
        let outcome = Outcome(
            of: """
                struct File: Injectable, ThrowingInjectable { struct Dependency {}; init(dependency: Dependency) throws {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveFile") == "func resolveFile() throws -> File")
    }
}
