// The graph, checked and drawn.
// snippet.hide
import DIKit

protocol API: Sendable {}
struct LiveAPI: API {}
struct Model { init(api: any API) {} }
struct Screen { init(model: Model) {} }
struct AppAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.autoregister(Model.self, options: .transient, initializer: Model.init)
        registrator.autoregister(Screen.self, options: .transient, initializer: Screen.init)
    }
}
// snippet.show

let container = Container(assemblies: AppAssembly())

let report = container.verify()
print(report)

for finding in report.findings where finding.severity == .error {
    print(finding.code, finding.place as Any, finding.message)
}
// snippet.hide
container.register((any API).self) { LiveAPI() }
// snippet.show

let whole = container.verifyMakingInstances()
print(whole.isClean)
// snippet.hide
// snippet.show

print(container.graph.description(as: .mermaid))
let page = container.graph.description(as: .html, title: "My app")
// snippet.hide
print(page.count)
// snippet.show

let graph = container.graph
for edge in graph.edges {
    print(graph.nodes[edge.source].key, "needs", edge.key)
}
