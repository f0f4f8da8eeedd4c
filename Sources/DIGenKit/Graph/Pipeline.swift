/// From facts to text and findings.
struct Pipeline {
    let facts: [FileFacts]
    private(set) var text = ""
    private(set) var findings: [Finding] = []

    init(facts: [FileFacts]) { self.facts = facts }

    mutating func run() {
        var program = Program(files: facts)
        let conformances = program.conformances()
        let types = InjectableBuilder(program: program, conformances: conformances).build()
        program.noteQualifiers(types: types, conformances: conformances)
        let resolvers = ResolverBuilder(program: program, conformances: conformances).build()
        let reach = Reach(program: program, resolvers: resolvers, types: types)
        let graphs = resolvers.map { ResolverGraph(program: program, resolver: $0, types: types, reach: reach) }
        findings = facts.flatMap(\.findings)
        findings += Checks.findings(
            in: CheckContext(program: program, conformances: conformances, types: types, resolvers: resolvers, graphs: graphs))
        findings = findings.map(\.withoutMarks)
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        text = Emitter(program: program, graphs: graphs.sorted { $0.resolver.key < $1.resolver.key }, conformances: conformances).text
    }
}

extension Finding {
    /// The finding as the user has written the names in it.
    fileprivate var withoutMarks: Finding {
        var finding = self
        finding.message = HiddenName.unmarked(message)
        for index in finding.notes.indices { finding.notes[index].message = HiddenName.unmarked(finding.notes[index].message) }
        finding.candidates = candidates.map(HiddenName.unmarked)
        return finding
    }
}
