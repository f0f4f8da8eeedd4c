import DIKit
import DIKitTesting
import Testing

/// A thousand cases at once, each with a container of its own: none sees what another one registers or keeps.
@Suite struct ParallelTests {
    @Test(.container, arguments: 0..<1000) func eachOfAThousandCasesIsAlone(number: Int) async {
        let name = "\(number)"
        Container.shared.account.register { Account(owner: name) }
        Container.shared.register(Ledger.self, options: .container) { Ledger(account: dependency(\.account)) }
        await Task.yield()
        let singleton = dependency(\.ledger)
        let visitor = dependency(\.visitor)
        #expect(singleton.account.owner == name)
        await Task.yield()
        let screen = Screen()
        #expect(screen.account.owner == name)
        #expect(screen.account === singleton.account)
        #expect(screen.ledger?.account === screen.account)
        Container.shared.visitor.register { Account(owner: name) }
        await Task.yield()
        #expect(dependency(\.visitor) !== visitor)
        #expect(dependency(\.visitor).owner == name)
        Container.shared.manager.reset(lifetime: .visit)
        async let child = dependency(\.visitor).owner
        #expect(await child == name)
        #expect(dependency(\.ledger) === singleton)
        #expect(Container.shared.ledger() === singleton)
    }

    @Test(.dependencies { $0.clerk.register { Account(owner: "clerk") } }, arguments: 0..<1000)
    func eachOfAThousandScopesIsAlone(number: Int) async {
        let name = "\(number)"
        #expect(dependency(\.clerk).owner == "clerk")
        Container.shared.account.register { Account(owner: name) }
        Container.shared.visitor.register { Account(owner: name) }
        await Task.yield()
        let singleton = dependency(\.ledger)
        #expect(singleton.account.owner == name)
        #expect(dependency(\.visitor).owner == name)
        await Task.yield()
        #expect(Screen().account === singleton.account)
        #expect(dependency(\.ledger) === singleton)
        let clerk = dependency(\.clerk)
        await Task.yield()
        #expect(dependency(\.clerk) === clerk)
    }
}
