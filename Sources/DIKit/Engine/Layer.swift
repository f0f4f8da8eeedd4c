public import CDIKit

/// What a task has of its own: overrides, and the instances that are made because of them.
///
/// A layer lies over every container that the task uses, and over the layers outside it. It is no container: it is a home with a
/// registry of its own, in which overrides and instances are found by their keys.
@usableFromInline
final class Layer: Sendable {
    /// The innermost layer of the current task. Child tasks and `Task {}` have it too and keep it alive.
    @TaskLocal static var current: Layer?

    /// Whether no task has ever had one: a load.
    @inlinable @inline(__always)
    static var isUnused: Bool { dikit_state() & UInt(DIKIT_STATE_SCOPES.rawValue) == 0 }

    /// The innermost layer that is read, in a process that has never opened one at the cost of a load.
    static var active: Layer? { isUnused ? nil : current ?? ofPreview }

    /// The task's own, to which its registrations go.
    static var ofTask: Layer? { isUnused ? nil : current }

    /// Whether readers find what answers in the current task: it has no layer.
    @inlinable @inline(__always)
    static var isAbsent: Bool { isUnused || isAbsentInTask() }

    let outer: Layer?
    let core: LayerCore
    var registry: Registry { core.registry }
    /// The contexts that the task has set for itself.
    var contexts: Set<DependencyContext>? { core.contexts }

    convenience init(over outer: Layer?, keepsSingletons: Bool = false, contexts: Set<DependencyContext>? = nil) {
        dikit_state_add(UInt(DIKIT_STATE_SCOPES.rawValue))
        let registry = Registry(
            parent: nil, parentResolver: nil, readsWithoutLock: false, keepsSingletons: keepsSingletons,
            home: Home(ofLayer: (outer?.registry.home.depth ?? 0) + 1, setsContexts: contexts != nil))
        self.init(LayerCore(registry, over: outer?.core, contexts: contexts ?? outer?.contexts), over: outer)
    }

    init(_ core: LayerCore, over outer: Layer?) {
        self.core = core
        self.outer = outer
        core.begin(self)
    }

    deinit { core.end() }

    /// From here on nothing is written to the layer through a container that was handed out for it.
    func close() { core.isClosed.withLock { $0 = true } }

    /// What is registered under a key in the innermost layer that has it, of those above a depth.
    func registration(of key: Key, above depth: Int) -> (cell: Cell, keeper: Registry)? {
        for layer in line {
            guard layer.registry.home.depth > depth else { return nil }
            if let cell = layer.registry.cell(for: key) { return (cell, layer.registry) }
        }
        return nil
    }

    /// This layer and those outside it, the innermost first.
    var line: some Sequence<Layer> { sequence(first: self, next: \.outer) }
}

/// Whether the current task has no layer, for code that has seen that some task has had one. A function of no type, so that a call of it
/// needs no metadata.
@usableFromInline @inline(never)
func isAbsentInTask() -> Bool { Layer.active == nil }
