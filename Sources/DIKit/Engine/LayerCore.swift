/// What a layer has, which what it keeps may hold: overrides and instances.
///
/// A wrapper that asks later remembers the layer that it was created in. One that is a part of what the layer may keep must not hold the
/// layer itself, or layer, instance and wrapper would keep each other: it holds the core. When the last reference to the layer goes,
/// the core lets go of its instances and keeps the overrides, for wrappers that are read after the scope has ended.
final class LayerCore: Sendable {
    private struct Life {
        /// How many layers have this core: one, but for those that reads after the end have made.
        var count = 0
        weak var layer: Layer?
        /// Whether something has taken the core that may be a part of what is kept here.
        var isLent = false
    }

    let registry: Registry
    let outer: LayerCore?
    let contexts: Set<DependencyContext>?
    let isClosed = Locked(false)
    private let life = Locked(Life())

    init(_ registry: Registry, over outer: LayerCore?, contexts: Set<DependencyContext>?) {
        self.registry = registry
        self.outer = outer
        self.contexts = contexts
    }

    func begin(_ layer: Layer) {
        life.withLock { life in
            life.count += 1
            life.layer = layer
        }
    }

    /// A layer of this core has gone. With the last one go the instances, if one of them may hold the core.
    func end() {
        let isOver = life.withLock { life in
            life.count -= 1
            return life.count == 0 && life.isLent
        }
        if isOver { registry.letGoOfInstances() }
    }

    fileprivate func lend() -> LayerCore {
        life.withLock { $0.isLent = true }
        return self
    }

    /// The layer; made anew if it has gone.
    fileprivate var layer: Layer { life.withLock { $0.layer } ?? Layer(self, over: outer?.layer) }
}

/// The layer that a wrapper was created in.
enum LayerReference: Sendable {
    case none
    case strong(Layer)
    /// Of a wrapper that is created while a kept instance is being built.
    case core(LayerCore)

    /// The current task's.
    static var current: LayerReference {
        guard let layer = Layer.active else { return .none }
        return Registry.innermostBuilder == nil ? .strong(layer) : .core(layer.core.lend())
    }

    var layer: Layer? {
        switch self {
        case .none: nil
        case .strong(let layer): layer
        case .core(let core): core.layer
        }
    }

    /// Runs `operation` in the layer, also where there was none and the current task has one.
    func run<Result>(_ operation: () -> Result) -> Result {
        if Layer.isUnused { return operation() }
        return Layer.$current.withValue(layer, operation: operation)
    }
}

/// The layer that a container was handed out for. Not held: what is registered in a layer may use that container.
final class LayerAddress: Sendable {
    private struct Target {
        weak var core: LayerCore?
    }

    let home: Home
    private let target: Locked<Target>

    init(of layer: Layer) {
        home = layer.registry.home
        target = Locked(Target(core: layer.core))
    }

    /// That of the layer until its scope has ended.
    var openRegistry: Registry? {
        guard let core = target.withLock({ $0.core }), !core.isClosed.withLock({ $0 }) else { return nil }
        return core.registry
    }
}
