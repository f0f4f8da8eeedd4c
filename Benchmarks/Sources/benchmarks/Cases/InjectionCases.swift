import DIKit

/// What a property wrapper costs in an initialiser, and on a read.
enum InjectionCases {
    static var cases: [Case] { [inject, injectLazy, injectProvider, lazyFirstRead, lazyRead, providerRead] }

    private final class Injected {
        @Inject var leaf: Leaf
    }

    private final class InjectedLazily {
        @InjectLazy var leaf: Leaf
    }

    private final class InjectedAgain {
        @InjectProvider var leaf: Leaf
    }

    private final class ByHand {
        let leaf: Leaf
        init(_ leaf: Leaf) { self.leaf = leaf }
    }

    /// A leaf that `@Inject` finds: registered with the process's default, so that no case changes what is shared.
    private static let container: Container = {
        let container = Container.shared
        container.register(Leaf.self, options: .container + .open) { Leaf() }
        _ = container.resolve(Leaf.self)
        return container
    }()

    private static var byHand: Operation {
        Operation {
            let leaf = opaque(Leaf())
            return { count in for _ in 0..<count { sink(ByHand(leaf)) } }
        }
    }

    private static var inject: Case {
        Case(
            "inject", "@Inject in an initialiser", comparedWith: .byHand,
            subject: Operation {
                _ = container
                return { count in for _ in 0..<count { sink(Injected()) } }
            }, baselines: [.byHand: byHand])
    }

    private static var injectLazy: Case {
        Case(
            "inject-lazy", "@InjectLazy in an initialiser", comparedWith: .byHand,
            subject: Operation {
                _ = container
                return { count in for _ in 0..<count { sink(InjectedLazily()) } }
            }, baselines: [.byHand: byHand])
    }

    private static var injectProvider: Case {
        Case(
            "inject-provider", "@InjectProvider in an initialiser", comparedWith: .byHand,
            subject: Operation {
                _ = container
                return { count in for _ in 0..<count { sink(InjectedAgain()) } }
            }, baselines: [.byHand: byHand])
    }

    private static var lazyFirstRead: Case {
        Case(
            "lazy-first", "Lazy, made and read once", comparedWith: .byHand,
            subject: Operation {
                let container = container
                return { count in
                    for _ in 0..<count {
                        let lazy: Lazy<Leaf> = container.resolveWrapped()
                        sink(lazy.wrappedValue)
                    }
                }
            }, baselines: [.byHand: byHand])
    }

    private static var lazyRead: Case {
        Case(
            "lazy-read", "Lazy, read again", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                let lazy: Lazy<Leaf> = container.resolveWrapped()
                sink(lazy.wrappedValue)
                return { count in for _ in 0..<count { sink(lazy.wrappedValue) } }
            }, baselines: [.frozen: HitCases.frozen])
    }

    private static var providerRead: Case {
        Case(
            "provider-read", "Provider of a kept instance, read", comparedWith: .frozen, allocations: 0,
            subject: Operation {
                let provider: Provider<Leaf> = container.resolveWrapped()
                return { count in for _ in 0..<count { sink(provider.wrappedValue) } }
            }, baselines: [.frozen: HitCases.frozen])
    }
}
