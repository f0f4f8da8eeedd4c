internal import CDIKit

extension Registry {
    /// Obtains the target's instance and reads it as the type that it was said to implement.
    func forward(_ call: Call, through alias: Cell, to target: Key, in keeper: Registry, into memory: UnsafeMutableRawPointer)
        throws(ResolutionError) -> Answer
    {
        let registration = alias.registration
        guard let (cell, keeper) = forwarded(target, from: keeper) else { preconditionFailure("a forwarded registration is never removed") }
        guard dikit_thread_has_stack_left(call.thread) else { throw .recursion(PathStep.path(from: call.thread.frames), call: call) }
        // The target's key may have gone to another type with the same entity key.
        let key = cell.registration.key
        return try Self.withInstance(of: key.type) { source throws(ResolutionError) in
            let inner = Call(thread: call.thread, asked: call.asked, key: key, arguments: call.arguments, place: call.place)
            return try answer(inner, from: cell, keeper: keeper, into: source)
        } use: { source throws(ResolutionError) in
            guard ValueMemory.cast(key.type, at: source, to: registration.key.type, into: memory) else {
                throw .doesNotImplement(registration, target: cell.registration, found: ValueMemory.read(key.type, at: source), call: call)
            }
            if keeper === self, Layer.active == nil { Creations.shared.keep(in: alias, whatIsKeptIn: cell, of: self) }
            return .made
        }
    }

    /// What a registration of `keeper` forwards to: its own registration, or what a layer has instead of it.
    private func forwarded(_ target: Key, from keeper: Registry) -> (cell: Cell, keeper: Registry)? {
        if let layer = Layer.active, let found = layer.registration(of: target, above: keeper.depth(in: layer)) { return found }
        if let cell = keeper.cell(for: target) { return (cell, keeper) }
        guard case .cell(let cell, let keeper) = source(for: target) else { return nil }
        return (cell, keeper)
    }
}

extension Creations {
    /// Keeps the instance of `target` as the type of `alias` too, so that readers find it there without a cast.
    fileprivate func keep(in alias: Cell, whatIsKeptIn target: Cell, of registry: Registry) {
        guard registry.readsWithoutLock, target.registration.target == nil, target.registration.lifetime == alias.registration.lifetime else {
            return
        }
        let (kept, weak) = state.withLock { _ in alias.instance == nil ? (target.instance, target.weakInstance) : (nil, nil) }
        guard let source = kept ?? weak.flatMap(\.held), let box = source.cast(to: alias.registration.key.type) else { return }
        let weakBox = weak == nil ? nil : box.object.map { WeakInstanceBox($0, copying: box) }
        let released = state.withLock { _ -> [AnyObject] in
            // What was read may have been let go of meanwhile, and another thread may have been faster.
            guard target.instance === kept, target.weakInstance === weak, alias.instance == nil, kept != nil || weakBox != nil else { return [] }
            let old = alias.weakInstance
            if kept != nil { alias.instance = box } else { alias.weakInstance = weakBox }
            if !target.dependents.contains(where: { $0.cell === alias }) { target.dependents.append(Cell.Dependent(cell: alias, owner: registry)) }
            registry.publish([alias])
            return old.map { [$0] } ?? []
        }
        if !released.isEmpty { dikit_wait_for_readers() }
        withExtendedLifetime((released, source, box)) {}
    }
}
