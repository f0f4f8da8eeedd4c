import DIKit

/// Two threads that use one container at the same time. The nanoseconds are those of the wall by all that both threads did.
enum ThreadCases {
    static var cases: [Case] { [byHand, twoInstances, twoKeyPaths, unique, graph, oneInstance] }

    @inline(never)
    private static func hit(_ container: Container) -> PaddedLeaf { container.resolve() }

    @inline(never)
    private static func otherHit(_ container: Container) -> OtherPaddedLeaf { container.resolve() }

    @inline(never)
    private static func hit(_ frozen: FrozenTyped) -> PaddedLeaf { frozen.resolve(PaddedLeaf.self) }

    @inline(never)
    private static func otherHit(_ frozen: FrozenTyped) -> OtherPaddedLeaf { frozen.resolve(OtherPaddedLeaf.self) }

    /// An operation on two threads, and the first thread's part of it on one.
    private static func scaling(
        _ id: String, _ title: String, atLeast bound: Double?, _ bodies: @escaping () -> [Operation.Body], frozen: (() -> [Operation.Body])? = nil
    ) -> Case {
        let one = Operation(threads: { Array(bodies().prefix(1)) })
        let two = Operation(threads: bodies)
        if let frozen {
            return Case(
                id, title, comparedWith: .oneThread, .throughput(atLeast: bound), subject: two,
                baselines: [.oneThread: one, .frozen: Operation(threads: frozen)])
        }
        return Case(id, title, comparedWith: .oneThread, .throughput(atLeast: bound), subject: two, baselines: [.oneThread: one])
    }

    /// What this machine gives at best: no container at all.
    private static var byHand: Case {
        scaling("threads-by-hand", "2 threads: graph by hand, for comparison", atLeast: nil) {
            let body: Operation.Body = { count in for _ in 0..<count { sink(Graph.byHand()) } }
            return [body, body]
        }
    }

    private static var twoInstances: Case {
        scaling("threads-instances", "2 threads: two instances of one container", atLeast: 1.8) {
            let container = Container()
            container.register(PaddedLeaf.self, options: .container) { apart { PaddedLeaf() } }
            container.register(OtherPaddedLeaf.self, options: .container) { apart { OtherPaddedLeaf() } }
            _ = (hit(container), otherHit(container))
            return [
                { count in for _ in 0..<count { sink(hit(container)) } },
                { count in for _ in 0..<count { sink(otherHit(container)) } },
            ]
        } frozen: {
            let leaf = apart { PaddedLeaf() }
            let other = apart { OtherPaddedLeaf() }
            let frozen = FrozenTyped([
                ObjectIdentifier(PaddedLeaf.self): TypedBox { leaf }, ObjectIdentifier(OtherPaddedLeaf.self): TypedBox { other },
            ])
            return [
                { count in for _ in 0..<count { sink(hit(frozen)) } },
                { count in for _ in 0..<count { sink(otherHit(frozen)) } },
            ]
        }
    }

    @inline(never)
    private static func keyPathHit(_ container: Container) -> PaddedLeaf { container.paddedLeaf() }

    @inline(never)
    private static func otherKeyPathHit(_ container: Container) -> OtherPaddedLeaf { container.otherPaddedLeaf() }

    private static var twoKeyPaths: Case {
        scaling("threads-key-paths", "2 threads: two key paths of one container", atLeast: 1.8) {
            let container = Container()
            _ = (keyPathHit(container), otherKeyPathHit(container))
            return [
                { count in for _ in 0..<count { sink(keyPathHit(container)) } },
                { count in for _ in 0..<count { sink(otherKeyPathHit(container)) } },
            ]
        }
    }

    private static var unique: Case {
        scaling("threads-unique", "2 threads: one unique type", atLeast: 1.8) {
            let container = Container()
            container.register(PaddedLeaf.self, options: .transient) { PaddedLeaf() }
            let body: Operation.Body = { count in for _ in 0..<count { sink(hit(container)) } }
            return [body, body]
        } frozen: {
            let frozen = FrozenTyped { PaddedLeaf() }
            let body: Operation.Body = { count in for _ in 0..<count { sink(hit(frozen)) } }
            return [body, body]
        }
    }

    private static var graph: Case {
        scaling("threads-graph", "2 threads: graph of 9 unique", atLeast: 1.8) {
            let container = Container(assemblies: GraphAssembly())
            let body: Operation.Body = { count in for _ in 0..<count { sink(GraphCases.root(container)) } }
            return [body, body]
        } frozen: {
            let frozen = Graph.frozen()
            let body: Operation.Body = { count in for _ in 0..<count { sink(GraphCases.root(frozen)) } }
            return [body, body]
        }
    }

    /// Two threads that retain one object fight over its reference count, whoever hands it out.
    private static var oneInstance: Case {
        Case(
            "threads-one-instance", "2 threads: one instance", comparedWith: .frozen, .throughput(atLeast: 1.5),
            subject: Operation(threads: {
                let container = Container()
                container.register(PaddedLeaf.self, options: .container) { apart { PaddedLeaf() } }
                let body: Operation.Body = { count in for _ in 0..<count { sink(hit(container)) } }
                return [body, body]
            }),
            baselines: [
                .frozen: Operation(threads: {
                    let leaf = apart { PaddedLeaf() }
                    let frozen = FrozenTyped { leaf }
                    let body: Operation.Body = { count in for _ in 0..<count { sink(hit(frozen)) } }
                    return [body, body]
                })
            ])
    }
}
