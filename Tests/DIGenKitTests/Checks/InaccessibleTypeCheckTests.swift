import DIGenKit
import Testing

@Suite struct InaccessibleTypeCheckTests {
    @Test func aPrivateInjectableTypeIsAnError() {
        let source = MarkedSource("private struct 1️⃣Screen: Injectable { struct Dependency {}; init(dependency: Dependency) {} }")
        #expect(Outcome(source).findings.map(\.message) == ["`Screen` is private, and generated code stands in another file"])
        #expect(Outcome(source).findings.map(\.code) == [.inaccessibleType])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aPrivateDependencyIsAnError() {
        let source = MarkedSource("struct Screen: Injectable { private struct 1️⃣Dependency {}; init(dependency: Dependency) {} }")
        #expect(Outcome(source).findings.map(\.message) == ["`Screen.Dependency` is private, and generated code stands in another file"])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aPrivateTypeOfAPropertyOrAProviderIsAnError() {
        let source = MarkedSource(
            """
            enum Outer { private struct Hidden {} }
            struct Screen: Injectable { struct Dependency { let 1️⃣hidden: [Outer.Hidden] }; init(dependency: Dependency) {} }
            fileprivate struct Secret {}
            protocol AppResolver: Resolver { func 2️⃣provideSecret() -> Secret }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`Outer.Hidden`, the type of `hidden`, is private, and generated code stands in another file",
                "`Secret`, which `provideSecret()` provides, is fileprivate, and generated code stands in another file",
            ])
        #expect(outcome.findings.map(\.place) == [source[1], source[2]])
    }

    @Test func aPrivateResolverIsAnError() {
        let source = MarkedSource("private protocol 1️⃣AppResolver: Resolver {}")
        #expect(Outcome(source).findings.map(\.message) == ["`AppResolver` is private, and generated code stands in another file"])
        #expect(Outcome(source).findings.map(\.code) == [.inaccessibleType])
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }

    @Test func aPrivateAliasIsReplacedByWhatItMeans() {
        let outcome = Outcome(
            of: """
                private typealias Names = [String]
                struct Screen: Injectable { struct Dependency { let names: Names }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveScreen") == "func resolveScreen(names: [String]) -> Screen")
    }
}
