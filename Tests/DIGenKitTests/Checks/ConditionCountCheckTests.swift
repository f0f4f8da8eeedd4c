import DIGenKit
import Testing

@Suite struct ConditionCountCheckTests {
    private func source(conditions: Int) -> MarkedSource {
        let properties = (0..<conditions).map { "        #if FLAG\($0)\n        let p\($0): Int\n        #endif\n" }.joined()
        return MarkedSource(
            """
            struct 1️⃣Screen: Injectable {
                struct Dependency {
            \(properties)    }
                init(dependency: Dependency) {}
            }
            protocol AppResolver: Resolver {}
            """)
    }

    @Test func moreConditionsThanCanBeCombinedAreAnError() {
        let source = source(conditions: 9)
        let outcome = Outcome(source)
        #expect(outcome.findings.map(\.message) == ["what `Screen` needs depends on 9 conditions of `#if`, and 8 are the most"])
        #expect(outcome.findings.map(\.code) == [.tooManyConditions])
        #expect(outcome.findings.map(\.place) == [source[1]])
        #expect(outcome.findings.flatMap(\.candidates) == (0..<9).map { "FLAG\($0)" })
    }

    @Test func asManyAsCanBeCombinedAreNone() {
        #expect(Outcome(source(conditions: 4)).findings == [])
    }

    @Test func ofSeveralWaysTheFirstHasThePlace() {
        let conditions = (1...9).map { "#if F\($0)\nlet value\($0): Int\n#endif" }.joined(separator: "\n")
        let source = MarkedSource(
            """
            struct Screen: Injectable {
            struct Dependency {
            \(conditions)
            }
            init(dependency: Dependency) {}
            }
            protocol AppResolver: Resolver {
                #if F1
                func 1️⃣provideScreen() -> Screen
                #endif
            }
            """)
        #expect(Outcome(source).findings.map(\.place) == [source[1]])
    }
}
