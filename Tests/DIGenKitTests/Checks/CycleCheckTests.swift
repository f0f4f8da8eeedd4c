import DIGenKit
import Testing

@Suite struct CycleCheckTests {
    @Test func everyStepOfACycleHasItsPlace() {
        let source = MarkedSource(
            """
            struct 1️⃣Album: Injectable { struct Dependency { let 2️⃣band: Band }; init(dependency: Dependency) {} }
            struct Band: Injectable { struct Dependency { let 3️⃣club: Club }; init(dependency: Dependency) {} }
            struct Club: Injectable { struct Dependency { let 4️⃣album: Album? }; init(dependency: Dependency) {} }
            struct Outside: Injectable { struct Dependency { let club: Club }; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """)
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "`Album` needs itself: Album -> Band -> Club -> Album; take one of them as `Lazy`, `Provider` or a closure"
            ])
        #expect(outcome.findings.map(\.code) == [.cycle])
        #expect(outcome.findings.map(\.place) == [source[1]])
        #expect(
            outcome.findings.flatMap(\.notes) == [
                .init("`Album` needs `Band` as `band`", at: source[2]), .init("`Band` needs `Club` as `club`", at: source[3]),
                .init("`Club` needs `Album` as `album`", at: source[4]),
            ])
    }

    @Test func aProviderThatNeedsItsOwnTypeIsACycle() {
        let source = MarkedSource(
            """
            struct Text {}
            protocol AppResolver: Resolver { func 1️⃣provideText(2️⃣other: Text) -> Text }
            """)
        let outcome = Outcome(source)
        #expect(outcome.findings.map(\.place) == [source[1]])
        #expect(outcome.findings.flatMap(\.notes) == [.init("`Text` needs `Text` as `other`", at: source[2])])
    }

    @Test(arguments: ["Lazy<Album>", "Provider<Album>", "() -> Album"])
    func aCycleThroughADeferralIsNone(type: String) {
        let outcome = Outcome(
            of: """
                struct Album: Injectable { struct Dependency { let band: Band }; init(dependency: Dependency) {} }
                struct Band: Injectable { struct Dependency { let album: \(type) }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
    }

    @Test func twoCyclesAreTwoFindings() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let a: A }; init(dependency: Dependency) {} }
                struct B: Injectable { struct Dependency { let c: C }; init(dependency: Dependency) {} }
                struct C: Injectable { struct Dependency { let b: B }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings.filter { $0.code == .cycle }.count == 2)
    }

    @Test func theStoryBeginsWithTheFirstNameWhereverItIsEntered() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let c: C }; init(dependency: Dependency) {} }
                struct B: Injectable { struct Dependency { let c: C }; init(dependency: Dependency) {} }
                struct C: Injectable { struct Dependency { let b: B }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(
            outcome.findings.map(\.message) == ["`B` needs itself: B -> C -> B; take one of them as `Lazy`, `Provider` or a closure"])
    }

    @Test func aStepNamesThePropertyThatLeadsOn() {
        let source = MarkedSource(
            """
            struct A: Injectable { struct Dependency { let other: Other; let 1️⃣b: B }; init(dependency: Dependency) {} }
            struct B: Injectable { struct Dependency { let other: Other; let 2️⃣a: A }; init(dependency: Dependency) {} }
            struct Other: Injectable { struct Dependency {}; init(dependency: Dependency) {} }
            protocol AppResolver: Resolver {}
            """)
        #expect(Outcome(source).findings.flatMap(\.notes).map(\.place) == [source[1], source[2]])
    }
}
