/// A type whose method would have to be written for too many combinations of `#if` conditions.
enum ConditionCountCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.graphs.flatMap { graph in
            graph.excessive.map { node, flags in
                Finding(
                    .tooManyConditions, .error,
                    "what `\(node.type.spelled.text)` needs depends on \(flags.count) conditions of `#if`, and \(ResolverGraph.mostFlags) are the most",
                    at: node.candidates.first?.place, candidates: flags)
            }
        }
    }
}
