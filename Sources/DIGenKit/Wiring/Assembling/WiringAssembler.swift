internal import DIGraph

/// Makes a graph of what the sources say.
///
/// A container that is made somewhere is a scope, with what its assemblies and modules register. Assemblies that nothing here runs share a
/// scope of their own, of which nothing is certain. What is declared stands in the process's container, and in each other one that asks for it.
struct WiringAssembler {
    let program: Program
    let signatures: WiringSignatures
    var index: WiringIndex
    var graph = DependencyGraph(scopes: [])
    /// Scopes by the containers that they stand for.
    var scopes: [Holder: Int] = [:]
    /// Of each node what it was made of.
    var sources: [Source] = []
    /// Scopes of which nothing is certain.
    var uncertainScopes: Set<Int> = []
    /// Types of which a registration may be anywhere, and keys of which one is.
    var strayKeys: Set<WiringIndexKey> = []
    /// Where something is asked for only under a condition.
    var conditionalPlaces: Set<DependencyGraph.Place> = []
    /// Nodes that are there only under a condition.
    var conditionalNodes: Set<Int> = []
    /// Whether the container behind `Container.shared` is known.
    var isSharedKnown = false
    /// How types are written in findings: the first spelling, that with `any` before all others.
    var spellings: [Key: String] = [:]
    /// The texts of names that the sources do not tell, by type: a registration under any name.
    var namelessTypes: Set<Key> = []
    /// Remarks that no check of a graph makes.
    var findings: [GraphFinding] = []

    enum Source: Hashable {
        case registration(WiringIndex.Position)
        case declared(String)
        case generated
    }

    init(_ reading: WiringReading) {
        program = reading.program
        signatures = reading.signatures
        index = WiringIndex(reading.facts)
        collectSpellings()
        makeScopes()
        addRegistrations()
        addDeclared()
        addNeeds()
        addGenerated()
        addRequests()
        addPromises()
        if graph.scopes.isEmpty { graph.scopes = [DependencyGraph.Scope(name: "nothing")] }
    }

    // MARK: Keys

    private mutating func collectSpellings() {
        func add(_ type: ResolvedType) {
            let text = type.spelled.text
            guard let known = spellings[type.key] else {
                spellings[type.key] = text
                return
            }
            if text.hasPrefix("any "), !known.hasPrefix("any ") { spellings[type.key] = text }
        }
        for facts in index.facts {
            for registration in facts.registrations { for key in [registration.key, registration.target] { if let key { add(key.type) } } }
            for declared in facts.declared { add(declared.type) }
            for request in facts.requests { if case .key(let key) = request.wanted { add(key.type) } }
        }
    }

    func label(_ type: ResolvedType) -> DependencyGraph.TypeLabel { .init(spellings[type.key] ?? type.spelled.text) }

    func key(_ key: WiringKey) -> DependencyGraph.Key? {
        switch key.name {
        case .none: DependencyGraph.Key(label(key.type))
        case .text(let name): DependencyGraph.Key(label(key.type), named: name)
        case .unknown: nil
        }
    }

    func key(property name: String) -> DependencyGraph.Key? {
        guard let declared = index.declared[name], declared.count == 1 else { return nil }
        return DependencyGraph.Key(label(declared[0].type), property: name)
    }

    // MARK: Scopes

    private mutating func makeScopes() {
        let shared = Set(index.shared.flatMap { index.roots(of: $0) }).filter { $0 != .shared }
        let isUsed = index.facts.contains { facts in
            !facts.declared.isEmpty || facts.registrations.contains { $0.holder == .shared } || facts.requests.contains { $0.asked == .shared }
        }
        if shared.count == 1, let only = shared.first {
            index.unite(.shared, only)
            isSharedKnown = true
        }
        let used = usedHolders
        for fact in index.containers where isFilled(fact, used) {
            let holder = index.canonical(.container(fact.id))
            if scopes[holder] == nil {
                scopes[holder] = graph.scopes.count
                let isShared = holder == index.canonical(.shared)
                graph.scopes.append(.init(name: isShared ? "Container.shared" : "the container at \(fact.place.path):\(fact.place.line)"))
            }
        }
        let home = index.canonical(.shared)
        if scopes[home] == nil, isUsed {
            // Nothing is made shared: the process's default one.
            let isRegisteredIn =
                index.facts.contains { $0.registrations.contains { $0.holder == .shared } } || index.runs.contains { $0.holder == .shared }
            isSharedKnown = shared.isEmpty && graph.scopes.isEmpty && isRegisteredIn && index.facts.contains(where: \.hasEntryPoint)
            scopes[home] = graph.scopes.count
            graph.scopes.append(.init(name: "Container.shared", mayAnswerMore: !isSharedKnown))
        }
        for fact in index.containers { linkParent(of: fact) }
        for holder in index.escaped.flatMap({ index.roots(of: $0) }) { if let scope = scopes[holder] { graph.scopes[scope].mayAnswerMore = true } }
    }

    /// The containers that anything is ever registered in or asked of.
    private var usedHolders: Set<Holder> {
        var holders = Set(index.runs.map(\.holder)).union(index.shared).union(index.containers.compactMap(\.parent))
        for facts in index.facts {
            holders.formUnion(facts.registrations.map(\.holder))
            holders.formUnion(facts.requests.map(\.asked))
            holders.formUnion(facts.overrides.map(\.holder))
        }
        return Set(holders.flatMap { index.roots(of: $0) })
    }

    private func isFilled(_ fact: ContainerFact, _ used: Set<Holder>) -> Bool {
        !fact.units.isEmpty || fact.isOpen || fact.resolver != nil || used.contains(index.canonical(.container(fact.id)))
    }

    private mutating func linkParent(of fact: ContainerFact) {
        guard let scope = scopes[index.canonical(.container(fact.id))] else { return }
        if fact.isOpen { graph.scopes[scope].mayAnswerMore = true }
        guard let parent = fact.parent else { return }
        let roots = index.roots(of: parent)
        if roots.count == 1, let other = scopes[roots[0]], other != scope, !ancestors(of: other).contains(scope) {
            graph.scopes[scope].parent = other
        } else {
            graph.scopes[scope].mayAnswerMore = true
        }
    }

    /// A scope and those that it asks.
    func ancestors(of scope: Int) -> [Int] {
        var result: [Int] = []
        var next: Int? = scope
        while let current = next, !result.contains(current) {
            result.append(current)
            next = graph.scopes[current].parent
        }
        return result
    }

    /// The scopes that a holder stands for.
    func scopes(of holder: Holder) -> [Int] { index.roots(of: holder).compactMap { scopes[$0] } }

    // MARK: Registrations

    private mutating func addRegistrations() {
        let byUnit = registrationsByUnit()
        var waiting = Dictionary(grouping: positions) { index.facts[$0.file].registrations[$0.index].holder }
        for key in waiting.keys { if case .unit = key { waiting[key] = nil } }
        var ran: Set<String> = []
        // Two assemblies of one name may be two programs': which of them runs is not told apart here.
        let doubled = Set(program.nominals.values.filter { $0.declarations.count > 1 }.map(\.name))
        for scope in graph.scopes.indices {
            let units = units(of: scope)
            ran.formUnion(units)
            let isReplacing = units.contains { index.units[$0]?.isReplacing == true }
            for unit in units {
                if index.units[unit]?.isOpen == true { graph.scopes[scope].mayAnswerMore = true }
                for position in byUnit[unit] ?? [] { add(position, to: scope, isOpen: isReplacing, isDoubtful: doubled.contains(unit)) }
            }
        }
        for position in positions {
            let fact = index.facts[position.file].registrations[position.index]
            if case .unit = fact.holder { continue }
            guard fact.face != .override else { continue }
            let roots = index.roots(of: fact.holder)
            let found = roots.compactMap { scopes[$0] }
            for scope in found { add(position, to: scope, isOpen: roots.count > 1) }
            let isUnit = roots.contains { if case .unit = $0 { true } else { false } }
            if found.isEmpty, !isUnit { noteStray(fact) }
        }
        addOrphans(byUnit.filter { !ran.contains($0.key) })
    }

    private var positions: [WiringIndex.Position] {
        index.facts.enumerated().flatMap { file, facts in facts.registrations.indices.map { .init(file: file, index: $0) } }
    }

    /// The registrations of each assembly and module, also through functions that it hands its registrator to.
    private func registrationsByUnit() -> [String: [WiringIndex.Position]] {
        var result: [String: [WiringIndex.Position]] = [:]
        for position in positions {
            let fact = index.facts[position.file].registrations[position.index]
            guard fact.face != .override else { continue }
            for case .unit(let unit) in index.roots(of: fact.holder) { result[unit, default: []].append(position) }
        }
        return result
    }

    /// What a container runs, in the order in which it does.
    private func units(of scope: Int) -> [String] {
        var first: [String] = []
        for fact in index.containers where scopes[index.canonical(.container(fact.id))] == scope { first += fact.units }
        for run in index.runs where scopes(of: run.holder).contains(scope) { first.append(run.unit) }
        var order: [String] = []
        var visited: Set<String> = []
        func visit(_ unit: String) {
            guard visited.insert(unit).inserted else { return }
            for dependency in index.units[unit]?.dependencies ?? [] { visit(dependency) }
            order.append(unit)
            for run in index.runs where index.roots(of: run.holder).contains(.unit(unit)) { visit(run.unit) }
        }
        for unit in first { visit(unit) }
        return order
    }

    private mutating func addOrphans(_ units: [String: [WiringIndex.Position]]) {
        guard !units.isEmpty else { return }
        let scope = graph.scopes.count
        graph.scopes.append(.init(name: "assemblies that no container here runs", mayAnswerMore: true))
        uncertainScopes.insert(scope)
        for (_, positions) in units.sorted(by: { $0.key < $1.key }) { for position in positions { add(position, to: scope, isOpen: false) } }
    }

    private mutating func noteStray(_ fact: RegistrationFact) {
        guard let key = fact.key else { return }
        if case .unknown = key.name { namelessTypes.insert(key.type.key) } else { strayKeys.insert(.init(key)) }
    }

    private mutating func add(_ position: WiringIndex.Position, to scope: Int, isOpen: Bool, isDoubtful: Bool = false) {
        let fact = index.facts[position.file].registrations[position.index]
        guard let wiringKey = fact.key else {
            graph.scopes[scope].mayAnswerMore = true
            return
        }
        guard let key = key(wiringKey) else {
            namelessTypes.insert(wiringKey.type.key)
            return
        }
        let isConditional = isDoubtful || fact.circumstance.isConditional || fact.circumstance.isDeferred
        if isConditional { conditionalNodes.insert(graph.nodes.count) }
        sources.append(.registration(position))
        graph.nodes.append(
            DependencyGraph.Node(
                key, lifetime: fact.lifetime, place: fact.place.inGraphs, face: fact.face, scope: scope, knowledge: fact.isKnown ? .known : .opaque,
                isOpen: fact.isOpen || isOpen || isConditional))
    }
}

/// A key as something to look up: the type and the name.
struct WiringIndexKey: Hashable {
    let type: Key
    let name: String?

    init(_ key: WiringKey) {
        type = key.type.key
        name = if case .text(let text) = key.name { text } else { nil }
    }
}

extension Place {
    /// The same as graphs have it.
    var inGraphs: DependencyGraph.Place { .init(file: path, line: line, column: column) }
}
