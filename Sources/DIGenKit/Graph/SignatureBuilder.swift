/// Makes the plans of one resolver's methods in one world.
///
/// A type may need itself through a deferral, so signatures are computed again until none changes. They only ever grow.
struct SignatureBuilder {
    let program: Program
    let resolver: ResolverProtocol
    let graph: WorldGraph
    private(set) var plans: [Key: Plan] = [:]

    init(program: Program, resolver: ResolverProtocol, graph: WorldGraph) {
        self.program = program
        self.resolver = resolver
        self.graph = graph
    }

    /// Makes the plans of these types and of all that they reach.
    mutating func build(_ roots: [Key]) {
        let order = postorder(from: roots)
        // Without circles one round is enough; the second proves it.
        for _ in 0..<(order.count + 2) {
            var hasChanged = false
            for key in order {
                guard let candidate = graph.chosen(for: key), let node = graph.nodes[key] else { continue }
                let plan = plan(for: node, candidate)
                hasChanged = hasChanged || plans[key]?.signature != plan.signature
                plans[key] = plan
            }
            if !hasChanged { return }
        }
    }

    /// What is needed comes before what needs it.
    private func postorder(from roots: [Key]) -> [Key] {
        var order: [Key] = []
        var visited: Set<Key> = []
        for root in roots {
            var stack: [(key: Key, needs: ArraySlice<Key>)] = []
            func needs(_ key: Key) -> ArraySlice<Key> {
                guard let candidate = graph.chosen(for: key) else { return [] }
                return graph.uses(of: candidate).compactMap { use -> Key? in
                    switch graph.resolution(of: use) {
                    case .call(let key), .deferred(let key, _): key
                    case .parameter, .omitted: nil
                    }
                }[...]
            }
            if visited.insert(root).inserted { stack.append((root, needs(root))) }
            while let top = stack.last {
                if let next = top.needs.first {
                    stack[stack.count - 1].needs.removeFirst()
                    if visited.insert(next).inserted { stack.append((next, needs(next))) }
                } else {
                    order.append(top.key)
                    stack.removeLast()
                }
            }
        }
        return order
    }

    private func plan(for node: Node, _ candidate: Candidate) -> Plan {
        var signature = Signature(effects: candidate.effects, isolation: candidate.isolation, availability: candidate.availability)
        if resolver.isActor, signature.isolation == .unstated, case .provider = candidate.origin { signature.isolation = .resolver }
        signature.access = min(resolver.access, access(of: node.type.spelled, bound: candidate.access))
        var parameters = ParameterList(reserved: node.isInjection ? [Identifier.lowercasedFirstWord(name(of: candidate))] : [])
        var conflicts: [Plan.Conflict] = []
        var calleeEffects: [Key: Effects] = [:]
        var hops: Set<Place> = []
        let uses = graph.uses(of: candidate).map { (use: $0, resolution: graph.resolution(of: $0)) }
        // Own parameters first, then those of the dependencies.
        let own = uses.map { use, resolution -> String? in
            guard case .parameter = resolution, let type = use.type else { return nil }
            return parameters.add(
                .init(name: use.name, type: type, access: use.access, file: use.file, isSending: candidate.sendsUses), owner: name(of: candidate))
        }
        let supplies = zip(uses, own).map { pair, own -> (use: Use, supply: Supply) in
            let (use, resolution) = pair
            switch resolution {
            case .parameter: return (use, own.map { .parameter($0) } ?? .omitted)
            case .omitted: return (use, .omitted)
            case .call(let key):
                let callee = plans[key]?.signature ?? Signature()
                calleeEffects[key] = callee.effects
                signature.effects = signature.effects.union(callee.effects)
                join(callee.isolation, of: key, for: use, into: &signature, &conflicts)
                return (use, .call(key, arguments(for: callee, key, of: use, isSent: candidate.sendsUses, &parameters, &signature)))
            case .deferred(let key, let deferral):
                let callee = plans[key]?.signature ?? Signature()
                calleeEffects[key] = callee.effects
                if !callee.effects.isCovered(by: deferral.allowedEffects) {
                    conflicts.append(conflict(use, key, .effects(callee.effects, in: use.type?.spelled.text ?? "")))
                }
                let isInReach =
                    if case .actor(let actor) = callee.isolation { deferral.actors.contains(actor) } else { callee.isolation != .resolver }
                if !isInReach, deferral.isSendable {
                    // Called from anywhere, it can only wait until the actor lets it in.
                    hops.insert(use.place)
                    if !deferral.allowedEffects.isAsync { conflicts.append(conflict(use, key, .sendableClosure(callee.isolation))) }
                } else if !isInReach {
                    join(callee.isolation, of: key, for: use, into: &signature, &conflicts)
                }
                return (use, .deferred(key, deferral, arguments(for: callee, key, of: use, isSent: candidate.sendsUses, &parameters, &signature)))
            }
        }
        // What needs nothing of the actor need not wait for it.
        if resolver.isActor, signature.isolation == .unstated { signature.isolation = .nonisolated }
        signature.parameters = parameters.all
        for parameter in parameters.all {
            signature.access = min(signature.access, access(of: parameter.type.spelled, bound: parameter.access))
        }
        return Plan(candidate: candidate, signature: signature, supplies: supplies, conflicts: conflicts, calleeEffects: calleeEffects, hops: hops)
    }

    private func arguments(
        for callee: Signature, _ key: Key, of use: Use, isSent: Bool, _ parameters: inout ParameterList, _ signature: inout Signature
    ) -> [Supply.Argument] {
        for attribute in callee.availability where !signature.availability.contains(attribute) { signature.availability.append(attribute) }
        return callee.parameters.map { parameter in
            var own = parameter
            if let substitution = use.substitutions[key] { own.type = program.substituting(substitution, in: parameter.type) }
            own.isSending = parameter.isSending || isSent
            return Supply.Argument(label: parameter.name, value: parameters.add(own, owner: use.name))
        }
    }

    private func join(
        _ isolation: Isolation, of key: Key, for use: Use, into signature: inout Signature, _ conflicts: inout [Plan.Conflict]
    ) {
        if let joined = signature.isolation.joined(with: isolation) {
            signature.isolation = joined
        } else {
            conflicts.append(conflict(use, key, .isolation(isolation, in: signature.isolation)))
        }
    }

    private func conflict(_ use: Use, _ callee: Key, _ reason: Plan.Conflict.Reason) -> Plan.Conflict {
        Plan.Conflict(use: use.name, place: use.place, callee: callee, reason: reason)
    }

    /// What a parameter is named after where its own name is taken.
    private func name(of candidate: Candidate) -> String {
        switch candidate.origin {
        case .provider(let provider): TypeName.word(for: provider.type)
        case .initializer(let type), .factoryMethod(let type), .property(let type): type.name
        }
    }

    /// The level of a type in a signature. What another module declares is as visible as the declaration that names it here.
    private func access(of type: TypeExpression, bound: AccessLevel) -> AccessLevel {
        type.names.reduce(.public) { level, names in
            if program.isStandard(names) { return level }
            let key = Program.key(names)
            if program.nominals[key]?.declarations.isEmpty == false { return min(level, program.access(of: names)) }
            if let alias = program.aliases[key]?.first { return min(level, program.access(of: alias)) }
            return min(level, bound)
        }
    }
}

/// The parameters of one method: each name and type once, each name for one type.
struct ParameterList {
    private(set) var all: [Signature.Parameter] = []
    private var names: [Signature.Parameter: String] = [:]
    private var taken: Set<String>

    init(reserved: Set<String>) { taken = reserved }

    /// Adds a parameter unless it is there.
    /// - Returns: the name that it has here.
    mutating func add(_ parameter: Signature.Parameter, owner: String) -> String {
        let given = names[identity(parameter)] ?? parameter.name
        if let known = all.firstIndex(where: { $0.type.key == parameter.type.key && $0.name == given }) {
            all[known].isSending = all[known].isSending || parameter.isSending
            return all[known].name
        }
        var added = parameter
        if taken.contains(added.name) { added.name = Identifier.lowercasedFirstWord(owner) + Identifier.capitalized(parameter.name) }
        var number = 2
        let base = added.name
        added.renamedFrom = added.name == parameter.name ? parameter.renamedFrom : parameter.name
        while taken.contains(added.name) {
            // The type itself, needed once more through a deferral, has named it already.
            if all.contains(where: { $0.name == added.name && $0.type.key == added.type.key && $0.renamedFrom == parameter.name }) {
                names[identity(parameter)] = added.name
                return added.name
            }
            added.name = "\(base)\(number)"
            number += 1
        }
        taken.insert(added.name)
        names[identity(parameter)] = added.name
        all.append(added)
        return added.name
    }

    /// Name and type, whoever said it.
    private func identity(_ parameter: Signature.Parameter) -> Signature.Parameter {
        Signature.Parameter(
            name: parameter.name, type: ResolvedType(spelled: parameter.type.canonical, canonical: parameter.type.canonical), access: .public, file: 0
        )
    }
}
