internal import DIGraph

/// Says how certain each finding is: what is not is a note, and what is right only in another container than the one looked at is none.
struct WiringJudge {
    private let assembled: WiringAssembler
    private var nodes: [DependencyGraph.Place: [Int]] = [:]
    private var keys: [DependencyGraph.Key: [Int]] = [:]
    private let doubtful: Set<String>

    init(_ assembled: WiringAssembler) {
        self.assembled = assembled
        for (index, node) in assembled.graph.nodes.enumerated() {
            if let place = node.place { nodes[place, default: []].append(index) }
            keys[node.key, default: []].append(index)
        }
        // Two types of one name may be two modules': they are told apart nowhere here.
        let program = assembled.program
        let doubled = program.nominals.values.filter { $0.declarations.count > 1 }.map(\.name)
        doubtful = Set(doubled).union(Self.entityKeyTypes(of: program))
    }

    /// The findings as they count for sources, each fault once.
    func judge(_ findings: [GraphFinding]) -> [GraphFinding] {
        var best: [Fault: GraphFinding] = [:]
        var order: [Fault] = []
        for finding in findings {
            guard var judged = judged(finding) else { continue }
            let fault = Fault(code: judged.code, key: judged.key, place: judged.place)
            guard let known = best[fault] else {
                order.append(fault)
                best[fault] = judged
                continue
            }
            if known.severity == .note, judged.severity != .note {
                judged.alsoNeededBy = known.alsoNeededBy
                best[fault] = judged
            }
        }
        return order.compactMap { best[$0] }
    }

    private struct Fault: Hashable {
        let code: GraphFinding.Code
        let key: DependencyGraph.Key
        let place: DependencyGraph.Place?
    }

    private func judged(_ finding: GraphFinding) -> GraphFinding? {
        var finding = finding
        if finding.code == .missing || finding.code == .nearName {
            if isAnsweredBelow(finding) { return nil }
            if let reason = elsewhere(finding) { return demoted(&finding, reason) }
            if finding.place.map(assembled.conditionalPlaces.contains) == true { return demoted(&finding, "only under a condition") }
        }
        if isOfUncertainScope(finding) { return demoted(&finding, "no container here runs this assembly") }
        if finding.path.contains(where: isConditional) || finding.notes.contains(where: { isConditional($0.place) }) {
            return demoted(&finding, "only under a condition")
        }
        if finding.code == .duplicate, !isOfOneRun(finding) { return demoted(&finding, "the two may be in two containers") }
        let types = [finding.key.type] + finding.path.map(\.key.type)
        if types.contains(where: isDoubtful) { return demoted(&finding, "two types have that name") }
        return finding
    }

    private func demoted(_ finding: inout GraphFinding, _ reason: String) -> GraphFinding {
        if finding.severity != .note {
            finding.severity = .note
            finding.notes.append(GraphFinding.Note("not certain: \(reason)"))
        }
        return finding
    }

    /// Whether a child has what is missing, and what needs it is built for the child.
    private func isAnsweredBelow(_ finding: GraphFinding) -> Bool {
        guard let needer = finding.path.first, let place = needer.place, let candidates = keys[finding.key] else { return false }
        return (nodes[place] ?? []).contains { node in
            let own = assembled.graph.nodes[node]
            switch own.lifetime {
            case .cached, .singleton, .shared, .custom: return false
            case .unique, .graph, .scoped, .forwarded, .unknown: break
            }
            return candidates.contains { assembled.ancestors(of: assembled.graph.nodes[$0].scope).contains(own.scope) }
        }
    }

    /// Why something may answer all the same.
    private func elsewhere(_ finding: GraphFinding) -> String? {
        let type = assembled.spellings.first { $0.value == finding.key.type }?.key
        guard let type else { return nil }
        if assembled.namelessTypes.contains(type) { return "one is registered under a name that the sources do not tell" }
        if assembled.strayKeys.contains(where: { $0.type == type && $0.name == finding.key.name }) {
            return "nobody knows in which container one is registered"
        }
        if finding.path.isEmpty, !assembled.isSharedKnown, isSharedRequest(finding) { return "the container that is asked is not known" }
        return nil
    }

    private func isSharedRequest(_ finding: GraphFinding) -> Bool {
        guard let place = finding.requestPlace ?? finding.place else { return false }
        let home = assembled.scopes[assembled.index.canonical(.shared)]
        return assembled.graph.requests.contains { $0.place == place && $0.scope == home }
    }

    /// Whether a type is written with a name that two types have.
    private func isDoubtful(_ text: String) -> Bool {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { doubtful.contains(String($0)) }
    }

    /// Types that may be found under the key of another.
    private static func entityKeyTypes(of program: Program) -> Set<String> {
        var names: Set<String> = ["EntityKeyProviding"]
        var count = 0
        while count != names.count {
            count = names.count
            for nominal in program.nominals.values
            where nominal.all.contains(where: { $0.inherited.contains { $0.type.names.last?.last.map(names.contains) == true } }) {
                names.insert(nominal.name)
            }
        }
        return names
    }

    /// Whether both of two registrations are run for one container: by one body, or both by what it is made with.
    private func isOfOneRun(_ finding: GraphFinding) -> Bool {
        func facts(at place: DependencyGraph.Place?) -> [RegistrationFact] {
            (place.flatMap { nodes[$0] } ?? []).compactMap { node in
                guard case .registration(let position) = assembled.sources[node] else { return nil }
                return assembled.index.facts[position.file].registrations[position.index]
            }
        }
        func isOfUnit(_ fact: RegistrationFact) -> Bool { if case .unit = fact.holder { true } else { false } }
        guard let second = facts(at: finding.place).first, let first = facts(at: finding.notes.first?.place).first else { return false }
        return isOfUnit(first) && isOfUnit(second) || first.site == second.site && first.holder == second.holder
    }

    private func isConditional(_ step: GraphFinding.Step) -> Bool { isConditional(step.place) }

    private func isConditional(_ place: DependencyGraph.Place?) -> Bool {
        place.flatMap { nodes[$0] }?.contains { assembled.conditionalNodes.contains($0) } ?? false
    }

    private func isOfUncertainScope(_ finding: GraphFinding) -> Bool {
        guard let place = finding.path.first?.place ?? finding.place, let found = nodes[place] else { return false }
        return found.allSatisfy { assembled.uncertainScopes.contains(assembled.graph.nodes[$0].scope) }
    }
}
