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
    /// Cells that keep this one's instance as what it implements, until this one lets go of it.
    var dependents: [Cell] = []
    /// For a registration `perArguments`: the cells that keep its instances in place of this one.
    var variants = Variants()
    /// For such a cell: whether it has been taken out, so that a request that has just found it has to look again.
    var isRetired = false
    /// Set once a `shared` factory returned a value: nobody can hold it weakly, so each resolve makes its own.
    var makesValues = false
    /// What the instance was made with, until a difference has been reported. Debug only.
    var arguments: ArgumentFingerprint?

    /// - Parameter predecessor: The cell that had the key before.
    init(_ registration: Registration, after predecessor: Cell?, sequence: Int) {
        self.registration = registration
        // A replacement keeps its place in the order of `resolveAll`.
        self.sequence = predecessor?.sequence ?? sequence
        spelling = predecessor.map(\.spelling) ?? registration.key.name
        life = InstanceLife(identity: 0)
        life = InstanceLife(identity: UInt(bitPattern: ObjectIdentifier(self)))
    }
}

extension Cell {
    /// Empties the cell and those that depend on it. Under the lock of ``Creations``.
    /// - Returns: what to release outside the lock, and the cells whose readers have to hear of it.
    func empty() -> (released: [Any], cells: [Cell]) {
        var released: [Any] = []
        var cells = [self]
        if let instance { released.append(instance) }
        if let weakInstance { released.append(weakInstance) }
        instance = nil
        weakInstance = nil
        arguments = nil
        for dependent in dependents {
            let emptied = dependent.empty()
            released += emptied.released
            cells += emptied.cells
        }
        dependents = []
        return (released, cells)
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
        /// With the number of steps at the end of its path that are the maker's own.
        case failed(ResolutionError, outside: Int)
    }

    let cell: Cell
    /// The container that keeps the instance.
    let builder: Registry
    var outcome = Outcome.pending

    init(of cell: Cell, builder: Registry) {
        self.cell = cell
        self.builder = builder
    }
}
