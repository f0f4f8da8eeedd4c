import Testing

@testable import DIKit

private final class Report: Sendable {
    let machine: Machine
    init(_ machine: Machine) { self.machine = machine }
}

extension Container {
    /// Of one test alone, since it is the process's.
    fileprivate var reachTool: Dependency<Tool> { self(.singleton) { Tool() }.test { Tool() } }
}

/// What an override reaches: what was built on it is made for the scope, the rest is the one that stands outside.
@Suite struct OverrideReachTests {
    let container = Container()
    let mine = Tool("mine")

    private func overriding<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try withDependencies { [mine] in
            $0.tool.register { mine }
        } operation: {
            try operation()
        }
    }

    @Test func whatWasBuiltOnItIsMadeForTheScope() {
        let works = container.works()
        overriding {
            #expect(container.tool() === mine)
            #expect(container.machine().tool === mine)
            let own = container.works()
            #expect(own !== works)
            #expect(own.machine === container.machine())
            #expect(container.works() === own)
        }
        #expect(container.works() === works)
        #expect(works.machine.tool !== mine)
    }

    @Test func poolThatHasNothingToDoWithItIsNotMadeTwice() {
        let pool = container.pool()
        overriding {
            #expect(container.pool() === pool)
            #expect(container.works().pool === pool)
        }
        #expect(container.works().pool === pool)
    }

    @Test func whatIsMadeFirstInsideAndIsNotBuiltOnItStaysOutside() {
        let pool = overriding { container.pool() }
        #expect(container.pool() === pool)
        let spare = overriding { container.spareTool() }
        #expect(container.spareTool() === spare)
    }

    @Test func whatIsMadeFirstInsideAndIsBuiltOnItDoesNotStayOutside() {
        let machine = overriding { container.machine() }
        #expect(machine.tool === mine)
        #expect(container.machine().tool !== mine)
        #expect(overriding { container.machine() } !== machine)
    }

    @Test func scopeInsideReusesWhatTheOuterOneMade() {
        overriding {
            let machine = container.machine()
            withDependencies {
                $0.title.register { "inner" }
            } operation: {
                #expect(container.machine() === machine)
                #expect(container.tool() === mine)
            }
            let other = Tool("other")
            withDependencies {
                $0.tool.register { other }
            } operation: {
                #expect(container.machine().tool === other)
            }
            #expect(container.machine() === machine)
        }
    }

    @Test func whatIsMadeInAnInnerScopeLivesInTheOneThatItWasBuiltOn() {
        overriding {
            let machine = withDependencies {
                $0.title.register { "inner" }
            } operation: {
                container.machine()
            }
            #expect(container.machine() === machine)
        }
    }

    @Test func eachLifetimeHasItsOwnInTheScope() {
        let kept = (container.tool(), container.reachTool(), container.shiftTool(), container.scopedTool(), container.sharedTool())
        withDependencies {
            $0.tool.register { Tool("cached") }
            $0.reachTool.register { Tool("singleton") }
            $0.shiftTool.register { Tool("custom") }
            $0.scopedTool.register { Tool("scoped") }
            $0.sharedTool.register { Tool("shared") }
            $0.uniqueTool.register { Tool("unique") }
            $0.graphTool.register { Tool("graph") }
        } operation: {
            #expect(container.tool().name == "cached")
            #expect(container.tool() === container.tool())
            #expect(container.reachTool().name == "singleton")
            #expect(container.reachTool() === Container().reachTool())
            #expect(container.shiftTool().name == "custom")
            #expect(container.shiftTool() === container.shiftTool())
            #expect(container.scopedTool().name == "scoped")
            #expect(container.scopedTool() === container.scopedTool())
            let held = container.sharedTool()
            #expect(held.name == "shared")
            #expect(container.sharedTool() === held)
            #expect(container.uniqueTool().name == "unique")
            #expect(container.uniqueTool() !== container.uniqueTool())
            #expect(container.graphTool().name == "graph")
        }
        #expect(container.tool() === kept.0)
        #expect(container.reachTool() === kept.1)
        #expect(container.shiftTool() === kept.2)
        #expect(container.scopedTool() === kept.3)
        #expect(container.sharedTool() === kept.4)
        container.reset()
    }

    @Test func sharedIsMadeForTheScopeToo() {
        let held = container.sharedMachine()
        overriding {
            let own = container.sharedMachine()
            #expect(own.tool === mine)
            #expect(container.sharedMachine() === own)
        }
        #expect(container.sharedMachine() === held)
    }

    @Test func uniqueIsBuiltOnTheScopes() {
        overriding { #expect(container.uniqueMachine().tool === mine) }
    }

    @Test func wrappersAreFollowed() {
        final class Owner: Sendable {
            let name: String
            init() {
                @Dependency(\.tool) var tool
                name = tool.name
            }
        }
        let container = container
        container.register(Owner.self, options: .container) { Owner() }
        InjectSettings.withScope(container) {
            let outside = container.resolve(Owner.self)
            #expect(outside.name == "tool")
            overriding { #expect(container.resolve(Owner.self).name == "mine") }
            #expect(container.resolve(Owner.self) === outside)
        }
    }

    @Test func lazyWrappersAreFollowed() {
        final class Owner {
            @LazyDependency(\.tool) var tool
        }
        container.register(Owner.self, options: .container) { Owner() }
        InjectSettings.withScope(container) {
            let outside = container.resolve(Owner.self)
            overriding {
                #expect(container.resolve(Owner.self) !== outside)
                #expect(container.resolve(Owner.self).tool === mine)
            }
            #expect(container.resolve(Owner.self) === outside)
            #expect(outside.tool !== mine)
        }
    }

    @Test func nilAnswersAreFollowed() {
        container.register(Int.self, options: .container) { $0.optionalResolve(String.self)?.count ?? 0 }
        #expect(container.resolve(Int.self) == 0)
        withDependencies {
            $0.register(String.self) { "three" }
        } operation: {
            #expect(container.resolve(Int.self) == 5)
        }
        #expect(container.resolve(Int.self) == 0)
    }

    // MARK: By type

    @Test func typesAreOverriddenInAScopeToo() {
        container.register(Tool.self, options: .container) { Tool("typed") }
        container.register(Report.self, options: .container) { Report(Machine($0.resolve())) }
        let report = container.resolve(Report.self)
        withDependencies { [mine] in
            $0.register(Tool.self, options: .container) { mine }
        } operation: {
            #expect(container.resolve(Tool.self) === mine)
            let own = container.resolve(Report.self)
            #expect(own.machine.tool === mine)
            #expect(container.resolve(Report.self) === own)
        }
        #expect(container.resolve(Report.self) === report)
    }

    @Test func declaredOverridesReachWhatWasRegisteredByTypeAndTheOtherWayRound() {
        container.register(Report.self, options: .container) { [container] _ in Report(container.machine()) }
        let report = container.resolve(Report.self)
        overriding { #expect(container.resolve(Report.self).machine.tool === mine) }
        #expect(container.resolve(Report.self) === report)

        let child = container.child()
        child.register(String.self) { "typed" }
        #expect(
            withDependencies {
                $0.register(String.self) { "scope" }
            } operation: {
                child.resolve(String.self)
            } == "scope")
        #expect(child.resolve(String.self) == "typed")
    }

    @Test func whatAnOverriddenTypeImplementsIsOverriddenToo() {
        container.register(Tool.self, options: .container) { Tool("typed") }.implements((any Named).self)
        #expect(container.resolve((any Named).self).name == "typed")
        withDependencies {
            $0.register(Tool.self, options: .container) { Tool("scope") }
        } operation: {
            #expect(container.resolve((any Named).self).name == "scope")
            #expect(container.resolve((any Named).self) as? Tool === container.resolve(Tool.self))
        }
        #expect(container.resolve((any Named).self).name == "typed")
        withDependencies {
            $0.register((any Named).self) { Tool("other") }
        } operation: {
            #expect(container.resolve((any Named).self).name == "other")
            #expect(container.resolve(Tool.self).name == "typed")
        }
    }

    @Test func implementsOfAScopeIsTheScopes() {
        container.register(Tool.self, options: .container) { Tool("typed") }
        withDependencies {
            $0.register(Tool.self, options: .container) { Tool("scope") }.implements((any Named).self)
        } operation: {
            #expect(container.resolve((any Named).self).name == "scope")
        }
        #expect(container.optionalResolve((any Named).self) == nil)
    }

    @Test func finalRegistrationsMayBeOverridden() {
        container.register(Int.self) { 1 }
        withDependencies {
            $0.register(Int.self) { 2 }
            $0.register(Int.self, options: .open) { 3 }
        } operation: {
            #expect(container.resolve(Int.self) == 3)
        }
        #expect(container.resolve(Int.self) == 1)
    }
}
