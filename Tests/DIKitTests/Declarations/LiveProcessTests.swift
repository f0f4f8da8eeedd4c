import AllocationCounting
import LiveProcess
import Testing

@testable import DIKit

private final class Made: Sendable {
    let number: Int
    init(_ counter: Counter) { number = counter.increment() }
}

/// Of the process of an exit test.
private let counters = (cached: Counter(0), custom: Counter(0), singleton: Counter(0), scoped: Counter(0), shared: Counter(0))

extension Container {
    fileprivate var cachedMade: Dependency<Made> { self(.cached) { Made(counters.cached) } }
    fileprivate var customMade: Dependency<Made> { self(.shift) { Made(counters.custom) } }
    fileprivate var singletonMade: Dependency<Made> { self(.singleton) { Made(counters.singleton) } }
    fileprivate var scopedMade: Dependency<Made> { self(.scoped) { Made(counters.scoped) } }
    fileprivate var sharedMade: Dependency<Made> { self(.shared) { Made(counters.shared) } }
    private var number: String { "0" }
    fileprivate var captured: Dependency<Tool> {
        self(.cached) { Tool("live" + self.number) }.preview { Tool("preview" + self.number) }.test { Tool("test" + self.number) }
    }
}

/// A live process, in which hits take no lock: each test is the child process of an exit test.
@Suite struct LiveProcessTests {
    private static let threads = 8
    private static let rounds = 300

    @Test func keptInstancesAreMadeOnceUnderThreads() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            for round in 1...Self.rounds {
                let container = Container()
                let seen = onThreads(Self.threads) { _ in
                    (container.cachedMade(), container.customMade(), container.scopedMade(), container.sharedMade())
                }
                #expect(Set(seen.map { ObjectIdentifier($0.0) }).count == 1)
                #expect(counters.cached.current == round)
                #expect(counters.custom.current == round)
                #expect(counters.scoped.current == round)
                #expect(Set(seen.map { ObjectIdentifier($0.3) }).count == 1)
            }
        }
    }

    @Test func singletonIsMadeOnceForThreadsWithContainersOfTheirOwn() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            for round in 1...Self.rounds {
                let seen = onThreads(Self.threads) { _ in
                    let container = Container()
                    return (container, container.singletonMade(), container.singletonMade())
                }
                #expect(Set(seen.flatMap { [ObjectIdentifier($0.1), ObjectIdentifier($0.2)] }).count == 1)
                #expect(counters.singleton.current == round)
                seen[0].0.reset()
                for (container, _, _) in seen { container.reset() }
            }
        }
    }

    /// Also when the declaration has closures for other contexts that capture.
    @Test func hitsAllocateNothing() async {
        await #expect(processExitsWith: .success) {
            guard allocation_counting_is_available() else {
                return print("not counted: allocations cannot be counted here (a sanitizer, or a C library that fixes malloc)")
            }
            become_live_process()
            let container = Container()
            let tool = container.captured()
            _ = (container.singletonMade(), container.shiftTool())
            let before = allocation_count()
            for _ in 0..<1_000 { withExtendedLifetime((container.captured(), container.singletonMade(), container.shiftTool())) {} }
            let count = allocation_count() - before
            #expect(container.captured() === tool)
            #if DEBUG
                // Closures that capture are made on the heap here; what the library does for a hit is not on it.
                _ = count
            #else
                #expect(count == 0)
            #endif
        }
    }

    @Test func hitsSeeResetsAndRegistrations() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            let container = Container()
            for _ in 0..<100 {
                let before = (container.tool(), container.singletonTool(), container.shiftTool(), container.machine())
                #expect(container.tool() === before.0)
                container.manager.reset(lifetime: .shift)
                #expect(container.shiftTool() !== before.2)
                container.tool.reset()
                #expect(container.tool() !== before.0)
                _ = Reporter.collecting { container.tool.register { Tool("mine") } }
                #expect(container.tool().name == "mine")
                #expect(container.machine() === before.3)
                container.singletonTool.register { Tool("own") }
                #expect(container.singletonTool().name == "own")
                container.reset()
                #expect(container.tool().name == "tool")
                #expect(container.machine() !== before.3)
                #expect(container.singletonTool().name == "tool")
            }
        }
    }

    @Test func singletonOfTheProcessIsReadAnewAfterARegistrationItIsBuiltOn() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            let (container, other) = (Container(), Container())
            let process = container.singletonMachine()
            #expect(other.singletonMachine() === process)
            container.tool.register { Tool("mine") }
            for _ in 0..<3 { #expect(container.singletonMachine().tool.name == "mine") }
            #expect(other.singletonMachine() === process)
            // What was built on it stays.
            container.tool.reset()
            #expect(container.singletonMachine().tool.name == "mine")
            container.reset()
            #expect(other.singletonMachine() !== process)
            #expect(container.singletonMachine() === other.singletonMachine())
        }
    }

    @Test func childReadsTheSingletonThatItsRootHasByThen() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            let container = Container()
            let child = container.child()
            let process = child.singletonMachine()
            #expect(child.singletonMachine() === process)
            #expect(container.singletonMachine() === process)
            container.tool.register { Tool("mine") }
            #expect(child.singletonMachine().tool.name == "mine")
            #expect(child.singletonMachine() === container.singletonMachine())
            #expect(Container().singletonMachine() === process)
        }
    }

    @Test func childrenReadTheirParents() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            let container = Container()
            let child = container.child()
            for _ in 0..<3 {
                #expect(child.tool() === container.tool())
                #expect(child.scopedTool() !== container.scopedTool())
                #expect(child.scopedTool() === child.scopedTool())
                child.tool.register { Tool("child") }
                #expect(child.tool().name == "child")
                #expect(child.machine().tool.name == "child")
                #expect(container.machine().tool.name == "tool")
                child.reset()
                #expect(child.tool() === container.tool())
                #expect(child.machine() === container.machine())
                container.reset()
            }
        }
    }

    @Test func scopesAreSeenInsideThemAndHitsOutside() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            let container = Container()
            let (tool, unique) = (container.tool(), container.uniqueMachine())
            #expect(unique.tool === tool)
            for _ in 0..<3 {
                withDependencies {
                    $0.tool.register { Tool("scope") }
                } operation: {
                    #expect(container.tool().name == "scope")
                    #expect(container.machine().tool.name == "scope")
                    #expect(container.uniqueMachine().tool.name == "scope")
                    #expect(onAnotherThread { container.tool() } === tool)
                }
                #expect(container.tool() === tool)
                #expect(container.machine().tool === tool)
            }
        }
    }

    @Test func readersAndResetsRunAtOnce() async {
        await #expect(processExitsWith: .success) {
            become_live_process()
            let container = Container()
            concurrently(Self.threads) { index in
                for round in 0..<2_000 {
                    switch index {
                    case 0: container.tool.reset()
                    case 1: round.isMultiple(of: 7) ? container.reset() : container.manager.reset(lifetime: .shift)
                    case 2: container.spareTool.register { Tool("spare") }
                    default:
                        precondition(container.tool().name == "tool")
                        precondition(container.machine().tool.name == "tool")
                        precondition(["tool", "spare"].contains(container.spareTool().name))
                        precondition(container.shiftTool().name == "tool")
                        precondition(container.singletonTool().name == "tool")
                    }
                }
            }
        }
    }

    @Test func liveDependencyIsNoReport() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            become_live_process()
            _ = (Container().cachedMade(), dependency(\.singletonMade))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!text.contains("DIKit"))
    }
}
