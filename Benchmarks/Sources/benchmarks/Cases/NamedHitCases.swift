import DIKit

/// Hits with a name. They are compared with the look-up by type of the frozen dictionary.
enum NamedHitCases {
    static var cases: [Case] {
        [
            Case(
                "hit-named-literal", "named hit, a literal of 23 bytes", comparedWith: .frozen, .cost(atMost: 0.5), allocations: 0,
                subject: Operation {
                    let container = container(named: "primary-connection-pool")
                    return { count in for _ in 0..<count { sink(literalHit(container)) } }
                }, baselines: [.frozen: HitCases.frozen]),
            Case(
                "hit-named-short", "named hit, a computed name of 9 bytes", comparedWith: .frozen, .cost(atMost: 0.5), allocations: 0,
                subject: Operation {
                    let container = container(named: computedName("primary"))
                    let name = computedName("primary")
                    return { count in for _ in 0..<count { sink(hit(container, name)) } }
                }, baselines: [.frozen: HitCases.frozen]),
            Case(
                "hit-named-long", "named hit, a computed name of 25 bytes", comparedWith: .frozen, .cost(atMost: 1.5), allocations: 0,
                subject: Operation {
                    let container = container(named: computedName("primary-connection-pool"))
                    let name = computedName("primary-connection-pool")
                    return { count in for _ in 0..<count { sink(hit(container, name)) } }
                }, baselines: [.frozen: HitCases.frozen]),
        ]
    }

    @inline(never)
    private static func literalHit(_ container: Container) -> Leaf { container.resolve(named: "primary-connection-pool") }

    @inline(never)
    private static func hit(_ container: Container, _ name: String) -> Leaf { container.resolve(named: name) }

    /// A container that keeps a leaf under a name, one under another name and one without.
    private static func container(named name: String) -> Container {
        let container = Container()
        container.register(Leaf.self, options: .container) { Leaf() }
        container.register(Leaf.self, options: .container + name) { Leaf() }
        container.register(Leaf.self, options: .container + "another") { Leaf() }
        precondition(container.resolve(Leaf.self, named: name) !== container.resolve(Leaf.self), "the name is a part of the key")
        return container
    }

    /// A name that is not a literal: each call makes one with memory of its own, unless it is short.
    private static func computedName(_ start: String) -> String { opaque(start) + "-\(opaque(7))" }
}
