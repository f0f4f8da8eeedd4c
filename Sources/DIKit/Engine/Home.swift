/// Where an instance or an override lives: a container or a layer. The homes of one request lie in a line, the outer ones first.
final class Home: Sendable {
    /// How many layers lie below; for a container, below where it was made.
    let depth: Int
    let isLayer: Bool
    /// Whether the task has set its contexts here, so that defaults which depend on them are others.
    let setsContexts: Bool
    /// The layer in which a container was made.
    let layer: Home?

    init(ofLayer depth: Int, setsContexts: Bool) {
        self.depth = depth
        self.setsContexts = setsContexts
        isLayer = true
        layer = nil
    }

    init(ofContainerIn layer: Home?) {
        depth = layer?.depth ?? 0
        isLayer = false
        setsContexts = false
        self.layer = layer
    }
}

extension Home: Hashable {
    static func == (left: Home, right: Home) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
