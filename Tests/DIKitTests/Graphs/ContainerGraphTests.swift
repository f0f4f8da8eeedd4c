import Testing

@testable import DIKit

@Suite struct ContainerGraphTests {
    private func wired() -> Container {
        let container = Container()
        container.register(GraphLiveAPI.self, options: .container) { GraphLiveAPI() }.implements((any GraphAPI).self)
        container.register(GraphLog.self, options: .container + .named("file")) { GraphLog() }
        container.autoregister(GraphModel.self, options: .transient, initializer: GraphModel.init)
        container.autoregister(GraphScreen.self, initializer: GraphScreen.init)
        return container
    }

    @Test func theNeedsOfInitializersAreKnownFromTheirTypes() {
        #expect(
            wired().graph.arrows == [
                "any GraphAPI -> GraphLiveAPI=", "GraphModel -> any GraphAPI", "GraphModel -> GraphLog?", "GraphScreen -> GraphModel",
                "GraphScreen -> GraphLog~",
            ])
    }

    @Test func runsNoFactoryAndChangesNothing() {
        let container = Container()
        container.register(GraphLog.self) {
            Issue.record("a factory was run")
            return GraphLog()
        }
        let first = container.graph
        #expect(first == container.graph)
        #expect(container.verify() == container.verify())
        #expect(first.nodes.map(\.knowledge) == [.opaque])
        #expect(first.nodes.map(\.isMade) == [false])
    }

    @Test func aNodeTellsWhatWasRegistered() throws {
        let graph = wired().graph
        #expect(graph.nodes.map(\.key.caption) == ["GraphLiveAPI", "any GraphAPI", "GraphLog \"file\"", "GraphModel", "GraphScreen"])
        #expect(graph.nodes.map(\.lifetime) == [.cached, .forwarded, .cached, .unique, .shared])
        #expect(graph.nodes.map(\.face) == [.register, .implements, .register, .autoregister, .autoregister])
        #expect(graph.nodes.map(\.knowledge) == [.opaque, .known, .opaque, .known, .known])
        #expect(graph.nodes[0].place?.file == "DIKitTests/ContainerGraphTests.swift")
        #expect(graph.nodes[0].key.label.qualifiedText == "DIKitTests.GraphLiveAPI")
    }

    @Test func anInstanceShowsWhatItsClosureAskedFor() {
        let container = Container()
        container.register((any GraphAPI).self) { GraphLiveAPI() }
        container.register(GraphModel.self, options: .transient) { GraphModel(api: $0.resolve(), log: $0.optionalResolve()) }
        container.register(GraphScreen.self, options: .container) { GraphScreen(model: $0.resolve(), later: $0.resolveWrapped(GraphLog.self)) }
        #expect(container.graph.arrows.isEmpty)
        let screen = container.resolve(GraphScreen.self)
        #expect(
            container.graph.arrows == [
                "GraphScreen -> GraphModel!", "GraphScreen -> GraphLog~!", "GraphModel -> any GraphAPI!", "GraphModel -> GraphLog?!",
            ])
        #expect(container.graph.nodes.map(\.knowledge) == [.observed, .observed, .observed])
        #expect(container.graph.nodes.map(\.isMade) == [false, false, true])
        withExtendedLifetime(screen) {}
    }

    @Test func whatIsKnownIsNotObservedAgain() {
        let container = Container()
        container.register(GraphLiveAPI.self, options: .container) { GraphLiveAPI() }.implements((any GraphAPI).self)
        container.autoregister(GraphModel.self, options: .container, initializer: GraphModel.init)
        let arrows = container.graph.arrows
        _ = container.resolve(GraphModel.self)
        #expect(container.graph.arrows == arrows)
    }

    @Test func parentsAreScopesOfTheirOwn() {
        let parent = Container()
        parent.register(GraphLog.self) { GraphLog() }
        let child = parent.child()
        child.register(GraphLog.self) { GraphLog() }
        let graph = child.graph
        #expect(graph.scopes.map(\.name) == ["the container", "its parent"])
        #expect(graph.nodes.map(\.scope) == [0, 1])
        #expect(graph.answers(to: graph.nodes[1].key) == .node(0))
        #expect(graph.answers(to: graph.nodes[1].key, from: 1) == .node(1))
    }

    @Test func overridesOfTheTaskAreAScope() {
        let container = Container()
        container.register(GraphLog.self) { GraphLog() }
        withDependencies {
            $0.register(GraphLog.self) { GraphLog() }
        } operation: {
            let graph = container.graph
            #expect(graph.scopes.map(\.kind) == [.container, .overrides])
            #expect(graph.answers(to: graph.nodes[0].key) == .node(1))
        }
        #expect(container.graph.scopes.count == 1)
    }

    @Test func whatIsProvidedLeadsToItsDeclaration() {
        let container = Container()
        container.provide(\.graphDeclared)
        let graph = container.graph
        #expect(graph.arrows == ["any GraphAPI -> \\.graphDeclared="])
        #expect(graph.node("\\.graphDeclared")?.lifetime == .cached)
        #expect(graph.node("\\.graphDeclared")?.face == .declared)
        #expect(graph.node("any GraphAPI")?.face == .provide)
        #expect(container.verify().findings.isEmpty)
    }

    @Test func aDeclarationIsShownOnceItWasAskedFor() {
        let container = Container()
        container.register(GraphModel.self, options: .container) { _ in GraphModel(api: container.graphDeclared(), log: nil) }
        #expect(container.graph.nodes.count == 1)
        _ = container.resolve(GraphModel.self)
        #expect(container.graph.arrows == ["GraphModel -> \\.graphDeclared!"])
        #expect(container.graph.node("\\.graphDeclared")?.isMade == true)
    }

    @Test func aParentThatIsNoContainerMayKnowMore() {
        struct Defaults: Resolver {
            func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }
        }
        let container = Container(parent: Defaults())
        container.autoregister(GraphModel.self, initializer: GraphModel.init)
        #expect(container.graph.scopes.map(\.kind) == [.container, .resolver])
        #expect(container.verify().findings.isEmpty)
        #expect(container.verify().notChecked.count == 2)
    }

    @Test func anEntityKeyIsFollowed() {
        let container = Container()
        container.register(GraphEntity.self) { GraphEntity() }
        container.autoregister(GraphEntityUser.self, initializer: GraphEntityUser.init)
        #expect(container.graph.arrows == ["GraphEntityUser -> GraphEntity"])
    }
}
