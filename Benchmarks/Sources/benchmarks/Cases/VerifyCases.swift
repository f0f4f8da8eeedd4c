import DIKit

/// What checking a whole wiring costs: 5,000 registrations of three needs each, in 50 layers of 100 that each need the next.
enum VerifyCases {
    static var cases: [Case] {
        [
            verify("verify-5000", "verify(), 5,000 registrations in 50 layers", containers: 1),
            verify("verify-5000-line", "verify(), the same in a line of 50 containers", containers: 50),
        ]
    }

    private static let layers = 50
    private static let perLayer = 100

    private static func verify(_ id: String, _ title: String, containers: Int) -> Case {
        Case(
            id, title,
            subject: Operation {
                let container = filled(containers)
                precondition(container.verify().findings.isEmpty)
                return { count in for _ in 0..<count { _ = opaque(container.verify().findings.count) } }
            })
    }

    private static func filled(_ containers: Int) -> Container {
        let types = ManyTypes.classes(layers * perLayer)
        var container = Container()
        for layer in (0..<layers).reversed() {
            if layer < layers - 1, containers > 1 { container = container.child() }
            for index in 0..<perLayer {
                let type = types[layer * perLayer + index]
                guard layer < layers - 1 else {
                    register(type, in: container)
                    continue
                }
                let next = (0..<3).map { types[(layer + 1) * perLayer + (index * 7 + $0 * 31) % perLayer] }
                register(type, next[0], next[1], next[2], in: container)
            }
        }
        return container
    }

    private static func register<T: KeyedClass>(_ type: T.Type, in container: Container) {
        container.autoregister(type, options: .transient, initializer: { T() })
    }

    private static func register<T: KeyedClass, A: KeyedClass, B: KeyedClass, C: KeyedClass>(
        _ type: T.Type, _: A.Type, _: B.Type, _: C.Type, in container: Container
    ) {
        container.autoregister(type, options: .transient, initializer: { (_: A, _: B, _: C) in T() })
    }
}
