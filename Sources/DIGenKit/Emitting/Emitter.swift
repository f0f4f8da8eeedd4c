/// Writes the generated file.
struct Emitter {
    let program: Program
    let graphs: [ResolverGraph]
    let conformances: [String: [Conformance]]

    var text: String {
        let title = SourceBytes.head
        if graphs.isEmpty { return title + "\n" }
        let written = graphs.map(sections)
        let imports = ImportList(
            program: program, files: graphs.reduce(into: []) { $0.formUnion(files(of: $1)) },
            publicFiles: graphs.reduce(into: []) { $0.formUnion(publicFiles(of: $1)) },
            exposure: (graphs.map(\.resolver.access) + combined.map(\.exposure)).max() ?? .internal)
        var parts = [title, imports.lines.joined(separator: "\n")]
        parts += written.flatMap(\.self)
        parts += shared
        parts += combined.map(\.text)
        parts.append(
            """
            /// Says whether code without a stated isolation belongs to the main actor in this module.
            private enum _ModuleIsolation {
                static func current() -> DIKit._StaticIsolation { .current() }
            }
            """)
        return parts.joined(separator: "\n\n") + "\n"
    }

    // MARK: One resolver

    private func sections(of graph: ResolverGraph) -> [String] {
        let resolver = graph.resolver
        let methods = graph.methods.compactMap { method in
            ConditionalText.text(
                flags: method.flags,
                worlds: Dictionary(method.plans.map { ($0.world, text(of: $0.plan, method.node, graph)) }) { first, _ in first })
        }
        let bridge = BridgeText(graph: graph)
        let answers = [BridgeText.answer(from: [BridgeText.tableName(of: resolver)], access: resolver.access), BridgeText.ownAnswer(of: resolver)]
        let extensions = [methods, answers].filter { !$0.isEmpty }.map { members in
            extensionText(of: resolver.path, resolver.availability, members)
        }
        return (extensions + [bridge.table]).map { ConditionalText.text($0, if: resolver.condition) }
    }

    /// The method; nil where there is none, or where the user's own is called instead.
    private func text(of plan: Plan?, _ node: Node, _ graph: ResolverGraph) -> String? {
        guard let plan, !graph.isProviderItself(plan, of: node) else { return nil }
        return MethodText(graph: graph, node: node, plan: plan).text
    }

    func extensionText(
        of path: [String], _ availability: [AttributeFact], _ members: [String], requirements: String = ""
    ) -> String {
        let head = availability.map { $0.text + "\n" }.joined() + "extension \(path.map(Identifier.escaped).joined(separator: "."))\(requirements) {"
        return "\(head)\n\(members.map(ConditionalText.indented).joined(separator: "\n\n"))\n}"
    }

    /// Whether a type has an `optionalResolve` of its own.
    func hasOwnAnswer(_ key: String) -> Bool {
        guard let nominal = program.nominals[key], nominal.kind != .protocol else { return false }
        return nominal.all.contains { $0.methods.contains { $0.fullName == "optionalResolve(type:named:with:)" } }
    }

    // MARK: Files

    private func files(of graph: ResolverGraph) -> Set<Int> {
        graph.nodes.values.reduce(into: graph.resolver.files) { files, node in
            for candidate in node.candidates {
                files.formUnion(candidate.files)
                files.formUnion(candidate.uses.map(\.file))
            }
        }
    }

    /// The files whose types of other modules stand in a public signature.
    private func publicFiles(of graph: ResolverGraph) -> Set<Int> {
        var files: Set<Int> = []
        for (_, plan) in graph.methods.flatMap(\.plans) {
            guard let plan, plan.signature.access > .internal else { continue }
            for parameter in plan.signature.parameters where namesOthers(parameter.type) { files.insert(parameter.file) }
            if case .provider(let provider) = plan.candidate.origin, namesOthers(provider.type) { files.insert(provider.file) }
        }
        return files
    }

    private func namesOthers(_ type: ResolvedType) -> Bool {
        type.canonical.names.contains { names in
            program.nominals[Program.key(names)]?.declarations.isEmpty != false && !program.isStandard(names)
        }
    }
}
