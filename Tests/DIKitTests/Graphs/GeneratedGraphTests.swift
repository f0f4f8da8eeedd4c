import Testing

@testable import DIKit

/// The graph of a resolver as the generator writes it.
@Suite struct GeneratedGraphTests {
    private struct AppResolver: Resolver {
        static let table = _StaticTable<Int>(isolation: { .current() }) { table in
            table.add(GraphLiveAPI.self) { _, _ in GraphLiveAPI() }
            table.add(GraphModel.self, needing: [GraphLiveAPI.self, GraphLog?.self, Provider<GraphLiveAPI>.self]) { _, arguments in
                GraphModel(api: GraphLiveAPI(), log: arguments.optionalFirst(GraphLog.self))
            }
        }

        func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
            Self.table.optionalResolve(0, type, named: named, with: arguments)
        }

        func _hasRegistration(_ type: any Any.Type, named: String?) -> Bool { Self.table.contains(type, named: named) }
        var _staticNodes: [_StaticNode] { Self.table.nodes }
    }

    @Test func isPartOfTheContainersGraph() {
        let container = Container(parent: AppResolver())
        container.autoregister(GraphEntityUser.self, initializer: { (_: GraphModel) in GraphEntityUser(same: GraphSameEntity()) })
        let graph = container.graph
        #expect(
            graph.arrows == [
                "GraphModel -> GraphLiveAPI", "GraphModel -> GraphLog?", "GraphModel -> GraphLiveAPI~", "GraphEntityUser -> GraphModel",
            ])
        #expect(graph.nodes.map(\.face) == [.autoregister, .generated, .generated, .argument])
        #expect(graph.node("GraphModel")?.arguments.map(\.text) == ["GraphLog"])
        #expect(graph.nodes.map(\.scope) == [0, 1, 1, 1])
        #expect(graph.verify().findings.isEmpty && graph.verify().notChecked.isEmpty)
    }

    @Test func itsNeedsAreLookedUpInItselfAlone() {
        let container = Container(parent: AppResolver())
        container.autoregister(GraphLiveAPI.self, options: .transient, initializer: { (_: GraphModel) in GraphLiveAPI() })
        // The resolver's model is made with the resolver's API; with the container's it would be a cycle.
        #expect(container.verify().findings.isEmpty)
    }
}
