/// A parameter that a generated method can neither hand on nor take from its own caller.
enum ParameterCannotBubbleCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.graphs.flatMap { graph in
            graph.nodes.values.flatMap { node in node.candidates.flatMap { findings(for: $0, context.program) } }
        }
    }

    private static func findings(for candidate: Candidate, _ program: Program) -> [Finding] {
        candidate.uses.compactMap { use in
            guard let reason = reason(for: use, program) else { return nil }
            return Finding(
                .parameterCannotBubble, .error, "the parameter `\(use.name)` of \(subject(of: candidate)) cannot be handed through: \(reason)",
                at: use.place)
        }
    }

    private static func reason(for use: Use, _ program: Program) -> String? {
        if use.specifiers.contains("inout") { return "an `inout` parameter needs a variable of the caller's" }
        if use.specifiers.contains("@autoclosure") { return "an `@autoclosure` parameter needs an expression of the caller's" }
        if use.specifiers.contains("isolated") { return "an `isolated` parameter decides where its function runs" }
        if use.specifiers.contains("sending") { return "a `sending` parameter needs a value that nobody else keeps" }
        // A variadic parameter may be left empty.
        if use.hasDefault { return nil }
        guard let type = use.type else { return nil }
        if use.ways.isEmpty, !program.isCopyable(type.canonical) {
            return "a `\(type.spelled.text)` cannot be copied, so that only a provider can hand it on"
        }
        return type.canonical.isKnownToTheCompilerAlone ? "`\(type.spelled.text)` is known to the compiler alone" : nil
    }

    private static func subject(of candidate: Candidate) -> String {
        switch candidate.origin {
        case .provider(let provider): "`\(provider.method.fullName)`"
        case .initializer(let type), .factoryMethod(let type), .property(let type): "`\(type.name).Dependency`"
        }
    }
}
