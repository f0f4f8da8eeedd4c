import Testing

@testable import DIKit

// Singletons of this file alone: they are the process's, and what one test resets another would miss.
extension Container {
    fileprivate var homeTool: Dependency<Tool> { self(.singleton) { Tool() }.test { Tool() } }
    fileprivate var homeMachine: Dependency<Machine> { self(.singleton) { Machine(self.tool()) }.test { Machine(self.tool()) } }
}

/// Where an instance lives that was made because of an override, and what children see of one.
@Suite(.serialized) struct OverrideHomeTests {
    let container = Container()
    let mine = Tool("mine")

    @Test func singletonOnAContainersOverrideIsThatContainers() {
        container.tool.register { [mine] in mine }
        let own = container.homeMachine()
        #expect(own.tool === mine)
        #expect(container.homeMachine() === own)
        #expect(Container().homeMachine().tool !== mine)
        container.reset()
        #expect(container.homeMachine().tool !== mine)
        container.reset()
    }

    @Test func singletonThatIsOverriddenIsTheContainers() {
        container.homeTool.register { [mine] in mine }
        #expect(container.homeTool() === mine)
        #expect(Container().homeTool() !== mine)
        container.homeTool.reset()
        #expect(container.homeTool() === Container().homeTool())
        container.reset()
    }

    @Test func singletonOnAnOverrideMadeLaterIsTheContainersFromThenOn() {
        let process = container.homeMachine()
        _ = Reporter.collecting { container.tool.register { [mine] in mine } }
        #expect(container.homeMachine().tool === mine)
        #expect(Container().homeMachine() === process)
        // What was built on it stays.
        container.tool.reset()
        #expect(container.homeMachine().tool === mine)
        container.reset()
        #expect(container.homeMachine() !== process)
        #expect(container.homeMachine() === Container().homeMachine())
        container.reset()
    }

    @Test func singletonOnAScopesOverrideIsTheScopes() {
        withDependencies { [mine] in
            $0.tool.register { mine }
        } operation: {
            #expect(container.homeMachine().tool === mine)
            #expect(Container().homeMachine() === container.homeMachine())
        }
        #expect(container.homeMachine().tool !== mine)
        container.reset()
    }

    @Test func instanceMadeFromAnOverrideGoesWithItsScope() {
        weak var gone: Machine?
        withDependencies {
            $0.tool.register { Tool("scope") }
        } operation: {
            gone = container.machine()
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    // MARK: Children

    @Test func childInheritsItsParentsOverridesAndSharesItsInstances() {
        let child = container.child()
        #expect(child.pool() === container.pool())
        #expect(child.spareTool() === container.spareTool())
        container.tool.register { [mine] in mine }
        #expect(child.tool() === mine)
        #expect(child.tool() === container.tool())
    }

    @Test func childThatOverridesHasItsOwnOfThatAndOfWhatIsBuiltOnIt() {
        let child = container.child()
        let machine = container.machine()
        child.tool.register { [mine] in mine }
        #expect(child.tool() === mine)
        #expect(child.machine().tool === mine)
        #expect(child.machine() === child.machine())
        #expect(child.works().machine === child.machine())
        #expect(child.pool() === container.pool())
        #expect(container.machine() === machine)
        #expect(container.tool() !== mine)
        // What was built on it stays.
        child.tool.reset()
        #expect(child.tool() === container.tool())
        #expect(child.machine().tool === mine)
        child.reset()
        #expect(child.machine() === machine)
    }

    @Test func childThatAsksFirstLeavesTheParentAlone() {
        let child = container.child()
        child.tool.register { [mine] in mine }
        #expect(child.machine().tool === mine)
        #expect(container.machine().tool !== mine)
        #expect(child.pool() === container.pool())
    }

    @Test func scopedIsTheChilds() {
        let child = container.child()
        #expect(child.scopedTool() !== container.scopedTool())
        #expect(child.scopedTool() === child.scopedTool())
    }

    @Test func singletonIsBuiltFromTheRootWhateverAChildRegisters() {
        let child = container.child()
        child.tool.register { [mine] in mine }
        #expect(child.homeMachine().tool !== mine)
        #expect(child.homeMachine() === container.homeMachine())
        #expect(child.homeMachine() === Container().homeMachine())
        container.reset()
    }

    @Test func singletonOnARootsOverrideIsForItsChildrenToo() {
        let child = container.child()
        container.tool.register { [mine] in mine }
        #expect(child.homeMachine().tool === mine)
        #expect(child.homeMachine() === container.homeMachine())
        #expect(Container().homeMachine().tool !== mine)
        container.reset()
    }

    @Test func childSharesWhatAScopeMadeForItsParent() {
        let child = container.child()
        withDependencies { [mine] in
            $0.tool.register { mine }
        } operation: {
            #expect(child.machine().tool === mine)
            #expect(child.machine() === container.machine())
        }
    }

    @Test func scopeCountsAboveAChildsOverride() {
        let child = container.child()
        child.title.register { "child" }
        #expect(
            withDependencies {
                $0.title.register { "scope" }
            } operation: {
                child.title()
            } == "scope")
        #expect(child.title() == "child")
    }
}
