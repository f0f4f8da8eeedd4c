import DIKit

/// A graph of nine unique objects.
enum GraphCases {
    static var cases: [Case] {
        [
            graph("graph", "graph of 9 unique, by an assembly") { Container(assemblies: GraphAssembly()) },
            graph("graph-direct", "graph of 9 unique, registered directly") { Graph.containerWithoutAssembly() },
        ]
    }

    @inline(never)
    static func root(_ container: Container) -> Graph.Root { container.resolve() }

    @inline(never)
    private static func root(_ dictionary: Dictionaried) -> Graph.Root { dictionary.resolve(Graph.Root.self) }

    @inline(never)
    static func root(_ frozen: FrozenTyped) -> Graph.Root { frozen.resolve(Graph.Root.self) }

    private static func graph(_ id: String, _ title: String, _ container: @escaping () -> Container) -> Case {
        Case(
            id, title, comparedWith: .byHand, .cost(atMost: 1.5, acceptable: 2), allocations: 9,
            subject: Operation {
                let container = container()
                return { count in for _ in 0..<count { sink(root(container)) } }
            },
            baselines: [
                .byHand: Operation { { count in for _ in 0..<count { sink(Graph.byHand()) } } },
                .dictionary: Operation {
                    let dictionary = Graph.dictionaried()
                    return { count in for _ in 0..<count { sink(root(dictionary)) } }
                },
                .frozen: Operation {
                    let frozen = Graph.frozen()
                    return { count in for _ in 0..<count { sink(root(frozen)) } }
                },
            ])
    }
}
