import Testing

@testable import DIKit

/// Asks later for a tool, and for a machine that is built on it.
private final class Desk {
    @LazyDependency(\.tool) var tool
    @LazyDependency(\.machine) var machine
    @WeakLazyDependency(\.tool) var weakTool
}

private final class Drawer {
    let tool: Lazy<Tool>
    init(_ resolver: any Resolver) { tool = resolver.resolveWrapped() }
}

extension Container {
    fileprivate var desk: Dependency<Desk> { self(.cached) { Desk() }.test { Desk() } }
    /// Of one test alone, since it is the process's.
    fileprivate var singletonDesk: Dependency<Desk> { self(.singleton) { Desk() }.test { Desk() } }
    fileprivate var sharedDesk: Dependency<Desk> { self(.shared) { Desk() }.test { Desk() } }
}

/// A lazy asks in the scope in which it was created, and nothing that a scope has to do with stays outside.
@Suite struct ScopeOfLaziesTests {
    let container = Container()

    private func overriding<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try InjectSettings.withScope(container) {
            try withDependencies {
                $0.tool.register { Tool("mine") }
            } operation: {
                try operation()
            }
        }
    }

    private func outside<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try InjectSettings.withScope(container, operation: operation)
    }

    @Test func keptInstanceThatIsMadeInAScopeFirstStaysInIt() {
        let (first, second) = overriding { (container.desk(), container.desk()) }
        #expect(first === second)
        outside {
            #expect(container.desk() !== first)
            #expect(container.desk().tool.name == "tool")
            #expect(container.desk().machine.tool.name == "tool")
            #expect(container.desk().weakTool?.name == "tool")
        }
    }

    @Test func soDoesOneThatAsksByAWeakLazyAlone() {
        final class Window {
            @WeakLazyDependency(\.machine) var machine
        }
        container.register(Window.self, options: .container) { Window() }
        let window = overriding { container.resolve(Window.self) }
        #expect(overriding { window.machine?.tool.name } == "mine")
        outside { #expect(container.resolve(Window.self).machine?.tool.name == "tool") }
    }

    @Test func overrideReachesWhatALazyIsGoingToAskFor() {
        final class Bench {
            @LazyDependency(\.machine) var machine
        }
        container.register(Bench.self, options: .container) { Bench() }
        let outer = outside { container.resolve(Bench.self) }
        overriding {
            #expect(container.resolve(Bench.self) !== outer)
            #expect(container.resolve(Bench.self).machine.tool.name == "mine")
        }
        outside {
            #expect(container.resolve(Bench.self) === outer)
            #expect(outer.machine.tool.name == "tool")
        }
    }

    @Test func onceItsLaziesAreReadAnInstanceIsReusedWhereItMayBe() {
        final class Shelf {
            @LazyDependency(\.pool) var pool
        }
        container.register(Shelf.self, options: .container) { Shelf() }
        let (shelf, pool) = outside { (container.resolve(Shelf.self), container.resolve(Shelf.self).pool) }
        overriding {
            #expect(container.resolve(Shelf.self) === shelf)
            #expect(container.resolve(Shelf.self).pool === pool)
        }
    }

    @Test func lazyThatIsCreatedOutsideAsksOutside() {
        let desk = outside { Desk() }
        #expect(overriding { desk.tool.name } == "tool")
        #expect(overriding { desk.machine.tool.name } == "tool")
        #expect(overriding { desk.weakTool?.name } == "tool")
        #expect(desk.tool.name == "tool")
        let plain = Desk()
        #expect(overriding { plain.tool.name } == "tool")
    }

    @Test func lazyThatIsCreatedInAScopeAsksInItAfterItsEnd() {
        let (desk, kept) = overriding { (Desk(), container.desk()) }
        #expect(desk.machine.tool.name == "mine")
        #expect(kept.machine.tool.name == "mine")
        #expect(kept.tool.name == "mine")
    }

    @Test func laziesOfTheOtherFacesRememberTheScopeToo() {
        container.provide(\.tool)
        container.register(Drawer.self, options: .container) { Drawer($0) }
        let outer = container.resolve(Drawer.self)
        let inner = overriding { container.resolve(Drawer.self) }
        #expect(inner !== outer)
        #expect(overriding { outer.tool.wrappedValue.name } == "tool")
        #expect(inner.tool.wrappedValue.name == "mine")
        #expect(outer.tool.wrappedValue.name == "tool")
    }

    @Test func instanceWhoseLaziesAskAChildIsTheChilds() {
        var child: Container? = container.child()
        if let child {
            child.tool.register { Tool("child") }
            InjectSettings.withScope(child) { #expect(child.desk().machine.tool.name == "child") }
        }
        child = nil
        outside { #expect(container.desk().machine.tool.name == "tool") }
    }

    @Test func singletonOutlivesTheContainerThatItWasMadeThrough() {
        let desk = InjectSettings.withScope(Container()) { Container.shared.singletonDesk() }
        #expect(desk.tool.name == "tool")
        #expect(Container().singletonDesk() === desk)
    }

    @Test func testHasOneSingletonForAllItsContainers() async {
        await TestScopes.withContainer {
            let desk = Container.shared.singletonDesk()
            #expect(Container().singletonDesk() === desk)
        }
    }

    // MARK: Letting go

    @Test func scopeLetsGoOfInstancesWhoseLaziesNobodyHasRead() {
        weak var desk: Desk?
        weak var shared: Desk?
        weak var tool: Tool?
        overriding {
            desk = container.desk()
            let held = container.sharedDesk()
            shared = held
            tool = container.tool()
            #expect(desk != nil && shared != nil && tool != nil)
        }
        #expect(desk == nil)
        #expect(shared == nil)
        #expect(tool == nil)
    }

    @Test func readAfterTheEndKeepsNothingElse() {
        weak var machine: Machine?
        do {
            let desk = overriding { container.desk() }
            machine = desk.machine
            #expect(machine?.tool.name == "mine")
        }
        #expect(machine == nil)
    }

    @Test func scopeLetsGoOfWhatItKeptForAContainerThatEnds() {
        weak var machine: Machine?
        var ending: Container? = Container()
        overriding {
            machine = ending?.machine()
            #expect(machine != nil)
            ending = nil
            #expect(machine == nil)
        }
    }

    @Test func scopesLeaveNothingInWhatTheyReuse() {
        for _ in 0..<20 { overriding { _ = container.machine() } }
        let cell = container.registry.content.withLock { content in content.defaults.values.first { $0.registration.key.type == Machine.self } }
        #expect(Creations.shared.state.withLock { _ in cell?.movers.count } == 0)
    }

    // MARK: Handing on

    @Test func whatIsEscapedOutsideOfAScopeIsOutsideWhereverItIsYielded() async {
        let escaped = withEscapedDependencies { $0 }
        #expect(overriding { escaped.yield { dependency(\.title) } } == "test")
        await withDependencies {
            $0.title.register { "mine" }
        } operation: {
            let title = await escaped.yield {
                await Task.yield()
                return dependency(\.title)
            }
            #expect(title == "test")
            #expect(dependency(\.title) == "mine")
        }
    }
}
