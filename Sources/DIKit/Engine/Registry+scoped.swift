// Instances that a container keeps for `scoped` registrations of its parents.

/// A descendant that keeps an instance of a key.
struct Adopter {
    weak var registry: Registry?
}

extension Registry {
    /// The cell in which this container keeps its own instance of a parent's registration; nil when that registration no longer
    /// answers, because another one has come meanwhile.
    func scopedCell(for registration: Registration, of keeper: Registry) -> Cell? {
        let key = registration.key
        if let existing = content.withLock({ $0.scoped[key] }), existing.registration === registration { return existing }
        for ancestor in ancestors(upTo: keeper) {
            ancestor.content.withLock { $0.adopters[key, default: [:]][ObjectIdentifier(self)] = Adopter(registry: self) }
        }
        let (cell, replaced) = content.withLock { content -> (Cell, Cell?) in
            let existing = content.scoped[key]
            if let existing, existing.registration === registration { return (existing, nil) }
            content.lastSequence += 1
            let cell = Cell(registration, after: content.cells[key] ?? existing, sequence: content.lastSequence)
            content.scoped[key] = cell
            if content.cells[key] == nil { makeKnown(cell) }
            return (cell, existing)
        }
        if let replaced { Creations.shared.reset([replaced], of: self) }
        // A registration that came before the ancestors knew of this container did not drop the cell: look again.
        guard self.registration(for: key) === registration else {
            dropScoped(key)
            return nil
        }
        return cell
    }

    /// Lets go of the instance of a key whose registration no longer answers.
    func dropScoped(_ key: Key) {
        let dropped = content.withLock { content -> Cell? in
            guard let cell = content.scoped.removeValue(forKey: key) else { return nil }
            // The key stays in the table, with the word that sends readers to the container.
            if content.cells[key] == nil { makeUnknown(cell) }
            return cell
        }
        if let dropped { Creations.shared.reset([dropped], of: self) }
    }

    /// At its end: the ancestors need not tell it any more.
    func leaveAncestors() {
        guard parent != nil else { return }
        let keys = content.withLock { Array($0.scoped.keys) }
        guard !keys.isEmpty else { return }
        for ancestor in sequence(first: self, next: \.parent).dropFirst() {
            ancestor.content.withLock { content in
                for key in keys {
                    content.adopters[key]?[ObjectIdentifier(self)] = nil
                    if content.adopters[key]?.isEmpty == true { content.adopters[key] = nil }
                }
            }
        }
    }

    private func ancestors(upTo keeper: Registry) -> [Registry] {
        var found: [Registry] = []
        for ancestor in sequence(first: self, next: \.parent).dropFirst() {
            found.append(ancestor)
            if ancestor === keeper { break }
        }
        return found
    }
}
