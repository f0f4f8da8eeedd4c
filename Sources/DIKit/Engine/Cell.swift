/// What a container holds for one registration: its life and, while kept, its instance.
///
/// Unchecked, because `life` and what follows it are read and written only under the lock of ``Creations``.
final class Cell: @unchecked Sendable {
    let registration: Registration
    /// The order in which the container's cells were made.
    let sequence: Int
    /// The name as it stands in the container's table; a cell that takes a key over keeps the spelling of the one before.
    let spelling: String?

    var life: InstanceLife
    var instance: InstanceBox?
    var weakInstance: WeakInstanceBox?
    /// Cells that keep this one's instance as well, as what it implements or for another container's readers, until this one lets
    /// go of it.
    var dependents: [Dependent] = []
    /// Where readers find a declared dependency: by the addresses of its name, of which there may be several copies.
    /// Written under the container's lock.
    var slots: [ReadSide.SlotKey] = []
    /// Whether a reset in a layer has made the layer keep this instance itself.
    var isRenewed = false
    /// Layers, and containers of singletons, that keep the instance in place of this cell, or did so.
    var movers: [Mover] = []
    /// For a registration `perArguments`: the cells that keep its instances in place of this one.
    var variants = Variants()
    /// For such a cell: whether it has been taken out, so that a request that has just found it has to look again.
    var isRetired = false
    /// Set once a `shared` factory returned a value: nobody can hold it weakly, so each resolve makes its own.
    var makesValues = false
    /// What the instance was made with, until a difference has been reported. Debug only.
    var arguments: ArgumentFingerprint?

    /// A cell and the container or layer that it belongs to.
    struct Dependent {
        let cell: Cell
        weak var owner: Registry?
    }

    /// - Parameter predecessor: The cell that had the key before.
    init(_ registration: Registration, after predecessor: Cell?, sequence: Int) {
        self.registration = registration
        // A replacement keeps its place in the order of `resolveAll`.
        self.sequence = predecessor?.sequence ?? sequence
        spelling = predecessor.map(\.spelling) ?? registration.key.name
        slots = predecessor?.slots ?? []
        life = InstanceLife(identity: 0)
        life = InstanceLife(identity: UInt(bitPattern: ObjectIdentifier(self)))
    }
}

extension Cell {
    /// Empties the cell and those that depend on it. Under the lock of ``Creations``.
    /// - Parameter owner: The container or layer that the cell belongs to.
    /// - Returns: what to release outside the lock.
    func empty(in owner: Registry) -> [Any] {
        var released: [Any] = []
        if let instance { released.append(instance) }
        if let weakInstance { released.append(weakInstance) }
        instance = nil
        weakInstance = nil
        arguments = nil
        owner.publish([self])
        for dependent in dependents {
            guard let owner = dependent.owner else { continue }
            // The last reference may go with the owner's end, outside the lock.
            released.append(owner)
            released += dependent.cell.empty(in: owner)
        }
        dependents = []
        return released
    }
}

/// One creation under way, and how it ended.
///
/// Unchecked, because `outcome` is read and written only under the lock of ``Creations``.
final class Creation: @unchecked Sendable {
    enum Outcome {
        case pending
        case instance(InstanceBox)
        /// The factory of an optional answered nil.
        case answeredNil
        /// The factory of a `shared` registration returned a value: each waiter makes its own.
        case value
        /// It is kept in another home, since it was built on something that is only there.
        case elsewhere
        /// With the number of steps at the end of its path that are the maker's own.
        case failed(ResolutionError, outside: Int)
    }

    let cell: Cell
    /// The container that the instance is built from.
    let builder: Registry
    /// The innermost layer of the task that makes it.
    let layer: Home?
    /// The container or layer that keeps it, as an index into the line of the request.
    let index: Int
    var outcome = Outcome.pending

    init(of cell: Cell, builder: Registry, index: Int = 0) {
        self.cell = cell
        self.builder = builder
        self.index = index
        layer = Layer.active?.registry.home
    }
}
