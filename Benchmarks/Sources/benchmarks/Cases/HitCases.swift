@_spi(Benchmark) import DIKit

/// Requests that an instance answers which is there already.
enum HitCases {
    static var cases: [Case] { [byType, byTypeWithLock, byProtocol, shared, optional, parent] }

    /// The request as most code writes it: in a function of its own, the type inferred.
    @inline(never)
    static func hit(_ container: Container) -> Leaf { container.resolve() }

    @inline(never)
    static func hit(_ dictionary: Dictionaried) -> Leaf { dictionary.resolve(Leaf.self) }

    @inline(never)
    static func hit(_ frozen: FrozenTyped) -> Leaf { frozen.resolve(Leaf.self) }

    @inline(never)
    private static func protocolHit(_ container: Container) -> any Service { container.resolve() }

    @inline(never)
    private static func protocolHit(_ dictionary: Dictionaried) -> any Service { dictionary.resolve((any Service).self) }

    @inline(never)
    private static func protocolHit(_ frozen: FrozenTyped) -> any Service { frozen.resolve((any Service).self) }

    @inline(never)
    private static func optionalHit(_ container: Container) -> Leaf? { container.optionalResolve() }

    /// A container that keeps a leaf.
    static func containerWithLeaf(_ container: Container = Container()) -> Container {
        container.register(Leaf.self, options: .container) { Leaf() }
        precondition(container.resolve(Leaf.self) === container.resolve(Leaf.self), "the case is about a kept instance")
        return container
    }

    static var byHand: Operation {
        Operation {
            let leaf = opaque(Leaf())
            return { count in for _ in 0..<count { sink(leaf) } }
        }
    }

    static var dictionaried: Operation {
        Operation {
            let leaf = opaque(Leaf())
            let dictionary = Dictionaried { leaf }
            return { count in for _ in 0..<count { sink(hit(dictionary)) } }
        }
    }

    static var frozen: Operation {
        Operation {
            let leaf = opaque(Leaf())
            let frozen = FrozenTyped { leaf }
            return { count in for _ in 0..<count { sink(hit(frozen)) } }
        }
    }

    private static var byType: Case {
        Case(
            "hit", "hit by type", comparedWith: .frozen, .cost(atMost: 0.45), allocations: 0,
            subject: Operation {
                let container = containerWithLeaf()
                return { count in for _ in 0..<count { sink(hit(container)) } }
            }, baselines: [.byHand: byHand, .dictionary: dictionaried, .frozen: frozen])
    }

    /// The same on the simple reference: one lock and a dictionary.
    private static var byTypeWithLock: Case {
        Case(
            "hit-reference", "hit by type, reference with a lock", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                let container = containerWithLeaf(.withLockedReads())
                return { count in for _ in 0..<count { sink(hit(container)) } }
            }, baselines: [.frozen: frozen])
    }

    private static var byProtocol: Case {
        Case(
            "hit-protocol", "hit any P", comparedWith: .frozen, .cost(atMost: 0.55), allocations: 0,
            subject: Operation {
                let container = Container()
                container.register((any Service).self, options: .container) { LiveService() }
                precondition(protocolHit(container) as AnyObject === protocolHit(container) as AnyObject, "the case is about a kept instance")
                return { count in for _ in 0..<count { sink(protocolHit(container)) } }
            },
            baselines: [
                .byHand: Operation {
                    let service: any Service = opaque(LiveService())
                    return { count in for _ in 0..<count { sink(service) } }
                },
                .dictionary: Operation {
                    let service: any Service = opaque(LiveService())
                    let dictionary = Dictionaried { service }
                    return { count in for _ in 0..<count { sink(protocolHit(dictionary)) } }
                },
                .frozen: Operation {
                    let service: any Service = opaque(LiveService())
                    let frozen = FrozenTyped { service }
                    return { count in for _ in 0..<count { sink(protocolHit(frozen)) } }
                },
            ])
    }

    private final class WeakHolder {
        weak var leaf: Leaf?
        init(_ leaf: Leaf) { self.leaf = leaf }
    }

    private static var shared: Case {
        Case(
            "hit-shared", "hit of a weak instance that is held", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                let container = Container()
                container.register(Leaf.self) { Leaf() }
                let held: Leaf = container.resolve()
                precondition(container.resolve(Leaf.self) === held, "the case is about an instance that lives")
                return { count in withExtendedLifetime(held) { for _ in 0..<count { sink(hit(container)) } } }
            },
            baselines: [
                .byHand: Operation {
                    let held = opaque(Leaf())
                    let holder = opaque(WeakHolder(held))
                    return { count in withExtendedLifetime(held) { for _ in 0..<count { sink(holder.leaf!) } } }
                },
                .frozen: frozen,
            ])
    }

    private static var optional: Case {
        Case(
            "hit-optional", "hit by optionalResolve", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                let container = containerWithLeaf()
                return { count in for _ in 0..<count { sink(optionalHit(container)!) } }
            }, baselines: [.frozen: frozen])
    }

    private static var parent: Case {
        Case(
            "hit-parent", "hit of the parent's instance by a child", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                let child = containerWithLeaf().child()
                precondition(child.resolve(Leaf.self) === child.resolve(Leaf.self), "the case is about a kept instance")
                return { count in for _ in 0..<count { sink(hit(child)) } }
            }, baselines: [.frozen: frozen])
    }
}
