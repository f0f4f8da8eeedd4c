import Testing

@testable import DIKit

private final class Tracked: Sendable {
    private let counter: Counter
    init(_ counter: Counter) {
        self.counter = counter
        counter.increment()
    }
    deinit { counter.withValue { $0 -= 1 } }
}

extension Container {
    fileprivate var tracked: Dependency<Tracked?> { self(.cached) { nil }.test { nil } }
    fileprivate var trackedSingleton: Dependency<Tracked?> { self(.singleton) { nil }.test { nil } }
}

/// Nothing outlives the scope, the container or the reset that it belongs to.
@Suite struct DeclaredLettingGoTests {
    @Test func scopesLeaveNothing() {
        let alive = Counter(0)
        let container = Container()
        for _ in 0..<50 {
            withDependencies {
                $0.tracked.register { Tracked(alive) }
            } operation: {
                #expect(container.tracked() != nil)
                #expect(alive.current == 1)
                withDependencies {
                    $0.trackedSingleton.register { Tracked(alive) }
                } operation: {
                    #expect(container.trackedSingleton() != nil)
                    #expect(container.machine().tool.name == "tool")
                    #expect(alive.current == 2)
                }
                #expect(alive.current == 1)
            }
            #expect(alive.current == 0)
        }
    }

    @Test func scopeThatThrowsLeavesNothing() {
        struct Failure: Error {}
        let alive = Counter(0)
        try? withDependencies {
            $0.tracked.register { Tracked(alive) }
        } operation: {
            _ = dependency(\.tracked)
            throw Failure()
        }
        #expect(alive.current == 0)
    }

    @Test func closuresOfAScopeGoWithIt() {
        weak var held: Tool?
        do {
            let tool = Tool()
            held = tool
            withDependencies {
                $0.tool.register { tool }
            } operation: {
                #expect(dependency(\.tool) === tool)
            }
        }
        #expect(held == nil)
    }

    @Test func closuresGoWithTheReset() {
        let container = Container()
        weak var held: Tool?
        do {
            let tool = Tool()
            held = tool
            container.tool.register { tool }
            #expect(container.tool() === tool)
        }
        container.tool.reset()
        #expect(held == nil)
    }

    @Test func taskKeepsItsScopeAndLetsItGo() async {
        let alive = Counter(0)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let task = withDependencies {
            $0.tracked.register { Tracked(alive) }
        } operation: {
            _ = dependency(\.tracked)
            return Task {
                for await _ in ended { break }
                return dependency(\.tracked) != nil
            }
        }
        #expect(alive.current == 1)
        end.yield()
        #expect(await task.value)
        #expect(alive.current <= 1)
    }

    @Test func escapedScopeGoesWithItsLastReference() {
        let alive = Counter(0)
        var escaped: EscapedDependencies? = withDependencies {
            $0.tracked.register { Tracked(alive) }
        } operation: {
            withEscapedDependencies { $0 }
        }
        escaped?.yield { #expect(dependency(\.tracked) != nil) }
        #expect(alive.current == 1)
        escaped = nil
        #expect(alive.current == 0)
    }

    @Test func scopeGoesWhoseRegistrationsUseTheContainerThatTheyWereMadeWith() {
        weak var gone: Container?
        weak var tool: Tool?
        weak var machine: Machine?
        do {
            let container = Container()
            gone = container
            InjectSettings.withScope(container) {
                withDependencies { dependencies in
                    dependencies.tool.register { Tool("mine") }
                    dependencies.machine.register { Machine(dependencies.tool()) }
                } operation: {
                    tool = container.tool()
                    machine = container.machine()
                    #expect(machine?.tool === tool)
                }
            }
        }
        #expect(machine == nil)
        #expect(tool == nil)
        #expect(gone == nil)
    }

    @Test func keptInstanceMayHandItsScopeOn() {
        final class Owner: Sendable {
            let tool = dependency(\.tool)
            let escaped = withEscapedDependencies { $0 }
            var name: String { escaped.yield { dependency(\.tool).name } }
        }
        weak var gone: Container?
        do {
            let container = Container()
            gone = container
            container.register(Owner.self, options: .container) { Owner() }
            InjectSettings.withScope(container) {
                let outside = container.resolve(Owner.self)
                weak var inside: Owner?
                withDependencies {
                    $0.tool.register { Tool("mine") }
                } operation: {
                    inside = container.resolve(Owner.self)
                    #expect(inside !== outside)
                    #expect(inside?.name == "mine")
                }
                #expect(inside == nil)
                #expect(outside.name == "tool")
            }
        }
        #expect(gone == nil)
    }

    @Test func containersGo() {
        weak var gone: Container?
        do {
            let container = Container()
            gone = container
            _ = (container.works(), container.singletonMachine(), container.sharedTool(), container.scopedTool())
            container.title.register { [unowned container] in container.tool().name }
            #expect(container.title() == "tool")
        }
        #expect(gone == nil)
    }

    @Test func containerWhoseDeclarationUsesSelfGoes() {
        weak var gone: Container?
        weak var machine: Machine?
        do {
            let container = Container()
            gone = container
            machine = container.machine()
            #expect(machine != nil)
        }
        #expect(gone == nil)
        #expect(machine == nil)
    }

    @Test func lazyWrapperInAKeptInstanceDoesNotKeepItsContainer() {
        final class Owner {
            @LazyDependency(\.tool) var tool
            @WeakLazyDependency(\.tool) var weakTool
        }
        weak var gone: Container?
        do {
            let container = Container()
            gone = container
            container.register(Owner.self, options: .container) { Owner() }
            InjectSettings.withScope(container) { _ = container.resolve(Owner.self) }
        }
        #expect(gone == nil)
    }
}
