/// A private type that generated code, which stands in another file, would have to name.
enum InaccessibleTypeCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        let types = context.types.flatMap { type -> [Finding] in
            var findings: [Finding] = []
            if !type.access.isVisibleInModule { findings.append(finding("`\(type.name)`", type.access, at: type.place)) }
            if case .found(let structure) = type.dependency, type.access.isVisibleInModule, !structure.access.isVisibleInModule {
                findings.append(finding("`\(Program.key(structure.path))`", structure.access, at: structure.place))
            }
            return findings
        }
        let resolvers = context.resolvers.filter { !$0.access.isVisibleInModule }.map { finding("`\($0.name)`", $0.access, at: $0.place) }
        let uses = context.graphs.flatMap { graph in graph.nodes.values.flatMap { named(by: $0, context.program) } }
        return types + resolvers + uses
    }

    private static func named(by node: Node, _ program: Program) -> [Finding] {
        node.candidates.flatMap { candidate -> [Finding] in
            var findings = candidate.uses.flatMap { use in
                hidden(in: use.type?.spelled, program).map { finding("`\($0.name)`, the type of `\(use.name)`,", $0.access, at: use.place) }
            }
            if case .provider(let provider) = candidate.origin {
                findings += hidden(in: provider.type.spelled, program).map {
                    finding("`\($0.name)`, which `\(provider.method.fullName)` provides,", $0.access, at: provider.place)
                }
            }
            return findings
        }
    }

    private static func hidden(in type: TypeExpression?, _ program: Program) -> [(name: String, access: AccessLevel)] {
        (type?.names ?? []).compactMap { names in
            let access = program.access(of: names)
            return access.isVisibleInModule ? nil : (Program.key(names), access)
        }
    }

    private static func finding(_ subject: String, _ access: AccessLevel, at place: Place) -> Finding {
        Finding(.inaccessibleType, .error, "\(subject) is \(access.keyword), and generated code stands in another file", at: place)
    }
}
