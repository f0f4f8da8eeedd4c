internal import DIGraph

// What is declared, and who needs what.
extension WiringAssembler {
    private var home: Int? { scopes[index.canonical(.shared)] }

    // MARK: Declared dependencies

    mutating func addDeclared() {
        guard !index.declared.isEmpty else { return }
        if let home { for name in declaredInOrder { addDeclared(name, to: root(of: home)) } }
        // Each other container has its own of what it asks for.
        let asked = askedByRoot()
        for scope in graph.scopes.indices where graph.scopes[scope].parent == nil && scope != home.map(root) {
            var wanted = Set(asked[scope] ?? [])
            var waiting = Array(wanted)
            while let name = waiting.popLast() {
                for need in index.needs(of: .declared(name)) {
                    if case .property(let other) = need.wanted, wanted.insert(other).inserted { waiting.append(other) }
                }
            }
            for name in declaredInOrder where wanted.contains(name) { addDeclared(name, to: scope) }
        }
    }

    private var declaredInOrder: [String] { index.facts.flatMap(\.declared).map(\.name).filter { index.declared[$0]?.count == 1 } }

    private func root(of scope: Int) -> Int { ancestors(of: scope).last ?? scope }

    /// The properties that each container and its children ask for, or provide, by the last of their parents.
    private mutating func askedByRoot() -> [Int: [String]] {
        var names: [Int: [String]] = [:]
        for (node, source) in zip(graph.nodes, sources) {
            guard case .registration(let position) = source else { continue }
            let root = root(of: node.scope)
            if let property = index.facts[position.file].registrations[position.index].property { names[root, default: []].append(property) }
            for need in index.needs(of: .registration(file: position.file, index: position.index)) {
                if case .property(let name) = need.wanted { names[root, default: []].append(name) }
            }
        }
        for request in index.facts.flatMap(\.requests) {
            guard case .property(let name) = request.wanted else { continue }
            for scope in scopes(of: request.asked) { names[root(of: scope), default: []].append(name) }
        }
        return names
    }

    private mutating func addDeclared(_ name: String, to scope: Int) {
        guard let fact = index.declared[name]?.first, let key = key(property: name) else { return }
        sources.append(.declared(name))
        graph.nodes.append(
            DependencyGraph.Node(
                key, lifetime: fact.lifetime, place: fact.place.inGraphs, face: .declared, scope: scope, knowledge: fact.isKnown ? .known : .opaque))
    }

    // MARK: Edges

    mutating func addNeeds() {
        let keys = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].key.label }
        for node in graph.nodes.indices {
            var needs: [WiringIndex.Need] = []
            switch sources[node] {
            case .registration(let position):
                let fact = index.facts[position.file].registrations[position.index]
                if let target = fact.target, let key = key(target) { graph.edges.append(.init(from: node, to: key, origin: .forwarding)) }
                if let property = fact.property, let key = key(property: property) {
                    graph.edges.append(.init(from: node, to: key, origin: .forwarding))
                }
                needs = index.needs(of: .registration(file: position.file, index: position.index))
            case .declared(let name):
                needs = index.needs(of: .declared(name))
                for override in keptPromises(name) { needs += index.needs(of: .registration(file: override.file, index: override.index)) }
            case .generated: break
            }
            for need in needs { add(need, to: node, keys) }
        }
    }

    private mutating func add(_ need: WiringIndex.Need, to node: Int, _ keys: [DependencyGraph.TypeLabel: [Int]]) {
        guard reaches(need.asked, from: graph.nodes[node].scope) else { return }
        if need.circumstance.isConditional { conditionalPlaces.insert(need.place.inGraphs) }
        var edge = DependencyGraph.Edge(
            from: node, to: DependencyGraph.Key(""), isOptional: need.isOptional || need.circumstance.isConditional,
            isDeferred: need.circumstance.isDeferred || need.circumstance.isConditional, parameter: need.parameter, place: need.place.inGraphs)
        switch need.wanted {
        case .property(let name):
            guard let key = key(property: name) else { return }
            edge.key = key
        case .all(let type):
            let line = Set(ancestors(of: graph.nodes[node].scope))
            for other in keys[label(type)] ?? [] where line.contains(graph.nodes[other].scope) {
                edge.key = graph.nodes[other].key
                edge.isOptional = true
                if !graph.edges.contains(edge) { graph.edges.append(edge) }
            }
            return
        case .key(let wanted):
            let (found, isDeferred) = unwrapped(wanted, keys)
            guard let key = key(found) else {
                graph.nodes[node].knowledge = .opaque
                return
            }
            edge.key = key
            edge.isOptional = edge.isOptional || found.isOptional
            edge.isDeferred = edge.isDeferred || isDeferred
        }
        graph.edges.append(edge)
    }

    /// Whether a need of a holder is one that the container of a node answers.
    private func reaches(_ asked: Holder, from scope: Int) -> Bool {
        if asked == .asker { return true }
        let roots = scopes(of: asked)
        if case .shared = asked, !isSharedKnown { return false }
        // What is asked of a parent is no need of the child's own.
        return roots == [scope]
    }

    /// What a request for a wrapper leads to: itself where it is registered, else what it wraps.
    private func unwrapped(_ key: WiringKey, _ keys: [DependencyGraph.TypeLabel: [Int]]) -> (WiringKey, isDeferred: Bool) {
        var (current, isDeferred) = (key, false)
        while keys[label(current.type)] == nil, let inner = current.wrapped(in: program) { (current, isDeferred) = (inner, true) }
        return (current, isDeferred)
    }

    // MARK: Requests

    mutating func addRequests() {
        let keys = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].key.label }
        var seen: Set<DependencyGraph.Request> = []
        for fact in index.remainingRequests {
            for scope in scopes(of: fact.asked) {
                let isOptional = fact.isOptional || fact.circumstance.isConditional
                if fact.circumstance.isConditional { conditionalPlaces.insert(fact.place.inGraphs) }
                var requests: [DependencyGraph.Request] = []
                switch fact.wanted {
                case .property(let name):
                    if let key = key(property: name) { requests = [.init(key, scope: scope, isOptional: isOptional)] }
                case .all(let type):
                    let line = Set(ancestors(of: scope))
                    requests = (keys[label(type)] ?? []).filter { line.contains(graph.nodes[$0].scope) }.map {
                        .init(graph.nodes[$0].key, scope: scope, isOptional: true)
                    }
                case .key(let wanted):
                    let found = unwrapped(wanted, keys).0
                    if let key = key(found) { requests = [.init(key, scope: scope, isOptional: isOptional || found.isOptional)] }
                }
                for var request in requests {
                    request.place = fact.place.inGraphs
                    if seen.insert(request).inserted { graph.requests.append(request) }
                }
            }
        }
    }

    // MARK: Promises and overrides

    /// The registrations that say what a promise is.
    private func keptPromises(_ name: String) -> [WiringIndex.Position] {
        guard index.declared[name]?.first?.isPromise == true else { return [] }
        return overrides(of: name).map { .init(file: $0.file, index: $0.override.registration) }
    }

    private func overrides(of name: String) -> [(file: Int, override: OverrideFact)] {
        index.facts.enumerated().flatMap { file, facts in facts.overrides.filter { $0.property == name && $0.isLasting }.map { (file, $0) } }
    }

    mutating func addPromises() {
        let hasEntryPoint = index.facts.contains(where: \.hasEntryPoint)
        for name in declaredInOrder {
            guard let fact = index.declared[name]?.first, fact.isPromise, overrides(of: name).isEmpty, let key = key(property: name) else { continue }
            // Another module may keep it, unless nothing outside can see it, or the program is here.
            let isCertain = hasEntryPoint || fact.access <= .internal
            findings.append(
                GraphFinding(
                    .missing, isCertain ? .warning : .note, of: key, "nobody says what the promised \(key) is", at: fact.place.inGraphs,
                    fix: "register it in an `autoRegister()`"))
        }
        for override in index.facts.flatMap(\.overrides) where index.declared[override.property] == nil {
            let near = index.declared.keys.filter { NameDistance.ofSimilar($0, override.property, part: 3) != nil }.sorted()
            let key = DependencyGraph.Key("Dependency", property: override.property)
            findings.append(
                GraphFinding(
                    near.isEmpty ? .missing : .nearName, .note, of: key, "no property of `Container` here declares \(key), which is registered",
                    at: override.place.inGraphs,
                    candidates: near.compactMap { name in
                        self.key(property: name).map { .init($0, place: index.declared[name]?.first?.place.inGraphs) }
                    }))
        }
    }
}
