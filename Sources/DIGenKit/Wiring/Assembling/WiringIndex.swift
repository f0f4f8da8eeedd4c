/// The facts of all files together: whose names mean one container, who calls whom, what an owner asks for in all.
struct WiringIndex {
    /// A registration by its place among all.
    struct Position: Hashable, Comparable {
        let file: Int
        let index: Int
        static func < (left: Position, right: Position) -> Bool { (left.file, left.index) < (right.file, right.index) }
    }

    /// Something that an owner asks for, itself or through what it calls and makes.
    struct Need: Hashable {
        var wanted: RequestFact.Wanted
        var asked: Holder
        var isOptional: Bool
        var circumstance: Circumstance
        var parameter: String?
        var place: Place
    }

    private struct Use {
        let owner: Owner
        let arguments: [String: Holder]
        let circumstance: Circumstance
        let function: String?
    }

    let facts: [WiringFacts]
    let units: [String: UnitFact]
    let containers: [ContainerFact]
    let declared: [String: [DeclaredFact]]
    private var parents: [Holder: Holder] = [:]
    private var requests: [Owner: [RequestFact]] = [:]
    private var uses: [Owner: [Use]] = [:]
    /// What is handed to a parameter, by each call.
    private var handed: [Holder: [Holder]] = [:]
    private(set) var runs: [(holder: Holder, unit: String)] = []
    private(set) var escaped: [Holder] = []
    private(set) var shared: [Holder] = []
    /// Owners whose needs were taken for somebody's.
    private(set) var reached: Set<Owner> = []

    init(_ facts: [WiringFacts]) {
        self.facts = facts
        var units: [String: UnitFact] = [:]
        for (name, unit) in facts.flatMap({ $0.units.sorted { $0.key < $1.key } }) {
            guard var known = units[name] else {
                units[name] = unit
                continue
            }
            known.dependencies += unit.dependencies
            known.isOpen = known.isOpen || unit.isOpen
            known.isReplacing = known.isReplacing || unit.isReplacing
            units[name] = known
        }
        self.units = units
        containers = facts.flatMap(\.containers)
        declared = Dictionary(grouping: facts.flatMap(\.declared), by: \.name)
        for request in facts.flatMap(\.requests) { requests[request.owner, default: []].append(request) }
        for link in facts.flatMap(\.links) { add(link) }
    }

    private mutating func add(_ link: LinkFact) {
        switch link {
        case .same(let left, let right): unite(left, right)
        case .runs(let holder, let unit): runs.append((holder, unit))
        case .escapes(let holder): escaped.append(holder)
        case .isShared(let holder): shared.append(holder)
        case .makes(let owner, let type, let circumstance):
            uses[owner, default: []].append(Use(owner: .type(type), arguments: [:], circumstance: circumstance, function: nil))
        case .calls(let owner, let function, let arguments, let circumstance):
            uses[owner, default: []].append(Use(owner: .function(function), arguments: arguments, circumstance: circumstance, function: function))
            for (name, holder) in arguments { handed[.parameter(function: function, name: name), default: []].append(holder) }
        }
    }

    // MARK: Containers

    mutating func unite(_ left: Holder, _ right: Holder) {
        let (left, right) = (canonical(left), canonical(right))
        guard left != right else { return }
        // A container that is made somewhere counts for more than a name.
        if case .container(let name) = right, containers.contains(where: { $0.id == name }) { parents[left] = right } else { parents[right] = left }
    }

    func canonical(_ holder: Holder) -> Holder {
        var current = holder
        while let next = parents[current] { current = next }
        return current
    }

    /// What a holder may stand for: through parameters, all that is handed to them. Empty if nobody knows.
    func roots(of holder: Holder) -> [Holder] {
        var result: [Holder] = []
        var seen: Set<Holder> = []
        var waiting = [canonical(holder)]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if case .parameter = next { waiting += (handed[next] ?? []).map(canonical).reversed() } else { result.append(next) }
        }
        return result
    }

    // MARK: Needs

    /// Everything that an owner asks for.
    mutating func needs(of owner: Owner) -> [Need] {
        var result: [Need] = []
        var seen: Set<Need> = []
        var visited: Set<Owner> = []
        collect(owner, [:], Circumstance(), &visited) { if seen.insert($0).inserted { result.append($0) } }
        return result
    }

    private mutating func collect(
        _ owner: Owner, _ arguments: [Holder: Holder], _ circumstance: Circumstance, _ visited: inout Set<Owner>, _ add: (Need) -> Void
    ) {
        guard visited.insert(owner).inserted else { return }
        reached.insert(owner)
        for request in requests[owner] ?? [] {
            add(
                Need(
                    wanted: request.wanted, asked: canonical(arguments[request.asked] ?? request.asked), isOptional: request.isOptional,
                    circumstance: request.circumstance.and(circumstance), parameter: request.parameter, place: request.place))
        }
        for use in uses[owner] ?? [] {
            var inner: [Holder: Holder] = [:]
            if let function = use.function {
                for (name, holder) in use.arguments { inner[.parameter(function: function, name: name)] = arguments[holder] ?? holder }
            }
            collect(use.owner, inner, use.circumstance.and(circumstance), &visited, add)
        }
    }

    /// What is asked for by code that belongs to nothing registered.
    var remainingRequests: [RequestFact] { facts.flatMap(\.requests).filter { !reached.contains($0.owner) || $0.asked != .asker } }
}

extension Circumstance {
    func and(_ other: Circumstance) -> Circumstance {
        Circumstance(isConditional: isConditional || other.isConditional, isDeferred: isDeferred || other.isDeferred)
    }
}
