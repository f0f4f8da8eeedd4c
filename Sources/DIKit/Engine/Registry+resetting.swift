extension Registry {
    /// Lets go of every kept instance of this container, of the singletons made through it and of what was registered for declared
    /// dependencies; other registrations stay.
    func reset() {
        let (overrides, cells, moved, singletons) = content.withLock { content -> ([Cell], [Cell], [MovedCell], [Singleton]) in
            let overrides = content.cells.values.filter { $0.registration.key.property != nil }
            for cell in overrides { drop(cell, &content) }
            content.overrideCount -= overrides.count { !$0.registration.isDefault }
            var cells = Array(content.cells.values) + Array(content.scoped.values) + Array(content.defaults.values)
            let moved = Array(content.moved.values)
            cells += moved.map(\.cell)
            if let automatic = content.automatic { cells.append(automatic) }
            let singletons = Array(content.singletons.values)
            content.singletons = [:]
            content.moved = [:]
            content.mirrors = []
            content.automatic = nil
            content.automaticRegistrations = [:]
            return (overrides, cells, moved, singletons)
        }
        leave(moved)
        Creations.shared.reset(overrides + cells, of: self)
        Singleton.reset(singletons)
        for cell in overrides { retire(cell) }
        sweep()
    }

    /// Lets go of the instances of one lifetime.
    func reset(_ lifetime: LifetimeKind) {
        let (cells, singletons) = content.withLock { content in
            let all = Array(content.cells.values) + Array(content.scoped.values) + Array(content.defaults.values) + content.moved.values.map(\.cell)
            return (all.filter { $0.registration.lifetime == lifetime }, lifetime == .singleton ? Array(content.singletons.values) : [])
        }
        Creations.shared.reset(cells, of: self)
        Singleton.reset(singletons)
    }

    /// Lets go of what was registered for a declared dependency, and of its instance. What `autoRegister()` registered stays.
    func reset(_ key: Key) {
        let (override, automatic, cells, singletons) = content.withLock { content -> (Cell?, Registration?, [Cell], [Singleton]) in
            let current = content.cells[key]
            let override = current.flatMap { $0.registration.isDefault ? nil : $0 }
            if let override {
                drop(override, &content)
                content.overrideCount -= 1
            }
            let moved = content.moved.values.map(\.cell).filter { $0.registration.key == key }
            let singletons = content.singletons.values.filter { $0.cell?.registration.key == key }
            return (override, content.automaticRegistrations[key], moved + [content.defaults[key], current].compactMap(\.self), singletons)
        }
        Creations.shared.reset(cells, of: self)
        Singleton.reset(singletons)
        guard let override else { return }
        retire(override)
        if let automatic { _ = add(automatic) }
        resetMirrors()
    }

    /// Readers ask again where the process keeps their singletons: something has been registered here that may concern them.
    func resetMirrors() {
        let mirrors = content.withLock { content in
            defer { content.mirrors = [] }
            return content.mirrors
        }
        if !mirrors.isEmpty { Creations.shared.reset(mirrors, of: self) }
    }

    /// At its end: what the process keeps need not tell it any more.
    func leaveSingletons() {
        let singletons = content.withLock { $0.singletons.values.compactMap(\.cell) }
        guard !singletons.isEmpty else { return }
        let released = Creations.shared.state.withLock { _ in
            singletons.flatMap { cell -> [Cell.Dependent] in
                let ended = cell.dependents.filter { $0.owner == nil }
                cell.dependents.removeAll { $0.owner == nil }
                return ended
            }
        }
        withExtendedLifetime(released) {}
    }
}

// MARK: In a layer

extension Registry {
    /// Lets go of all that this layer keeps; what is registered stays.
    func letGoOfInstances() {
        let (cells, moved) = content.withLock { content -> ([Cell], [MovedCell]) in
            defer { content.moved = [:] }
            return (Array(content.cells.values) + Array(content.defaults.values), Array(content.moved.values))
        }
        leave(moved)
        Creations.shared.reset(cells + moved.map(\.cell), of: self)
    }

    /// At a container's end: layers let go of what they kept in place of it.
    func leaveLayers() {
        guard !Layer.isUnused else { return }
        let cells = content.withLock { content in
            Array(content.cells.values) + Array(content.scoped.values) + Array(content.defaults.values)
        }
        let movers = Creations.shared.state.withLock { _ in
            cells.flatMap { [$0] + $0.variants.all }.flatMap { cell in cell.movers.compactMap(\.registry).map { (registry: $0, base: cell) } }
        }
        for (registry, base) in movers {
            guard let moved = registry.content.withLock({ $0.moved.removeValue(forKey: ObjectIdentifier(base)) }) else { continue }
            registry.leave([moved])
            Creations.shared.reset([moved.cell], of: registry)
        }
    }

    /// Makes this layer keep itself, from now on, what `home` keeps and the extent covers.
    func renew(_ extent: Renewal.Extent, of home: Home) {
        let renewal = Renewal(home: home, extent: extent)
        if home === self.home {
            // A test's layer: its singletons are its own.
            return Creations.shared.reset(content.withLock { $0.defaults.values.filter { renewal.covers($0, of: home) } }, of: self)
        }
        let cells = content.withLock { content -> [Cell] in
            if !content.renewals.contains(renewal) { content.renewals.append(renewal) }
            return content.moved.values.map(\.cell).filter { renewal.covers($0, of: home) }
        }
        Creations.shared.state.withLock { _ in for cell in cells { cell.isRenewed = true } }
        Creations.shared.reset(cells, of: self)
    }

    /// Takes back what was registered in this layer for declared dependencies, or for one of them.
    func dropOverrides(of key: Key? = nil) {
        let dropped = content.withLock { content -> [Cell] in
            let dropped = content.cells.values.filter { $0.registration.key.property != nil && (key == nil || $0.registration.key == key) }
            for cell in dropped { drop(cell, &content) }
            content.overrideCount -= dropped.count
            return dropped
        }
        Creations.shared.reset(dropped, of: self)
        for cell in dropped { retire(cell) }
    }
}
