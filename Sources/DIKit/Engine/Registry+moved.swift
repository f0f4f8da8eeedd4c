// Instances that are kept in another home than their registration's: in a layer, or in the container of a singleton.

/// An instance that is kept here instead of in `base`, which belongs to a home further out.
struct MovedCell {
    let base: Cell
    let cell: Cell
}

/// A home that has such a cell.
struct Mover {
    let home: Home
    weak var registry: Registry?
}

/// What a reset in a layer makes the layer keep itself from then on.
struct Renewal: Equatable {
    enum Extent: Equatable {
        case everything
        case lifetime(LifetimeKind)
        case key(Key)
    }

    /// The home of the instances that the reset was meant for.
    let home: Home
    let extent: Extent

    func covers(_ cell: Cell, of home: Home) -> Bool {
        guard home === self.home else { return false }
        return switch extent {
        case .everything: true
        case .lifetime(let lifetime): cell.registration.lifetime == lifetime
        case .key(let key): cell.registration.key == key
        }
    }
}

/// A singleton that was asked for through a container, and who keeps it. A container keeps neither alive.
struct Singleton {
    weak var cell: Cell?
    weak var owner: Registry?

    /// Lets go of the instances.
    static func reset(_ singletons: [Singleton]) {
        for singleton in singletons {
            if let cell = singleton.cell, let owner = singleton.owner { Creations.shared.reset([cell], of: owner) }
        }
    }
}

extension Registry {
    /// What `moved` took the place of need not know of this home any more.
    func leave(_ moved: [MovedCell]) {
        guard !moved.isEmpty else { return }
        let home = home
        Creations.shared.state.withLock { _ in
            for moved in moved { moved.base.movers.removeAll { $0.home === home } }
        }
    }
}

// Under the lock of ``Creations``.
extension Registry {
    /// The cell in which this home keeps the instance of `base`, if it does.
    func movedCell(of base: Cell, from outermost: Registry) -> Cell? {
        content.withLock { content in
            if let cell = content.moved[ObjectIdentifier(base)]?.cell { return cell.isRenewed || cell.life.state != .empty ? cell : nil }
            guard content.renewals.contains(where: { $0.covers(base, of: outermost.home) }) else { return nil }
            let cell = content.moveCell(of: base, to: self)
            cell.isRenewed = true
            return cell
        }
    }

    /// The same, made if it is not there.
    func makeMovedCell(of base: Cell) -> Cell {
        content.withLock { content in content.moved[ObjectIdentifier(base)]?.cell ?? content.moveCell(of: base, to: self) }
    }
}

extension Registry.Content {
    fileprivate mutating func moveCell(of base: Cell, to registry: Registry) -> Cell {
        let cell = Cell(base.registration, after: nil, sequence: base.sequence)
        base.movers.append(Mover(home: registry.home, registry: registry))
        moved[ObjectIdentifier(base)] = MovedCell(base: base, cell: cell)
        return cell
    }
}
