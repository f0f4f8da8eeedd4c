/// Writes the generated file.
struct Emitter {
    let program: Program
    let graphs: [ResolverGraph]
    let conformances: [String: [Conformance]]

    var text: String {
        let title = SourceBytes.title
        if graphs.isEmpty { return title + "\n" }
        let written = graphs.map(sections)
        let imports = ImportList(
            program: program, files: graphs.reduce(into: []) { $0.formUnion(files(of: $1)) },
            publicFiles: graphs.reduce(into: []) { $0.formUnion(publicFiles(of: $1)) },
            exposesDIKit: graphs.contains { $0.resolver.access > .internal } || combined.contains { $0.access > .internal })
        var parts = [title, imports.lines.joined(separator: "\n")]
        parts += written.flatMap(\.self)
        parts += combined.map(\.text)
        parts.append(
            """
            /// Says whether code without a stated isolation belongs to the main actor in this module.
            private enum ModuleIsolation {
                static func current() -> _StaticIsolation { .current() }
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
                worlds: Dictionary(
                    method.plans.map { ($0.world, $0.plan.map { MethodText(graph: graph, node: method.node, plan: $0).text }) }
                ) { first, _ in first })
        }
        let bridge = BridgeText(graph: graph)
        let answers = BridgeText.answers(
            from: [BridgeText.tableName(of: resolver)], access: resolver.access, withRequirements: !answersItself(resolver))
        let extensions = [methods, [answers]].filter { !$0.isEmpty }.map { members in
            extensionText(of: resolver.path, resolver.availability, members)
        }
        return (extensions + [bridge.table]).map { ConditionalText.text($0, if: resolver.condition) }
    }

    private func extensionText(of path: [String], _ availability: [AttributeFact], _ members: [String]) -> String {
        let head = availability.map { $0.text + "\n" }.joined() + "extension \(path.map(Identifier.escaped).joined(separator: ".")) {"
        return "\(head)\n\(members.map(ConditionalText.indented).joined(separator: "\n\n"))\n}"
    }

    /// Whether a type that conforms has an `optionalResolve` of its own, which the other requirements must not go around.
    private func answersItself(_ resolver: ResolverProtocol) -> Bool {
        conformances.contains { key, conformances in
            conformances.contains { $0.marker == .resolver && $0.through.contains(resolver.path) } && hasOwnAnswer(key)
        }
    }

    private func hasOwnAnswer(_ key: String) -> Bool {
        guard let nominal = program.nominals[key], nominal.kind != .protocol else { return false }
        return nominal.all.contains { $0.methods.contains { $0.fullName == "optionalResolve(type:named:with:)" } }
    }

    // MARK: Types that conform to several resolvers

    private struct Combined {
        var text: String
        var access: AccessLevel
    }

    /// A type to which no resolver's own `optionalResolve` can be the answer: there are several, or none is visible enough.
    private var combined: [Combined] {
        program.order.compactMap { key in
            guard let nominal = program.nominals[key], nominal.kind != .protocol, let found = conformances[key], !hasOwnAnswer(key) else {
                return nil
            }
            let named = Set(found.filter { $0.marker == .resolver }.flatMap { $0.through.map { Program.key($0) } })
            let resolvers = graphs.map(\.resolver).filter { named.contains($0.key) }
            let last = resolvers.filter { resolver in !resolvers.contains { $0.ancestors.contains(resolver.key) } }
            let access = program.access(of: nominal.path)
            let isHidden = last.contains { $0.access < min(access, .public) } && access > .internal
            guard last.count > 1 || isHidden, access.isVisibleInModule, !inheritsAnswer(nominal) else { return nil }
            let answers = BridgeText.answers(from: last.map(BridgeText.tableName), access: access, withRequirements: true)
            let availability = nominal.all[0].traits.attributes.filter { $0.name == "available" }
            let condition = nominal.declarations.reduce(Condition.never) { $0.or($1.traits.condition) }
            let text = extensionText(of: nominal.path, availability, [answers])
            return Combined(text: ConditionalText.text(text, if: nominal.declarations.isEmpty ? .always : condition), access: access)
        }
    }

    /// Whether a superclass answers already, which no extension may override.
    private func inheritsAnswer(_ nominal: Program.Nominal) -> Bool {
        guard nominal.kind == .class else { return false }
        let lineage = InjectableBuilder(program: program, conformances: conformances).lineage(of: nominal).dropFirst()
        return lineage.contains { ancestor in
            ancestor.kind == .class && conformances[Program.key(ancestor.path)]?.contains { $0.marker == .resolver } ?? false
        }
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
