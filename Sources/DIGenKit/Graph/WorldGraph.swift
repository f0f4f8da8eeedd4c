/// The graph of one resolver as it is in one world: one way for each type, one way for each use.
struct WorldGraph: Sendable {
    let nodes: [Key: Node]
    let world: World

    /// How a use is satisfied here.
    enum Resolution: Hashable, Sendable {
        case call(Key)
        case deferred(Key, Deferral)
        /// Nobody provides it: whoever calls has to.
        case parameter
        /// The default value is taken.
        case omitted
    }

    /// The candidates that exist here and win over all others: several if providers are ambiguous.
    func winners(for key: Key) -> [Candidate] {
        let present = nodes[key]?.candidates.filter { $0.condition.holds(in: world) } ?? []
        guard let best = present.map(\.origin.rank).min() else { return [] }
        return present.filter { $0.origin.rank == best }
    }

    func chosen(for key: Key) -> Candidate? { winners(for: key).first }

    /// The uses of a candidate that exist here.
    func uses(of candidate: Candidate) -> [Use] { candidate.uses.filter { $0.condition.holds(in: world) } }

    func resolution(of use: Use) -> Resolution {
        for way in use.ways where chosen(for: way.key) != nil {
            switch way {
            case .call(let key): return .call(key)
            case .deferred(let key, let deferral): return .deferred(key, deferral)
            }
        }
        return use.hasDefault ? .omitted : .parameter
    }

    /// What an instance needs before it can be made, in the order of declaration.
    func needs(of key: Key) -> [(use: Use, key: Key)] {
        guard let candidate = chosen(for: key) else { return [] }
        return uses(of: candidate).compactMap { use in
            if case .call(let needed) = resolution(of: use) { (use, needed) } else { nil }
        }
    }
}
