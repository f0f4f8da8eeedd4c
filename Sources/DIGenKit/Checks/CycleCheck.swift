/// Types that need each other before any of them can be made.
enum CycleCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.graphs.flatMap { graph in graph.worlds.flatMap { findings(in: $0.graph, from: $0.roots) } }
    }

    private static func findings(in graph: WorldGraph, from roots: [Key]) -> [Finding] {
        var findings: [Finding] = []
        var finished: Set<Key> = []
        for root in roots where !finished.contains(root) {
            var path: [(key: Key, needs: ArraySlice<(use: Use, key: Key)>)] = [(root, graph.needs(of: root)[...])]
            var depth: [Key: Int] = [root: 0]
            while let top = path.last {
                guard let next = top.needs.first else {
                    finished.insert(top.key)
                    depth[top.key] = nil
                    path.removeLast()
                    continue
                }
                path[path.count - 1].needs.removeFirst()
                if let start = depth[next.key] {
                    findings.append(finding(for: path[start...].map(\.key), in: graph))
                } else if !finished.contains(next.key) {
                    depth[next.key] = path.count
                    path.append((next.key, graph.needs(of: next.key)[...]))
                }
            }
        }
        return findings
    }

    /// The circle begins with the type whose name comes first, wherever it was entered.
    private static func finding(for keys: [Key], in graph: WorldGraph) -> Finding {
        let start = keys.indices.min { keys[$0] < keys[$1] } ?? 0
        let circle = Array(keys[start...] + keys[..<start])
        let steps = zip(circle, circle.dropFirst() + circle.prefix(1)).map { key, needed in
            (key: key, needed: needed, use: graph.needs(of: key).first { $0.key == needed }?.use)
        }
        let names = (circle + circle.prefix(1)).map { graph.nodes[$0]?.type.spelled.text ?? $0.text }
        return Finding(
            .cycle, .error, "`\(names[0])` needs itself: \(names.joined(separator: " -> ")); take one of them as `Lazy`, `Provider` or a closure",
            at: graph.chosen(for: circle[0])?.place,
            notes: steps.enumerated().compactMap { index, step in
                step.use.map { .init("`\(names[index])` needs `\(names[index + 1])` as `\($0.name)`", at: $0.place) }
            })
    }
}
