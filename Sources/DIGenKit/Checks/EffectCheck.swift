/// Something is async, throws, or belongs to an actor, where its caller cannot.
enum EffectCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.types.flatMap(initializers)
            + context.graphs.flatMap { graph in
                graph.methods.flatMap { method in
                    method.plans.flatMap { _, plan in plan?.conflicts.map { finding(for: $0, of: method.node, in: graph) } ?? [] }
                }
            }
    }

    /// An initialiser with effects that its protocol does not allow.
    private static func initializers(of type: InjectableType) -> [Finding] {
        // One of several conformances that allows them is enough for a call; the compiler judges the others.
        let allowed = type.makings.reduce(Effects()) { $0.union($1.marker.allowedEffects) }
        return type.makings.compactMap { making in
            guard let member = making.member, !member.effects.isCovered(by: allowed) else { return nil }
            let advice =
                making.marker == .factoryMethodInjectable
                ? "give it an initialiser and conform to `\(member.effects.isAsync ? "AsyncInjectable" : "ThrowingInjectable")`"
                : "conform to `\(member.effects.isAsync ? "AsyncInjectable" : "ThrowingInjectable")`"
            return Finding(
                .effectCannotBeCarried, .error,
                "`\(making.marker.memberName)` of `\(type.name)` is `\(member.effects.description)`, which `\(making.marker.rawValue)` does not allow; \(advice)",
                at: member.place)
        }
    }

    private static func finding(for conflict: Plan.Conflict, of node: Node, in graph: ResolverGraph) -> Finding {
        let needed = graph.nodes[conflict.callee]?.type.spelled.text ?? conflict.callee.text
        let message: String
        switch conflict.reason {
        case .effects(let effects, let type):
            message =
                "`\(conflict.use)` is a `\(type)`, in which `\(needed)` cannot be made: \(graph.names[conflict.callee]) is `\(effects.description)`"
        case .isolation(let isolation, let own):
            message = "`\(needed)` belongs to `\(isolation.name)`, and `\(node.type.spelled.text)` to `\(own.name)`: no method can make both"
        case .sendableClosure(.resolver):
            message =
                "`\(conflict.use)` is a `@Sendable` closure, and `\(needed)` belongs to the resolver, which is an actor; make the closure `async`"
        case .sendableClosure(let isolation):
            message =
                "`\(conflict.use)` is a `@Sendable` closure, and `\(needed)` belongs to `\(isolation.name)`; write `@\(isolation.name)` before its type"
        }
        let notes = graph.nodes[conflict.callee]?.candidates.prefix(1).map { Finding.Note("`\(needed)` is made here", at: $0.place) } ?? []
        return Finding(.effectCannotBeCarried, .error, message, at: conflict.place, notes: notes)
    }
}

extension Isolation {
    /// The actor's name.
    fileprivate var name: String {
        switch self {
        case .actor(let name): name
        case .resolver: "the resolver"
        case .nonisolated, .unstated: "no actor"
        }
    }
}
