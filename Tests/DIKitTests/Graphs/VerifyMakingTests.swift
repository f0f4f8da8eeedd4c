import Testing

@testable import DIKit

@Suite struct VerifyMakingTests {
    private struct Refusal: Error {}

    @Test func learnsWhatClosuresAskFor() throws {
        let container = Container()
        container.register((any GraphAPI).self, options: .scoped) { GraphLiveAPI() }
        container.register(GraphModel.self, options: .container) { GraphModel(api: $0.resolve(), log: nil) }
        #expect(container.verify().isClean)
        let report = container.verifyMakingInstances()
        #expect(report.findings.map(\.code) == [.captive])
        #expect(report.notChecked.map(\.reason) == [.observedOnly, .observedOnly])
        #expect(try container.graphMakingInstances().arrows == ["GraphModel -> any GraphAPI!"])
    }

    @Test func whatTheContainerKeepsIsNeitherUsedNorReplaced() {
        let container = Container()
        let made = Locked(0)
        container.register(GraphLog.self, options: .container) {
            made.withLock { $0 += 1 }
            return GraphLog()
        }
        _ = container.verifyMakingInstances()
        #expect(container.graph.nodes.map(\.isMade) == [false])
        let kept = container.resolve(GraphLog.self)
        _ = container.verifyMakingInstances()
        #expect(container.resolve(GraphLog.self) === kept)
        #expect(made.withLock { $0 } == 3)
    }

    @Test func whatItMadeIsReleased() {
        let container = Container()
        let made = Locked<[Weak]>([])
        container.register(GraphLog.self, options: .container) {
            let log = GraphLog()
            made.withLock { $0.append(Weak(object: log)) }
            return log
        }
        _ = container.verifyMakingInstances()
        #expect(made.withLock { $0.map { $0.object == nil } } == [true])
    }

    @Test func aFactoryThatThrowsIsAFinding() {
        let container = Container()
        container.register((any GraphAPI).self) { throw Refusal() }; let line = #line
        container.autoregister(GraphModel.self, initializer: GraphModel.init)
        let report = container.verifyMakingInstances()
        #expect(report.findings.map(\.code) == [.failed])
        #expect(report.findings.first?.place?.line == line)
        #expect(throws: GraphFinding.self) { try container.graphMakingInstances() }
    }

    @Test func whatTakesArgumentsIsMadeWithThem() {
        struct Greeting { let text: String }
        let container = Container()
        container.register(Greeting.self) { _, arguments in Greeting(text: arguments.first()) }
        #expect(container.verifyMakingInstances().notChecked.map(\.reason) == [.notMade])
        #expect(container.verifyMakingInstances(with: ["Bob"]).notChecked.map(\.reason) == [.observedOnly])
    }

    @Test func nothingIsMadeWhileAnErrorIsKnown() {
        let container = Container()
        container.register(GraphLog.self) {
            Issue.record("a factory was run")
            return GraphLog()
        }
        container.autoregister(GraphModel.self, initializer: GraphModel.init)
        #expect(container.verifyMakingInstances().findings.map(\.code) == [.missing])
    }

    @Test func parentsInstancesAreMadeAnewToo() {
        let parent = Container()
        let made = Locked(0)
        parent.register(GraphLog.self, options: .container) {
            made.withLock { $0 += 1 }
            return GraphLog()
        }
        _ = parent.child().verifyMakingInstances()
        #expect(parent.graph.nodes.map(\.isMade) == [false])
        #expect(made.withLock { $0 } == 1)
    }

    private struct Weak { weak var object: GraphLog? }
}
