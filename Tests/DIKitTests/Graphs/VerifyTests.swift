import Testing

@testable import DIKit

@Suite struct VerifyTests {
    @Test func aWholeWiringIsClean() {
        let container = Container()
        container.register((any GraphAPI).self) { GraphLiveAPI() }
        container.register(GraphLog.self) { GraphLog() }
        container.autoregister(GraphModel.self, initializer: GraphModel.init)
        let report = container.verify()
        #expect(report.isClean && report.findings.isEmpty)
        #expect(report.notChecked.map(\.reason) == [.opaqueClosure, .opaqueClosure])
    }

    @Test func missing() throws {
        let container = Container()
        container.register(GraphLog.self) { GraphLog() }
        container.autoregister(GraphModel.self, initializer: GraphModel.init); let line = UInt(#line)
        container.autoregister(GraphScreen.self, initializer: GraphScreen.init)
        let finding = try #require(container.verify().findings.first)
        #expect(finding.code == .missing && container.verify().findings.count == 1)
        #expect(finding.place == DependencyGraph.Place(file: "DIKitTests/VerifyTests.swift", line: Int(line)))
        #expect(finding.path.map(\.key.caption) == ["GraphModel", "GraphScreen"])
        #expect(finding.path.first?.parameter == "#1")
    }

    @Test func missingForAParentThatAChildHas() throws {
        let parent = Container()
        parent.autoregister(GraphModel.self, options: .container, initializer: GraphModel.init)
        let child = parent.child()
        child.register((any GraphAPI).self) { GraphLiveAPI() }
        let finding = try #require(child.verify().findings.first)
        #expect(finding.code == .missing)
        #expect(finding.notes.first?.message == "the container has it; this is built from its parent alone")
    }

    @Test func cycle() throws {
        let container = Container()
        container.autoregister(GraphFirst.self, initializer: GraphFirst.init)
        container.autoregister(GraphSecond.self, initializer: GraphSecond.init)
        let report = container.verify()
        #expect(report.findings.map(\.code) == [.cycle])
        #expect(report.findings.first?.path.map(\.key.caption) == ["GraphFirst", "GraphSecond", "GraphFirst"])
    }

    @Test func captive() throws {
        let container = Container()
        container.register((any GraphAPI).self, options: .scoped) { GraphLiveAPI() }
        container.autoregister(GraphModel.self, options: .container, initializer: GraphModel.init)
        #expect(container.verify().findings.map(\.code) == [.captive])
        #expect(container.verify().findings.first?.severity == .warning)
    }

    @Test func aCaptiveThatWasObserved() throws {
        let container = Container()
        container.register((any GraphAPI).self, options: .scoped) { GraphLiveAPI() }
        container.register(GraphModel.self, options: .container) { GraphModel(api: $0.resolve(), log: nil) }
        #expect(container.verify().findings.isEmpty)
        _ = container.resolve(GraphModel.self)
        #expect(container.verify().findings.map(\.code) == [.captive])
    }

    @Test func nearName() throws {
        let container = Container()
        container.register(GraphLog.self, options: .named("main")) { GraphLog() }
        container.register((any GraphAPI).self) { GraphLiveAPI() }
        container.register(GraphModel.self, options: .container) { GraphModel(api: $0.resolve(), log: $0.optionalResolve(named: "Main")) }
        _ = container.resolve(GraphModel.self)
        let finding = try #require(container.verify().findings.first)
        #expect(finding.code == .nearName && finding.severity == .warning)
        #expect(finding.candidates.map(\.key.caption) == ["GraphLog \"main\""])
    }

    @Test func unused() throws {
        let container = Container()
        container.register((any GraphAPI).self) { GraphLiveAPI() }
        container.autoregister(GraphModel.self, initializer: GraphModel.init)
        #expect(container.verify(.unused).findings.map(\.key.caption) == ["GraphModel"])
    }

    /// In debug the second registration traps, so what release does is done here.
    @Test func duplicate() throws {
        func registration() -> Registration {
            Registration(key: Key(GraphLog.self), lifetime: .unique, isolation: .anywhere, place: SourcePlace(), home: nil) { _, _, _ in false }
        }
        let container = Container()
        let replaced = registration()
        _ = container.registry.add(replaced)
        guard case .replacedFinal(let existing) = container.registry.add(registration()) else { Issue.record("it was to be replaced"); return }
        container.registry.noteDuplicate(existing)
        #expect(existing === replaced)
        #expect(container.verify().findings.map(\.code) == [.duplicate])
        #expect(container.verify().findings.first?.severity == .error)
    }

    @Test func bindingAgainIsNoDuplicate() {
        let container = Container()
        container.replacing.register(GraphLog.self) { GraphLog() }
        container.replacing.register(GraphLog.self) { GraphLog() }
        #expect(container.graph.nodes.map(\.face) == [.bind])
        #expect(container.verify().findings.isEmpty)
    }

    @Test func namesTypesOnlyWhereItFindsSomething() {
        let container = Container()
        for index in 0..<2_000 {
            container.register(GraphLog.self, options: .named("\(index)")) { GraphLog() }
        }
        #expect(container.verify().findings.isEmpty)
        #expect(container.verify().notChecked.count == 2_000)
    }
}
