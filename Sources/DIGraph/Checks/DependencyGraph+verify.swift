extension DependencyGraph {
    /// What to look for besides faults.
    public struct VerificationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes options of their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Notes what nobody needs, as far as that is known.
        public static let unused = VerificationOptions(rawValue: 1)
    }

    /// Looks for what is missing, registered twice, needed in a circle or held for too long, and lists what could not be checked.
    ///
    /// Runs nothing and changes nothing: the same graph gives the same report. Each node counts as asked for. Takes time in proportion to
    /// the edges, for each container of the line that something is built from, and more only where something is found: near names are then
    /// looked for.
    public func verify(_ options: VerificationOptions = []) -> GraphReport {
        let walk = Walk(self)
        var findings = DuplicateCheck.findings(in: self)
        findings += MissingCheck(walk).findings()
        findings += CycleCheck(walk).findings()
        findings += CaptiveCheck(walk).findings()
        if options.contains(.unused) { findings += UnusedCheck.findings(in: walk) }
        return GraphReport(findings: findings, notChecked: notChecked(in: walk))
    }

    private func notChecked(in walk: Walk) -> [GraphReport.NotChecked] {
        var entries: [GraphReport.NotChecked] = []
        for (index, node) in nodes.enumerated() where !node.isReplaced {
            switch node.knowledge {
            case .opaque: entries.append(.init(node.key, place: node.place, reason: .opaqueClosure))
            case .observed: entries.append(.init(node.key, place: node.place, reason: .observedOnly))
            case .known: break
            }
            var seen: Set<Key> = []
            for edge in walk.unknownNeeds[index] ?? [] where seen.insert(edges[edge].key).inserted {
                entries.append(.init(node.key, place: node.place, reason: .unknownResolver(needing: edges[edge].key)))
            }
        }
        return entries
    }
}
