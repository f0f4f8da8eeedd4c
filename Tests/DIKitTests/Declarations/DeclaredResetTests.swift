import Testing

@testable import DIKit

// A singleton of this file alone: it is the process's, and what one test resets another would miss.
private final class Bench: Sendable {
    let tool: Tool
    init(_ tool: Tool) { self.tool = tool }
}

extension Container {
    /// The process's, of these tests alone.
    fileprivate var benchTool: Dependency<Tool> { self(.singleton) { Tool("live") }.liveInTests() }
    fileprivate var bench: Dependency<Bench> { self(.cached) { Bench(self.benchTool()) }.liveInTests() }
}

extension Container {
    fileprivate var resetTool: Dependency<Tool> { self(.singleton) { Tool() }.test { Tool() } }
}

/// What each of the resets lets go of, and what stays.
@Suite(.serialized) struct DeclaredResetTests {
    let container = Container()

    private func kept() -> [Tool] {
        [container.tool(), container.resetTool(), container.shiftTool(), container.nightTool(), container.scopedTool()]
    }

    private func changed(since before: [Tool]) -> [Bool] { zip(before, kept()).map { $0 !== $1 } }

    @Test func ofTheContainerLetsGoOfAll() {
        container.title.register { "mine" }
        container.register(Int.self) { 1 }
        let before = kept()
        container.reset()
        #expect(changed(since: before) == [true, true, true, true, true])
        #expect(container.title() == "test")
        #expect(container.resolve(Int.self) == 1)
        container.reset()
    }

    @Test func ofTheContainerForgetsASharedInstanceThatIsHeld() {
        let held = container.sharedTool()
        container.reset()
        #expect(container.sharedTool() !== held)
    }

    @Test(arguments: [
        (Lifetime.cached, [true, false, false, false, false]), (.singleton, [false, true, false, false, false]),
        (.shift, [false, false, true, false, false]), (.night, [false, false, false, true, false]),
        (.scoped, [false, false, false, false, true]), (.unique, [false, false, false, false, false]),
    ])
    func ofALifetimeLetsGoOfThatOne(lifetime: Lifetime, expected: [Bool]) {
        let before = kept()
        container.manager.reset(lifetime: lifetime)
        #expect(changed(since: before) == expected)
        container.reset()
    }

    @Test func ofALifetimeLeavesWhatIsRegistered() {
        container.tool.register { Tool("mine") }
        let before = container.tool()
        container.manager.reset(lifetime: .cached)
        #expect(container.tool() !== before)
        #expect(container.tool().name == "mine")
    }

    @Test func ofALifetimeCoversWhatAssembliesRegistered() {
        container.register(Tool.self, options: .container) { Tool("typed") }
        let before = container.resolve(Tool.self)
        container.manager.reset(lifetime: .cached)
        #expect(container.resolve(Tool.self) !== before)
    }

    @Test func ofOneDropsItsOverrideAndItsInstance() {
        let spare = container.spareTool()
        container.tool.register { Tool("mine") }
        #expect(container.tool().name == "mine")
        container.tool.reset()
        #expect(container.tool().name == "tool")
        let live = container.tool()
        container.tool.reset()
        #expect(container.tool() !== live)
        #expect(container.spareTool() === spare)
    }

    @Test func ofOneLeavesWhatWasBuiltOnIt() {
        let machine = container.machine()
        container.tool.reset()
        #expect(container.machine() === machine)
        #expect(container.tool() !== machine.tool)
    }

    @Test func letsGoBeforeItReturns() {
        weak let first = container.tool()
        weak let second = container.shiftTool()
        weak let third = container.resetTool()
        weak let fourth = container.spareTool()
        #expect(first != nil && second != nil && third != nil && fourth != nil)
        container.tool.reset()
        #expect(first == nil)
        container.manager.reset(lifetime: .shift)
        #expect(second == nil)
        container.reset()
        #expect(third == nil)
        #expect(fourth == nil)
    }

    @Test func childKeepsItsScopedInstances() {
        let child = container.child()
        let scoped = child.scopedTool()
        container.reset()
        #expect(child.scopedTool() === scoped)
        child.reset()
        #expect(child.scopedTool() !== scoped)
    }

    @Test func childFollowsItsParent() {
        let child = container.child()
        let tool = child.tool()
        container.reset()
        #expect(child.tool() !== tool)
        #expect(child.tool() === container.tool())
        let next = container.tool()
        child.reset()
        #expect(container.tool() === next)
    }

    // MARK: In a scope

    @Test func inAScopeTheContainersStays() {
        let before = (container.tool(), container.shiftTool(), container.resetTool())
        container.title.register { "container" }
        withDependencies {
            $0.title.register { "scope" }
        } operation: {
            container.reset()
            let inside = (container.tool(), container.shiftTool(), container.resetTool())
            #expect(inside.0 !== before.0)
            #expect(inside.1 !== before.1)
            #expect(inside.2 !== before.2)
            #expect(container.tool() === inside.0)
            #expect(container.resetTool() === inside.2)
            #expect(container.title() == "container")
        }
        #expect(container.tool() === before.0)
        #expect(container.shiftTool() === before.1)
        #expect(container.resetTool() === before.2)
        container.reset()
    }

    @Test func ofALifetimeInAScopeTheContainersStays() {
        let before = (container.tool(), container.shiftTool())
        withDependencies { _ in
        } operation: {
            container.manager.reset(lifetime: .shift)
            let own = container.shiftTool()
            #expect(own !== before.1)
            #expect(container.shiftTool() === own)
            #expect(container.tool() === before.0)
            container.manager.reset(lifetime: .shift)
            #expect(container.shiftTool() !== own)
        }
        #expect(container.shiftTool() === before.1)
    }

    @Test func ofOneInAScopeTheContainersStays() {
        let before = container.tool()
        withDependencies {
            $0.tool.register { Tool("scope") }
        } operation: {
            #expect(container.tool().name == "scope")
            container.tool.reset()
            let own = container.tool()
            #expect(own.name == "tool")
            #expect(own !== before)
            #expect(container.tool() === own)
        }
        #expect(container.tool() === before)
    }

    @Test func inAScopeWhatIsBuiltOnTheRenewedIsRenewed() {
        let machine = container.machine()
        withDependencies { _ in
        } operation: {
            container.reset()
            #expect(container.machine() !== machine)
            #expect(container.machine().tool === container.tool())
        }
        #expect(container.machine() === machine)
    }

    // MARK: Came too late

    @Test func registrationAfterSomethingWasBuiltIsReported() {
        let machine = container.machine()
        let reports = Reporter.collecting { container.tool.register { Tool("late") } }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("came too late") == true)
        #expect(reports.first?.contains("Machine") == true)
        #expect(container.machine() === machine)
        #expect(container.tool().name == "late")
    }

    @Test func itIsReportedWhereWhatItReplacesIsKeptFurtherOut() {
        let bench = container.bench()
        let reports = Reporter.collecting { container.benchTool.register { Tool("late") } }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("Bench") == true)
        #expect(container.bench() === bench)
        container.manager.reset(lifetime: .cached)
        #expect(container.bench().tool.name == "late")
    }

    @Test func itIsReportedInAScope() {
        let machine = container.machine()
        withDependencies {
            $0.tool.register { Tool("first") }
        } operation: {
            #expect(container.machine().tool.name == "first")
            let reports = Reporter.collecting { container.tool.register { Tool("second") } }
            #expect(reports.count == 1)
            #expect(reports.first?.contains("Machine") == true)
        }
        #expect(container.machine() === machine)
    }

    @Test func itIsReportedInAChild() {
        let child = container.child()
        container.register(Tool.self, options: .transient) { Tool("parent") }
        container.register(Bench.self, options: .scoped) { Bench($0.resolve()) }
        let bench = child.resolve(Bench.self)
        let reports = Reporter.collecting { child.register(Tool.self, options: .transient) { Tool("child") } }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("Bench") == true)
        #expect(child.resolve(Bench.self) === bench)
    }

    @Test func itIsNotReportedWhereNothingWasBuiltOnIt() {
        _ = container.machine()
        let reports = Reporter.collecting {
            container.benchTool.register { Tool("other") }
            container.register(Bench.self, options: .transient) { Bench($0.resolve()) }
        }
        #expect(reports.isEmpty)
    }

    @Test func registrationBeforeTheFirstResolveIsNot() {
        let reports = Reporter.collecting {
            container.tool.register { Tool("early") }
            _ = container.machine()
            container.spareTool.register { Tool("unrelated") }
        }
        #expect(reports.isEmpty)
    }

    @Test func registrationInAScopeIsNotTooLate() {
        _ = container.machine()
        let reports = Reporter.collecting {
            withDependencies {
                $0.tool.register { Tool("scope") }
            } operation: {
                #expect(container.machine().tool.name == "scope")
            }
        }
        #expect(reports.isEmpty)
    }
}
