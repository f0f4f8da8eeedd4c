import DIGraph

/// Graphs as tests write them: what is registered, one a line, with what it needs.
struct Wiring {
    typealias Graph = DependencyGraph

    var graph: Graph

    init(scopes: [Graph.Scope] = [Graph.Scope()]) { graph = Graph(scopes: scopes) }

    /// Registers, in the line after the one before.
    /// - Parameters:
    ///   - needs: Types; with `?` for what it makes do without, with `~` before it for what it asks for later.
    mutating func add(
        _ type: String, named name: String? = nil, _ lifetime: Graph.Lifetime = .unique, needs: [String] = [], scope: Int = 0,
        face: Graph.Face = .autoregister, knowledge: Graph.Knowledge = .known, isOpen: Bool = false
    ) {
        let index = graph.nodes.count
        graph.nodes.append(
            Graph.Node(
                Graph.Key(type, named: name), lifetime: lifetime, place: Graph.Place(file: "App/Main.swift", line: index + 1), face: face,
                scope: scope, knowledge: knowledge, isOpen: isOpen))
        for (position, need) in needs.enumerated() {
            graph.edges.append(
                Graph.Edge(
                    from: index, to: Self.key(need), origin: face == .implements ? .forwarding : .known, isOptional: need.hasSuffix("?"),
                    isDeferred: need.hasPrefix("~"), parameter: "#\(position + 1)"))
        }
    }

    mutating func ask(_ type: String, scope: Int = 0) {
        graph.requests.append(Graph.Request(Self.key(type), place: Graph.Place(file: "App/Use.swift", line: graph.requests.count + 1), scope: scope))
    }

    /// `Type`, `Type#name`, `Type?`, `~Type`.
    static func key(_ text: String) -> Graph.Key {
        let bare = text.hasPrefix("~") ? text.dropFirst() : text[...]
        let parts = (bare.hasSuffix("?") ? bare.dropLast() : bare).split(separator: "#", maxSplits: 1)
        return Graph.Key(String(parts[0]), named: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// Containers of which each asks the next.
    static func line(_ count: Int) -> [Graph.Scope] {
        (0..<count).map { index in
            Graph.Scope(name: index == 0 ? "the container" : "its parent \(index)", parent: index + 1 < count ? index + 1 : nil)
        }
    }
}

extension GraphFinding {
    /// Code, line and path, as tests compare them.
    var summary: String {
        "\(code) \(place.map { "\($0.line)" } ?? "-"): " + path.map { $0.key.caption }.joined(separator: " ")
            + (alsoNeededBy.isEmpty ? "" : " also " + alsoNeededBy.map { $0.key.caption }.joined(separator: " "))
    }
}

extension DependencyGraph {
    /// The summaries of all findings.
    func findings(_ options: VerificationOptions = []) -> [String] { verify(options).findings.map(\.summary) }
}
