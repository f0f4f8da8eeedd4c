import DIKit
import DIKitTesting
import Testing

/// Which instances tests have seen, across tests.
private enum Seen {
    static let containers = Log()
    static let singletons = Log()
}

/// Keeps objects alive, so that no two have one address, and says whether one is there already.
private actor Log {
    private var objects: [ObjectIdentifier: any AnyObject & Sendable] = [:]

    func isNew(_ object: any AnyObject & Sendable) -> Bool {
        objects.updateValue(object, forKey: ObjectIdentifier(object)) == nil
    }
}

/// Holds weakly.
private actor Held {
    private weak var account: Account?
    private weak var container: Container?

    func hold(_ account: Account, _ container: Container) { (self.account, self.container) = (account, container) }

    var isHeld: Bool { account != nil || container != nil }
}

@Suite(.container) struct ContainerTraitTests {
    private func checkIsOwn() async {
        let container = Container.shared
        #expect(await Seen.containers.isNew(container))
        #expect(await Seen.singletons.isNew(container.account()))
        await Task.yield()
        #expect(Container.shared === container)
        #expect(container.account() === dependency(\.account))
    }

    @Test func containerAndSingletonsAreTheTests() async { await checkIsOwn() }
    @Test func andThoseOfAnotherTestAreOthers() async { await checkIsOwn() }
    @Test(arguments: 0..<20) func eachCaseHasItsOwn(number: Int) async { await checkIsOwn() }

    @Test func whatIsRegisteredIsTheContainers() {
        Container.shared.account.register { Account(owner: "Ada") }
        #expect(dependency(\.account).owner == "Ada")
        #expect(Screen().account.owner == "Ada")
        #expect(dependency(\.ledger).account.owner == "Ada")
        Container.shared.reset()
        #expect(dependency(\.account).owner == "nobody")
        #expect(dependency(\.ledger).account.owner == "nobody")
    }

    @Test func otherContainersOfTheTestHaveSingletonsOfTheTest() async {
        let account = Container().account()
        #expect(Container().account() === account)
        #expect(await Seen.singletons.isNew(account))
    }

    @Test func instancesEndWithTheTest() async throws {
        let held = Held()
        try await ContainerTrait.container.provideScope(for: #require(Test.current), testCase: nil) {
            await held.hold(dependency(\.account), Container.shared)
            #expect(await held.isHeld)
        }
        #expect(await !held.isHeld)
    }

    @Suite struct Nested {
        @Test func isForTestsAtAnyDepth() async {
            #expect(await Seen.containers.isNew(Container.shared))
            #expect(await Seen.singletons.isNew(dependency(\.account)))
        }

        @Test(.container) func traitOfATestTakesThePlaceOfItsSuites() async {
            #expect(await Seen.containers.isNew(Container.shared))
            #expect(Container.shared.hasRegistration(Ledger.self) == false)
        }
    }

    @Suite(.serialized) struct Serialized {
        @Test(arguments: 0..<5) func isStillItsOwn(number: Int) async {
            #expect(await Seen.containers.isNew(Container.shared))
            #expect(await Seen.singletons.isNew(dependency(\.account)))
        }
    }

    @Test func containerGoesWithTheTask() async {
        let container = Container.shared
        #expect(await Task { Container.shared === container }.value)
        async let child = Container.shared === container
        #expect(await child)
        #expect(await Task.detached { Container.shared !== container }.value)
        let isHandedOn = await withEscapedDependencies { continuation in
            await Task.detached { continuation.yield { Container.shared === container } }.value
        }
        #expect(isHandedOn)
    }
}

@Suite struct WithoutContainerTraitTests {
    @Test func seesTheProcesssContainer() async {
        #expect(InjectSettings.container == nil)
        #expect(await Task.detached { Container.shared }.value === Container.shared)
    }
}
