extension Registry {
    /// Lets go of every kept instance of this container, of the singletons made through it and of what was registered for declared
    /// dependencies; other registrations stay.
    func reset() {
        let (overrides, cells, singletons) = content.withLock { content -> ([Cell], [Cell], [Cell]) in
            let overrides = content.cells.values.filter { $0.registration.key.property != nil }
            for cell in overrides { drop(cell, &content) }
            content.overrideCount -= overrides.count { !$0.registration.isDefault }
            var cells = Array(content.cells.values) + Array(content.scoped.values) + Array(content.defaults.values)
            cells += content.moved.values.map(\.cell)
            if let automatic = content.automatic { cells.append(automatic) }
            let singletons = content.singletons
            content.singletons = []
            content.moved = [:]
            content.mirrors = []
            content.automatic = nil
            return (overrides, cells, singletons)
        }
        Creations.shared.reset(overrides + cells, of: self)
        if !singletons.isEmpty { Creations.shared.reset(singletons, of: .process) }
        for cell in overrides { retire(cell) }
        sweep()
    }

    /// Lets go of the instances of one lifetime.
    func reset(_ lifetime: LifetimeKind) {
        let (cells, singletons) = content.withLock { content in
            let all = Array(content.cells.values) + Array(content.scoped.values) + Array(content.defaults.values) + content.moved.values.map(\.cell)
            return (all.filter { $0.registration.lifetime == lifetime }, lifetime == .singleton ? content.singletons : [])
        }
        Creations.shared.reset(cells, of: self)
        if !singletons.isEmpty { Creations.shared.reset(singletons, of: .process) }
    }

    /// Lets go of what was registered for a declared dependency, and of its instance.
    func reset(_ key: Key) {
        let (override, cells, singletons) = content.withLock { content -> (Cell?, [Cell], [Cell]) in
            let override = content.cells[key]
            if let override {
                drop(override, &content)
                if !override.registration.isDefault { content.overrideCount -= 1 }
            }
            let moved = content.moved.values.map(\.cell).filter { $0.registration.key == key }
            return (override, moved + [content.defaults[key], override].compactMap(\.self), content.singletons.filter { $0.registration.key == key })
        }
        Creations.shared.reset(cells, of: self)
        if !singletons.isEmpty { Creations.shared.reset(singletons, of: .process) }
        if let override {
            retire(override)
            resetMirrors()
        }
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
        let singletons = content.withLock { $0.singletons }
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
    /// Makes this layer keep itself, from now on, what `home` keeps and the extent covers.
    func renew(_ extent: Renewal.Extent, of home: Home) {
        let renewal = Renewal(home: home, extent: extent)
        let cells = content.withLock { content -> [Cell] in
            content.renewals.append(renewal)
            let cells = content.moved.values.map(\.cell).filter { cell in
                switch extent {
                case .everything: true
                case .lifetime(let lifetime): cell.registration.lifetime == lifetime
                case .key(let key): cell.registration.key == key
                }
            }
            return cells
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
