/// Arguments that can be compared: what tells the instances of a registration `perArguments` apart.
///
/// Comparing runs the user's code, so it happens outside every lock.
struct ArgumentSet: Sendable {
    private let arguments: Arguments
    let hash: Int

    /// Nil when an element is not Hashable.
    init?(_ arguments: Arguments) {
        var hasher = Hasher()
        for element in arguments {
            guard let element = element as? any Hashable else { return nil }
            element.hash(into: &hasher)
        }
        self.arguments = arguments
        hash = hasher.finalize()
    }

    /// Whether each argument is of the same type as the other's and equal to it.
    func isEqual(to other: ArgumentSet) -> Bool {
        func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
            // A cast alone would take a subclass for its base.
            type(of: left as Any) == type(of: right) && left == right as? Value
        }
        return hash == other.hash && arguments.count == other.arguments.count
            && zip(arguments, other.arguments).allSatisfy { left, right in (left as? any Equatable).map { isEqual($0, right) } ?? false }
    }
}

/// The cells of one registration, one for each set of arguments.
struct Variants {
    private var cells: [Int: [(arguments: ArgumentSet, cell: Cell)]] = [:]
    private var count = 0
    /// Rises with each change, so that who compared outside the lock sees whether it still holds.
    private(set) var version = 0
    private var nextSweep = 16

    /// Those that may be made with `arguments`.
    func candidates(for arguments: ArgumentSet) -> [(arguments: ArgumentSet, cell: Cell)] { cells[arguments.hash] ?? [] }

    var all: [Cell] { cells.values.flatMap { $0.map(\.cell) } }

    /// - Returns: what to release outside the lock.
    mutating func add(_ cell: Cell, for arguments: ArgumentSet, _ ledger: CreationLedger) -> [Any] {
        // Instances that nobody holds any more leave their cells behind; once there are many, those go.
        let released = count >= nextSweep ? sweep(ledger) : []
        cells[arguments.hash, default: []].append((arguments, cell))
        count += 1
        version += 1
        return released
    }

    /// Takes out the cells that neither hold nor make an instance.
    /// - Returns: what to release outside the lock.
    mutating func sweep(_ ledger: CreationLedger) -> [Any] {
        var released: [Any] = []
        for (hash, variants) in cells {
            var alive: [(arguments: ArgumentSet, cell: Cell)] = []
            for variant in variants {
                // Looking at an object holds it, and the last reference must not go under the lock.
                let object = variant.cell.weakInstance?.object
                if let object { released.append(object) }
                // What a layer keeps in place of the cell is found by the cell.
                let movers = variant.cell.movers.compactMap(\.registry)
                released += movers
                if movers.isEmpty, variant.cell.isIdle(in: ledger, isHeld: object != nil) {
                    variant.cell.isRetired = true
                    released.append(variant)
                } else {
                    alive.append(variant)
                }
            }
            cells[hash] = alive.isEmpty ? nil : alive
        }
        count = cells.values.reduce(0) { $0 + $1.count }
        nextSweep = max(16, 2 * count)
        version += 1
        return released
    }
}

extension Cell {
    /// Whether the cell holds nothing and nobody makes anything for it.
    fileprivate func isIdle(in ledger: CreationLedger, isHeld: Bool) -> Bool {
        switch life.state {
        case .making: false
        case .empty: ledger.cutOff[life.identity] == nil
        case .ready: instance == nil && !isHeld
        }
    }
}

extension Creations {
    /// The cell that keeps what is made with the call's arguments.
    func variant(of cell: Cell, for call: Call) throws(ResolutionError) -> Cell {
        guard let arguments = ArgumentSet(call.arguments) else { throw .argumentNotHashable(cell.registration, call: call) }
        while true {
            let (candidates, version) = state.withLock { _ in (cell.variants.candidates(for: arguments), cell.variants.version) }
            if let match = candidates.first(where: { $0.arguments.isEqual(to: arguments) }) { return match.cell }
            let made = Cell(cell.registration, after: cell, sequence: cell.sequence)
            let (isAdded, released) = state.withLock { state -> (Bool, [Any]) in
                guard cell.variants.version == version else { return (false, []) }
                return (true, cell.variants.add(made, for: arguments, state.ledger))
            }
            withExtendedLifetime(released) {}
            if isAdded { return made }
        }
    }
}
