import DIKit
import DIKitTesting
import Testing

@Suite(.container, .dependencies { $0.account.register { Account(owner: "Ada") } })
struct ContainerThenDependenciesTests {
    @Test func bothCount() {
        #expect(dependency(\.account).owner == "Ada")
        #expect(dependency(\.ledger).account.owner == "Ada")
        #expect(Container.shared !== Container())
        #expect(InjectSettings.container === Container.shared)
    }

    @Test func registeringInTheTestCountsMore() {
        Container.shared.account.register { Account(owner: "Ben") }
        #expect(dependency(\.ledger).account.owner == "Ben")
    }

    @Test(.dependencies { $0.account.register { Account(owner: "Cy") } }, .serialized, arguments: 0..<3)
    func withATraitOfTheTestAndSerialized(number: Int) {
        #expect(dependency(\.account).owner == "Cy")
        Container.shared.account.register { Account(owner: "\(number)") }
        #expect(dependency(\.account).owner == "\(number)")
    }
}

@Suite(.dependencies { $0.account.register { Account(owner: "Ada") } }, .container)
struct DependenciesThenContainerTests {
    @Test func bothCount() {
        #expect(dependency(\.account).owner == "Ada")
        #expect(dependency(\.ledger).account.owner == "Ada")
        #expect(InjectSettings.container === Container.shared)
    }

    @Test func registeringInTheTestCountsMore() {
        Container.shared.account.register { Account(owner: "Ben") }
        #expect(dependency(\.ledger).account.owner == "Ben")
        Container.shared.account.reset()
        #expect(dependency(\.account).owner == "Ada")
    }
}

#if DEBUG
    private func withLedgers() -> Container {
        let container = Container()
        container.register(Ledger.self, options: .container) { $0.resolve(Account.self).ledger }
        container.register(Account.self, options: .container) { Account(owner: "typed") }
        return container
    }

    extension Account {
        fileprivate var ledger: Ledger { Ledger(account: self) }
    }

    @Suite(.resolver { withLedgers() }, .container)
    struct ResolverThenContainerTests {
        @Test func theResolverIsWhatTheTestSees() {
            #expect(Screen().ledger?.account.owner == "typed")
            #expect(Container.shared.resolve(Account.self).owner == "typed")
        }

        @Test func resetCoversTheTestsOwn() {
            Container.shared.account.register { Account(owner: "Ada") }
            let ledger = dependency(\.ledger)
            Container.shared.reset()
            #expect(dependency(\.account).owner == "nobody")
            #expect(dependency(\.ledger) !== ledger)
        }

        @Test(arguments: 0..<10) func whatIsRegisteredIsTheCases(number: Int) async {
            Container.shared.account.register { Account(owner: "\(number)") }
            await Task.yield()
            #expect(Screen().account.owner == "\(number)")
            #expect(dependency(\.ledger).account.owner == "\(number)")
        }
    }

    @Suite(.container, .resolver { withLedgers() })
    struct ContainerThenResolverTests {
        @Test func theResolverIsWhatTheTestSees() {
            #expect(Screen().ledger?.account.owner == "typed")
            #expect(InjectSettings.container === Container.shared)
        }

        @Test(arguments: 0..<10) func singletonsAreTheCases(number: Int) async {
            Container.shared.account.register { Account(owner: "\(number)") }
            await Task.yield()
            #expect(dependency(\.ledger).account.owner == "\(number)")
        }
    }

    @Suite(.resolver { withLedgers() }, .dependencies { $0.register(Account.self) { Account(owner: "overridden") } })
    struct ResolverThenDependenciesTests {
        @Test func overridesReachWhatIsBuiltOnThem() {
            #expect(Screen().ledger?.account.owner == "overridden")
        }
    }
#endif
