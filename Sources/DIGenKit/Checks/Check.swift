/// Everything that is known before code is written.
struct CheckContext: Sendable {
    let program: Program
    let conformances: [String: [Conformance]]
    let types: [InjectableType]
    let resolvers: [ResolverProtocol]
    let graphs: [ResolverGraph]
}

/// Looks for one kind of mistake.
protocol Check: Sendable {
    /// Every finding of the kind, in any order; a finding may be repeated.
    static func findings(in context: CheckContext) -> [Finding]
}

/// All checks.
enum Checks {
    static let all: [any Check.Type] = [
        NoDependencyCheck.self, DependencyStructCheck.self, MissingInitializerCheck.self, InaccessibleInitializerCheck.self,
        FailableInitializerCheck.self, CycleCheck.self, AmbiguousProvidersCheck.self, InaccessibleTypeCheck.self, ParameterCannotBubbleCheck.self,
        EffectCheck.self, ConditionCountCheck.self, TakenNameCheck.self, NotUnderstoodCheck.self,
    ]

    static func findings(in context: CheckContext) -> [Finding] { all.flatMap { $0.findings(in: context) } }
}
