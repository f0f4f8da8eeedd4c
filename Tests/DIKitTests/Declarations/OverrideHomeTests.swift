import Testing

@testable import DIKit

extension Container {
    /// A singleton that no other test makes or resets.
    fileprivate var machineOfTheRoot: Dependency<Machine> { self(.singleton) { Machine(self.tool()) }.test { Machine(self.tool()) } }
}

/// Where an instance lives that was made because of an override, and what children see of one.
@Suite struct OverrideHomeTests {
    let container = Container()
    let mine = Tool("mine")

    @Test func singletonOnAContainersOverrideIsThatContainers() {
        container.tool.register { [mine] in mine }
        let own = container.singletonMachine()
        #expect(own.tool === mine)
        #expect(container.singletonMachine() === own)
        #expect(Container().singletonMachine().tool !== mine)
        container.reset()
        #expect(container.singletonMachine().tool !== mine)
        container.reset()
    }

    @Test func singletonThatIsOverriddenIsTheContainers() {
        container.singletonTool.register { [mine] in mine }
        #expect(container.singletonTool() === mine)
        #expect(Container().singletonTool() !== mine)
        container.singletonTool.reset()
        #expect(container.singletonTool() === Container().singletonTool())
        container.reset()
    }

    @Test func singletonOnAnOverrideMadeLaterIsTheContainersFromThenOn() {
        let process = container.singletonMachine()
        _ = Reporter.collecting { container.tool.register { [mine] in mine } }
        #expect(container.singletonMachine().tool === mine)
        #expect(Container().singletonMachine() === process)
        // What was built on it stays.
        container.tool.reset()
        #expect(container.singletonMachine().tool === mine)
        container.reset()
        #expect(container.singletonMachine() !== process)
        #expect(container.singletonMachine() === Container().singletonMachine())
        container.reset()
    }

    @Test func singletonOnAScopesOverrideIsTheScopes() {
        withDependencies { [mine] in
            $0.tool.register { mine }
        } operation: {
            #expect(container.singletonMachine().tool === mine)
            #expect(Container().singletonMachine() === container.singletonMachine())
        }
        #expect(container.singletonMachine().tool !== mine)
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
        #expect(child.machineOfTheRoot().tool === container.tool())
        #expect(child.machineOfTheRoot() === container.machineOfTheRoot())
        #expect(child.machineOfTheRoot() === Container().machineOfTheRoot())
        container.reset()
    }

    @Test func singletonOnARootsOverrideIsForItsChildrenToo() {
        let child = container.child()
        container.tool.register { [mine] in mine }
        #expect(child.singletonMachine().tool === mine)
        #expect(child.singletonMachine() === container.singletonMachine())
        #expect(Container().singletonMachine().tool !== mine)
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
