import DIKit

/// Requests that make an instance, and a container for the time of a request.
enum CreationCases {
    static var cases: [Case] { [unique, argument, child] }

    @inline(never)
    private static func labelled(_ container: Container, _ value: Int) -> Labelled { container.resolve(with: [value]) }

    /// An object that is made from an argument.
    private final class Labelled {
        let value: Int
        init(value: Int) { self.value = value }
    }

    private static var unique: Case {
        Case(
            "unique", "unique, no dependencies", comparedWith: .byHand, .cost(atMost: 1.3, acceptable: 1.5), allocations: 1,
            subject: Operation {
                let container = Container()
                container.register(Leaf.self, options: .transient) { Leaf() }
                precondition(container.resolve(Leaf.self) !== container.resolve(Leaf.self), "the case is about new instances")
                return { count in for _ in 0..<count { sink(HitCases.hit(container)) } }
            },
            baselines: [
                .byHand: Operation { { count in for _ in 0..<count { sink(Leaf()) } } },
                .dictionary: Operation {
                    let dictionary = Dictionaried { Leaf() }
                    return { count in for _ in 0..<count { sink(HitCases.hit(dictionary)) } }
                },
                .frozen: Operation {
                    let frozen = FrozenTyped { Leaf() }
                    return { count in for _ in 0..<count { sink(HitCases.hit(frozen)) } }
                },
            ])
    }

    private static var argument: Case {
        Case(
            "unique-argument", "unique with an argument", comparedWith: .byHand,
            subject: Operation {
                let container = Container()
                container.register(Labelled.self, options: .transient) { _, arguments in Labelled(value: arguments.first()) }
                precondition(labelled(container, 7).value == 7, "the argument arrives")
                return { count in for value in 0..<count { sink(labelled(container, value)) } }
            },
            baselines: [.byHand: Operation { { count in for value in 0..<count { sink(Labelled(value: value)) } } }])
    }

    /// What a child is at the least: its parent and a place for what it will keep.
    private final class Child {
        let parent: Container
        let kept: [ObjectIdentifier: AnyObject] = [:]
        init(parent: Container) { self.parent = parent }
    }

    private static var child: Case {
        Case(
            "child", "child container made and dropped", comparedWith: .byHand,
            subject: Operation {
                let container = HitCases.containerWithLeaf()
                return { count in for _ in 0..<count { sink(container.child()) } }
            },
            baselines: [
                .byHand: Operation {
                    let container = Container()
                    return { count in for _ in 0..<count { sink(Child(parent: container)) } }
                }
            ])
    }
}
