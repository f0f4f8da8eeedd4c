import Testing

@testable import DIKit

extension Container {
    fileprivate var mode: Dependency<String> {
        self(.cached) { "live" }.preview { "preview" }.test { "test" }.onArg("-mode") { "argument" }
    }
    fileprivate var screen: Dependency<Screen> { self(.cached) { Screen(self.mode()) }.test { Screen(self.mode()) } }
    fileprivate var twice: Dependency<String> { self(.unique) { "live" }.test { "first" }.test { "second" }.onDebug { "debug" } }
    /// Of one test alone, since it is the process's.
    fileprivate var contextScreen: Dependency<Screen> { self(.singleton) { Screen(self.mode()) }.test { Screen(self.mode()) } }
    fileprivate var liveOnly: Dependency<String> { self(.unique) { "live" } }
}

private final class Screen: Sendable {
    let mode: String
    init(_ mode: String) { self.mode = mode }
}

/// Contexts that a task sets for itself, and the report of a live dependency.
@Suite struct ContextTests {
    let container = Container()

    @Test func processIsATest() {
        #expect(DependencyContext.current.contains(.test))
        #if DEBUG
            #expect(DependencyContext.current.contains(.debug))
        #endif
        #expect(!DependencyContext.current.contains(.preview))
    }

    @Test func taskMaySetItsOwn() async {
        #expect(container.mode() == "test")
        withDependencyContexts([.preview]) {
            #expect(container.mode() == "preview")
            #expect(DependencyContext.current == [.preview])
        }
        await withDependencyContexts([]) {
            await Task.yield()
            #expect(container.mode() == "live")
            async let child = container.mode()
            #expect(await child == "live")
        }
        #expect(container.mode() == "test")
    }

    @Test func ofTwoClosuresForOneContextTheLaterCounts() {
        #expect(container.twice() == "second")
    }

    @Test func innermostContextsCount() {
        withDependencyContexts([.preview]) {
            withDependencies { _ in
            } operation: {
                #expect(container.mode() == "preview")
            }
            withDependencyContexts([]) { #expect(container.mode() == "live") }
            #expect(container.mode() == "preview")
        }
    }

    @Test func whatIsBuiltOnADefaultIsMadeAnewAndTheRestIsNot() {
        let (screen, pool) = (container.screen(), Container.shared.pool())
        withDependencyContexts([.preview]) {
            #expect(container.screen().mode == "preview")
            #expect(container.screen() === container.screen())
        }
        #expect(container.screen() === screen)
        #expect(Container.shared.pool() === pool)
    }

    @Test func whatIsMadeInOtherContextsFirstDoesNotStay() {
        withDependencyContexts([.preview]) {
            #expect(container.mode() == "preview")
            #expect(container.screen().mode == "preview")
            #expect(container.screen() === container.screen())
            #expect(Container().contextScreen().mode == "preview")
        }
        #expect(container.mode() == "test")
        #expect(container.screen().mode == "test")
        #expect(Container().contextScreen().mode == "test")
        container.reset()
    }

    @Test func argumentCountsAgainstWhatIsRegistered() {
        container.mode.register { "registered" }
        withDependencyContexts([.argument("-mode")]) {
            #expect(container.mode() == "argument")
            container.mode.register { "scope" }
            #expect(container.mode() == "argument")
        }
        #expect(container.mode() == "registered")
    }

    @Test func liveDependencyIsReportedInATest() {
        let line = #line + 1
        let reports = Reporter.collecting { #expect(container.liveOnly() == "live") }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("`String` declared as \\.liveOnly is live in a test") == true)
        #expect(reports.first?.contains("ContextTests.swift:\(line)") == true)
        #expect(reports.first?.contains("$0.liveOnly.register") == true)
    }

    @Test func overriddenItIsNot() {
        let reports = Reporter.collecting {
            withDependencies {
                $0.liveOnly.register { "mock" }
            } operation: {
                #expect(container.liveOnly() == "mock")
            }
            container.liveOnly.register { "mine" }
            #expect(container.liveOnly() == "mine")
        }
        #expect(reports.isEmpty)
    }

    @Test func outsideOfATestItIsNot() {
        let reports = Reporter.collecting { withDependencyContexts([]) { #expect(container.liveOnly() == "live") } }
        #expect(reports.isEmpty)
    }
}

private final class Reading: Sendable {
    let tool: Tool
    init(_ tool: Tool) { self.tool = tool }
}

/// A declared dependency asked for by its type.
@Suite struct ProvideTests {
    private func container() -> Container {
        let container = Container()
        container.provide(\.tool)
        container.register(Reading.self, options: .container) { Reading($0.resolve()) }
        return container
    }

    @Test func isTheSameDependency() {
        let container = container()
        #expect(container.resolve(Tool.self) === container.tool())
        container.tool.register { Tool("mine") }
        #expect(container.resolve(Tool.self).name == "mine")
        container.tool.reset()
        #expect(container.resolve(Tool.self) === container.tool())
    }

    @Test func keepsItsOwnLifetime() {
        let container = Container()
        container.provide(\.uniqueTool)
        container.provide(\.singletonTool, options: .named("single"))
        #expect(container.resolve(Tool.self) !== container.resolve(Tool.self))
        #expect(container.resolve(Tool.self, named: "single") === Container().singletonTool())
        container.reset()
    }

    @Test func comesFromTheContainerThatAsks() {
        let container = container()
        let child = container.child()
        child.tool.register { Tool("child") }
        #expect(child.resolve(Tool.self).name == "child")
        #expect(container.resolve(Tool.self).name == "tool")
    }

    @Test func overridesReachIt() {
        let container = container()
        let reading = container.resolve(Reading.self)
        withDependencies {
            $0.tool.register { Tool("scope") }
        } operation: {
            #expect(container.resolve(Tool.self).name == "scope")
            #expect(container.resolve(Reading.self).tool.name == "scope")
        }
        #expect(container.resolve(Reading.self) === reading)
    }

    @Test func wrappersOfTheOtherFaceFindIt() {
        struct Owner {
            @Inject var tool: Tool
            @InjectLazy var lazyTool: Tool
        }
        let container = container()
        InjectSettings.withScope(container) {
            let owner = Owner()
            #expect(owner.tool === container.tool())
            #expect(owner.lazyTool === container.tool())
        }
    }

    @Test func implementsFollows() {
        let container = Container()
        container.provide(\.tool).implements((any Named).self)
        #expect(container.resolve((any Named).self) as? Tool === container.tool())
    }

    @Test func assembliesMayProvide() {
        struct ToolAssembly: Assembly {
            func assemble(with registrator: any Registrator) { registrator.provide(\.tool) }
        }
        let container = Container(assemblies: ToolAssembly())
        #expect(container.resolve(Tool.self) === container.tool())
    }
}
