/// A method that the user has written and that has the name of a generated one.
enum TakenNameCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.graphs.flatMap { graph in
            graph.methods.flatMap { method in
                method.plans.compactMap { world, plan in
                    guard let plan, let helper = graph.helper(takingTheNameOf: plan, of: method.node, in: world) else { return nil }
                    return Finding(
                        .takenName, .error,
                        "`\(helper.fullName)` of `\(graph.resolver.name)` is generated as well; give this one another name, or leave it to dikitgen",
                        at: helper.place)
                }
            }
        }
    }
}
