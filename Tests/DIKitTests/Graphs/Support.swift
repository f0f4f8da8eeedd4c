import DIKit

protocol GraphAPI: Sendable {}
struct GraphLiveAPI: GraphAPI {}
final class GraphLog: Sendable {}
final class GraphModel: Sendable {
    let api: any GraphAPI
    let log: GraphLog?
    init(api: any GraphAPI, log: GraphLog?) {
        self.api = api
        self.log = log
    }
}
final class GraphScreen: Sendable {
    let model: GraphModel
    let later: Lazy<GraphLog>
    init(model: GraphModel, later: Lazy<GraphLog>) {
        self.model = model
        self.later = later
    }
}
final class GraphFirst: Sendable { init(_: GraphSecond) {} }
final class GraphSecond: Sendable { init(_: GraphFirst) {} }
struct GraphEntity: EntityKeyProviding { static let entityKey = "graph entity" }
struct GraphSameEntity: EntityKeyProviding { static let entityKey = "graph entity" }
struct GraphEntityUser { let same: GraphSameEntity }

extension Container {
    var graphDeclared: Dependency<any GraphAPI> { self(.cached) { GraphLiveAPI() }.test { GraphLiveAPI() } }
}

extension DependencyGraph {
    /// `Screen -> Model`, one an edge, with a mark for what is optional (`?`), deferred (`~`), observed (`!`) and forwarded (`=`).
    var arrows: [String] {
        edges.map { edge in
            let mark = (edge.isOptional ? "?" : "") + (edge.isDeferred ? "~" : "")
            let origin =
                switch edge.origin {
                case .known: ""
                case .observed: "!"
                case .forwarding: "="
                }
            return "\(nodes[edge.source].key.caption) -> \(edge.key.caption)\(mark)\(origin)"
        }
    }

    func node(_ caption: String) -> Node? { nodes.first { $0.key.caption == caption } }
}
