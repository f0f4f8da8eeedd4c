// Registrations that are found by the key that their type gives.

/// An entity key and a name.
struct EntityKey: Hashable, Sendable {
    let text: String
    let name: String?

    init(text: String, name: String?) { (self.text, self.name) = (text, name) }

    /// That of a key whose type has been looked at before; runs no code of the user's.
    init?(known key: Key) {
        guard key.property == nil, let text = EntityKeys.knownKey(of: key.type) else { return nil }
        self.init(text: text, name: key.name)
    }
}

extension Registry {
    /// This container's cell for a key: that of its type, or the one that shares the type's entity key.
    func cell(for key: Key) -> Cell? {
        if let cell = content.withLock({ $0.cells[key] }) { return cell }
        guard let entityKey = entityKey(of: key) else { return nil }
        return content.withLock { content in content.holders[entityKey].flatMap { content.cells[$0] } }
    }

    /// The cells of a type, named or not, in the order registered.
    func cells(of type: any Any.Type) -> [Cell] {
        let text = entityKey(of: Key(type))?.text
        return content.withLock { content in
            let own = content.cells.values.filter { $0.registration.key.type == type && $0.registration.key.property == nil }
            guard let text else { return own }
            let shared = content.holders.filter { $0.key.text == text && $0.value.type != type }.values.compactMap { content.cells[$0] }
            return own + shared
        }.sorted { $0.sequence < $1.sequence }
    }

    /// The entity key of a key's type; nil where it has none or nobody uses the feature. A declared dependency is found by its property.
    func entityKey(of key: Key) -> EntityKey? {
        guard key.property == nil, EntityKeys.isUsed, let text = EntityKeys.key(of: key.type) else { return nil }
        rekey()
        return EntityKey(text: text, name: key.name)
    }

    /// Finds the entity keys of what was registered before anybody used the feature. Two registrations that meet are a duplicate.
    private func rekey() {
        while true {
            let (sequence, cells) = content.withLock { content in
                (content.lastSequence, content.isRekeyed ? nil : content.cells.values.filter { $0.registration.key.property == nil })
            }
            guard let cells else { return }
            let found = cells.sorted { $0.sequence < $1.sequence }.compactMap { cell -> (cell: Cell, entityKey: EntityKey)? in
                EntityKeys.key(of: cell.registration.key.type).map { (cell, EntityKey(text: $0, name: cell.registration.key.name)) }
            }
            for (_, entityKey) in found { shadow(EntityKeys.hold(entityKey.text, in: self)) }
            let outcome = content.withLock { content -> (met: [(Cell, Cell)], dropped: [Cell])? in
                guard content.lastSequence == sequence else { return nil }
                content.isRekeyed = true
                return hold(found, &content)
            }
            guard let outcome else { continue }
            if !outcome.dropped.isEmpty { Creations.shared.reset(outcome.dropped, of: self) }
            for cell in outcome.dropped { retire(cell) }
            #if DEBUG
                if let (earlier, later) = outcome.met.first {
                    Trap.stop(.duplicate(later.registration, existing: earlier.registration))
                }
            #endif
            return
        }
    }

    /// Gives each key to its cell; of two that share one the later stays, unless only the earlier is final.
    private func hold(_ found: [(cell: Cell, entityKey: EntityKey)], _ content: inout Content) -> (met: [(Cell, Cell)], dropped: [Cell]) {
        var met: [(Cell, Cell)] = []
        var dropped: [Cell] = []
        for (cell, entityKey) in found {
            guard let other = content.holders[entityKey].flatMap({ content.cells[$0] }) else {
                content.holders[entityKey] = cell.registration.key
                continue
            }
            switch Self.meeting(of: cell.registration, with: other.registration) {
            case .keptFinal:
                drop(cell, &content)
                dropped.append(cell)
                continue
            case .replacedFinal: met.append((other, cell))
            case .replacedOpen, .none: break
            }
            drop(other, &content)
            dropped.append(other)
            content.holders[entityKey] = cell.registration.key
        }
        return (met, dropped)
    }

    /// Takes a cell out; its key stays known to readers, with the word that sends them to the container. Under the container's lock.
    func drop(_ cell: Cell, _ content: inout Content) {
        content.cells[cell.registration.key] = nil
        makeUnknown(cell)
        if let standard = content.defaults[cell.registration.key] { makeKnown(standard) }
    }

    /// Makes types known that share an entity key of this container's, so that its readers do not find a parent's registration of one, and
    /// lets go of what it keeps for such a registration.
    func shadow(_ types: [any Any.Type]) {
        for type in types {
            let key = Key(type)
            let dropped = content.withLock { content -> [Cell] in
                if content.cells[key] == nil { ReadSide.insert(ReadSide.SlotKey(type, spelling: nil), into: block.value) }
                let kept = content.scoped.keys.filter { $0.type == type && content.cells[$0] == nil }
                return kept.compactMap { key in
                    guard let cell = content.scoped.removeValue(forKey: key) else { return nil }
                    makeUnknown(cell)
                    return cell
                }
            }
            if !dropped.isEmpty { Creations.shared.reset(dropped, of: self) }
        }
    }
}
