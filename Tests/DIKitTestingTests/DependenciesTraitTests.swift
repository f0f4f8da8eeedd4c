import DIKit
import DIKitTesting
import Testing

private struct Refused: Error {}

@Suite(.dependencies { $0.greeting.register { "suite" } })
struct DependenciesTraitTests {
    @Test func suitesOverrideCounts() { #expect(dependency(\.greeting) == "suite") }

    @Test(.dependencies { $0.greeting.register { "test" } })
    func testsOverrideCountsMore() { #expect(dependency(\.greeting) == "test") }

    @Test(.dependencies { $0.account.register { Account(owner: "Ada") } })
    func othersOfTheSuiteStay() {
        #expect(dependency(\.greeting) == "suite")
        #expect(dependency(\.account).owner == "Ada")
    }

    @Test(
        .dependencies { container in
            await Task.yield()
            container.greeting.register { "later" }
        })
    func closureMayBeAsynchronous() { #expect(dependency(\.greeting) == "later") }

    @Test(.dependencies { $0.register(Ledger.self, options: .container) { Ledger(account: Account(owner: "typed")) } })
    func typesCanBeOverriddenToo() {
        #expect(Container.shared.resolve(Ledger.self).account.owner == "typed")
        #expect(Screen().ledger?.account.owner == "typed")
    }

    @Test(.dependencies { _ in }, arguments: 0..<20)
    func whatACaseRegistersIsItsOwn(number: Int) async {
        Container.shared.greeting.register { "\(number)" }
        await Task.yield()
        #expect(dependency(\.greeting) == "\(number)")
        await Task.yield()
        #expect(Container.shared.greeting() == "\(number)")
    }

    @Test(arguments: 0..<20) func singletonsAreTheCases(number: Int) async {
        Container.shared.account.register { Account(owner: "\(number)") }
        await Task.yield()
        #expect(dependency(\.ledger).account.owner == "\(number)")
        #expect(dependency(\.ledger) === Container.shared.ledger())
    }

    @Suite struct Nested {
        @Test func isForTestsAtAnyDepth() { #expect(dependency(\.greeting) == "suite") }
    }

    @Test func errorOfTheClosureFailsTheTest() async throws {
        let trait = DependenciesTrait.dependencies { _ in throw Refused() }
        let test = try #require(Test.current)
        await #expect(throws: Refused.self) {
            try await trait.provideScope(for: test, testCase: nil) { Issue.record("the test does not run") }
        }
    }
}

@Suite struct WithoutDependenciesTraitTests {
    @Test func seesNoOverride() { #expect(dependency(\.greeting) == "test") }
}

@Suite struct DependencyContextsTraitTests {
    @Test(.dependencyContexts([.preview])) func contextIsTheTests() {
        #expect(dependency(\.greeting) == "preview")
        #expect(DependencyContext.current == [.preview])
    }

    @Test(.dependencyContexts([])) func withoutContextsItIsLive() { #expect(dependency(\.greeting) == "live") }

    @Test(.dependencyContexts([.preview]), .dependencies { $0.greeting.register { "registered" } })
    func registeredCountsMore() { #expect(dependency(\.greeting) == "registered") }

    @Suite(.dependencyContexts([.preview])) struct OnASuite {
        @Test(arguments: 0..<3) func isForEachCase(number: Int) { #expect(dependency(\.greeting) == "preview") }
    }
}
