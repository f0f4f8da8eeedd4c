import DIKit

/// Dependencies that are declared as properties of the container.
enum KeyPathCases {
    static var cases: [Case] { [hit, hitWithContexts, hitOfProtocol, hitOfSingleton, hitOfShared, unique, graph, wrapper] }

    /// Cases that open a scope come last: from then on each hit of the process asks whether its task is in one.
    static var scopedCases: [Case] { [outside, inside] }

    @inline(never)
    private static func leaf(_ container: Container) -> Leaf { container.leaf() }

    @inline(never)
    private static func leafWithContexts(_ container: Container) -> Leaf { container.leafWithContexts() }

    @inline(never)
    private static func service(_ container: Container) -> any Service { container.service() }

    @inline(never)
    private static func singleLeaf(_ container: Container) -> Leaf { container.singleLeaf() }

    @inline(never)
    private static func sharedLeaf() -> Leaf { dependency(\.leaf) }

    @inline(never)
    private static func uniqueLeaf(_ container: Container) -> Leaf { container.uniqueLeaf() }

    @inline(never)
    private static func root(_ container: Container) -> Graph.Root { container.root() }

    @inline(never)
    private static func overridden(_ container: Container) -> Leaf { container.overridden() }

    private final class Injected {
        @Dependency(\.leaf) var leaf
    }

    private final class ByHand {
        let leaf: Leaf
        init(_ leaf: Leaf) { self.leaf = leaf }
    }

    private static var hit: Case {
        Case(
            "key-path", "key-path hit", comparedWith: .frozen, .cost(atMost: 0.75), allocations: 0,
            subject: Operation {
                let container = Container()
                precondition(leaf(container) === leaf(container), "the case is about a kept instance")
                return { count in for _ in 0..<count { sink(leaf(container)) } }
            }, baselines: [.frozen: HitCases.frozen])
    }

    private static var hitWithContexts: Case {
        Case(
            "key-path-contexts", "key-path hit, with .preview and .test that capture", comparedWith: .frozen, .cost(atMost: 0.75), allocations: 0,
            subject: Operation {
                let container = Container()
                _ = leafWithContexts(container)
                return { count in for _ in 0..<count { sink(leafWithContexts(container)) } }
            }, baselines: [.frozen: HitCases.frozen])
    }

    private static var hitOfProtocol: Case {
        Case(
            "key-path-protocol", "key-path hit of any P", comparedWith: .frozen, .cost(atMost: 0.75), allocations: 0,
            subject: Operation {
                let container = Container()
                _ = service(container)
                return { count in for _ in 0..<count { sink(service(container)) } }
            }, baselines: [.frozen: HitCases.frozen])
    }

    private static var hitOfSingleton: Case {
        Case(
            "key-path-singleton", "key-path hit of a singleton", comparedWith: .frozen, .cost(atMost: 0.75), allocations: 0,
            subject: Operation {
                let container = Container()
                _ = singleLeaf(container)
                return { count in for _ in 0..<count { sink(singleLeaf(container)) } }
            }, baselines: [.frozen: HitCases.frozen])
    }

    private static var hitOfShared: Case {
        Case(
            "key-path-function", "dependency(\\.x), from Container.shared", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                _ = sharedLeaf()
                return { count in for _ in 0..<count { sink(sharedLeaf()) } }
            }, baselines: [.frozen: HitCases.frozen])
    }

    private static var unique: Case {
        Case(
            "key-path-unique", "key-path unique, no dependencies", comparedWith: .byHand, .cost(atMost: 1.3, acceptable: 1.5), allocations: 1,
            subject: Operation {
                let container = Container()
                return { count in for _ in 0..<count { sink(uniqueLeaf(container)) } }
            }, baselines: [.byHand: Operation { { count in for _ in 0..<count { sink(Leaf()) } } }])
    }

    private static var graph: Case {
        Case(
            "key-path-graph", "key-path graph of 9 unique", comparedWith: .byHand, .cost(atMost: 1.5, acceptable: 2), allocations: 9,
            subject: Operation {
                let container = Container()
                return { count in for _ in 0..<count { sink(root(container)) } }
            }, baselines: [.byHand: Operation { { count in for _ in 0..<count { sink(Graph.byHand()) } } }])
    }

    private static var wrapper: Case {
        Case(
            "dependency-wrapper", "@Dependency in an initialiser", comparedWith: .byHand,
            subject: Operation {
                _ = sharedLeaf()
                return { count in for _ in 0..<count { sink(Injected()) } }
            },
            baselines: [
                .byHand: Operation {
                    let leaf = opaque(Leaf())
                    return { count in for _ in 0..<count { sink(ByHand(leaf)) } }
                }
            ])
    }

    private static var outside: Case {
        Case(
            "key-path-after-scope", "key-path hit, in a process that has opened a scope", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                let container = Container()
                _ = leaf(container)
                withDependencies { _ in } operation: {}
                return { count in for _ in 0..<count { sink(leaf(container)) } }
            }, baselines: [.frozen: HitCases.frozen])
    }

    private static var inside: Case {
        Case(
            "key-path-override", "key-path hit inside a scope, built on an override", comparedWith: .frozen,
            subject: Operation {
                let container = Container()
                _ = overridden(container)
                return { count in
                    withDependencies { _ in
                        container.leaf.register { Leaf(value: 2) }
                    } operation: {
                        for _ in 0..<count { sink(overridden(container)) }
                    }
                }
            }, baselines: [.frozen: HitCases.frozen])
    }
}
