/// The evaluation of a view that is under way.
enum Evaluation {
    /// The node whose properties are being updated or whose body is being evaluated.
    @TaskLocal static var node: ViewNode?

    /// Notes a runtime warning of SwiftUI's if a view is being updated.
    static func refuse(_ warning: String) {
        guard let node else { return }
        MainActor.assumeIsolated { node.host?.warnings.append(warning) }
    }
}

/// The nodes that have read something since it last changed.
struct Readers {
    private final class Reader {
        private(set) weak var node: ViewNode?
        init(_ node: ViewNode) { self.node = node }
    }

    private var nodes: [ObjectIdentifier: Reader] = [:]

    mutating func noteCurrent() {
        if let node = Evaluation.node { nodes[ObjectIdentifier(node)] = Reader(node) }
    }

    mutating func invalidate() {
        let readers = nodes.values.compactMap(\.node)
        nodes = [:]
        MainActor.assumeIsolated {
            for node in readers { node.invalidate() }
        }
    }
}
