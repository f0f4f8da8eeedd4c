import DIGenKit
import Testing

@Suite struct AmbiguousProvidersCheckTests {
    @Test func twoProvidersOfOneTypeAreAnErrorWithBothPlaces() {
        let source = MarkedSource(
            """
            protocol Clock {}
            protocol AppResolver: Resolver {
                func 1️⃣provideClock() -> Clock
                func 2️⃣provideOther() -> any Clock
            }
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`AppResolver` provides `any Clock` more than once: `provideClock()`, `provideOther()`"
            ])
        #expect(outcome.findings.map(\.code) == [.ambiguousProviders])
        #expect(outcome.findings.map(\.place) == [source[2]])
        #expect(outcome.findings.flatMap(\.notes) == [.init("`provideClock()` provides it too", at: source[1])])
        #expect(outcome.findings.flatMap(\.candidates) == ["provideClock()", "provideOther()"])
    }

    @Test func theSameMethodInAProtocolAndInOneThatRefinesItIsOne() {
        let outcome = Outcome(
            of: """
                struct Clock {}
                protocol Base: Resolver { func provideClock() -> Clock }
                protocol AppResolver: Base { func provideClock() -> Clock }
                extension AppResolver { func provideClock() -> Clock { Clock() } }
                """)
        #expect(outcome.findings == [])
    }

    @Test func providersThatExcludeEachOtherAreNotAmbiguous() {
        let outcome = Outcome(
            of: """
                struct Clock {}
                protocol AppResolver: Resolver {
                    #if DEBUG
                    func provideFake() -> Clock
                    #else
                    func provideClock() -> Clock
                    #endif
                }
                """)
        #expect(outcome.findings == [])
    }
}
