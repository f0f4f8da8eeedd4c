/// Visits every world that a first one leads to, each once, and stops at the first that breaks a rule.
struct Explorer {
    private var seen: Set<WorldCode> = []
    /// The steps that led to the world that is visited now.
    private var path: [Event] = []
    private var counts = Array(repeating: 0, count: Event.Kind.allCases.count)
    /// The first broken rule, with the steps that led to it.
    private(set) var failure: (violation: Violation, path: [Event])?

    init(from world: World) {
        do throws(Violation) {
            try visit(world)
        } catch {
            failure = (error, path)
        }
    }

    /// The number of worlds visited.
    var states: Int { seen.count }

    /// The number of steps of this kind, not counting what follows a wait that the ledger refused.
    func count(of kind: Event.Kind) -> Int { counts[kind.rawValue] }

    private mutating func visit(_ world: World) throws(Violation) {
        for next in try world.successors() {
            if let event = next.event {
                if !world.isForced { counts[event.kind.rawValue] += 1 }
                path.append(event)
            }
            try next.check()
            if seen.insert(WorldCode(next)).inserted { try visit(next) }
            path.removeLast()
        }
    }
}
