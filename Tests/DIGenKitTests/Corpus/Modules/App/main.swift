import DIKit
import Feature

func expect(_ holds: Bool, _ what: String) { print("\(holds ? "ok" : "WRONG") \(what)") }

func code(of body: () throws -> Void) -> ResolutionError? {
    do { try body() } catch { return error as? ResolutionError }
    return nil
}

let wire = Wire()
for (way, resolver) in [("directly", wire as any Resolver), ("as a parent", Container(parent: wire))] {
    expect(resolver.resolve(Client.self) === wire.client, "the own module's, \(way)")
    expect(resolver.resolve(Basket.self).store === wire.store, "another module's, \(way)")
    expect(resolver.resolve(Home.self, with: ["title"]).dependency.title == "title", "an argument, \(way)")
    expect(resolver.hasRegistration(Home.self) && resolver.hasRegistration(Basket.self), "what is there, \(way)")
    expect(!resolver.hasRegistration(Int.self) && !resolver.hasRegistration(Sync.self), "what is not there, \(way)")
    expect(code { _ = try resolver.tryResolve(Home.self) }?.code == .argument, "a missing argument, \(way)")
    expect(code { _ = try resolver.tryResolve(Sync.self) }?.code == .asynchronous, "async only, \(way)")
    expect(code { _ = try resolver.tryResolve(Basket.self, named: "x") }?.suggestions.first?.dependency.type == "Basket", "suggested, \(way)")
}
let nodes = Container(parent: wire).graph.nodes.map(\.key.type)
expect(nodes.contains("Home") && nodes.contains("Basket"), "what both make is part of the graph")
print("end")
