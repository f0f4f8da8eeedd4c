/// Two provider methods of one resolver for one type.
enum AmbiguousProvidersCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.graphs.flatMap { graph in
            graph.worlds.flatMap { world in world.roots.compactMap { finding(for: $0, in: world.graph, of: graph.resolver) } }
        }
    }

    private static func finding(for key: Key, in graph: WorldGraph, of resolver: ResolverProtocol) -> Finding? {
        let providers = graph.winners(for: key).compactMap { candidate -> ResolverProtocol.Provider? in
            if case .provider(let provider) = candidate.origin { provider } else { nil }
        }.sorted { $0.place < $1.place }
        guard providers.count > 1, let last = providers.last else { return nil }
        let names = providers.map(\.method.fullName)
        return Finding(
            .ambiguousProviders, .error,
            "`\(resolver.name)` provides `\(last.type.spelled.text)` more than once: \(names.map { "`\($0)`" }.joined(separator: ", "))",
            at: last.place,
            notes: providers.dropLast().map { .init("`\($0.method.fullName)` provides it too", at: $0.place) }, candidates: names)
    }
}
