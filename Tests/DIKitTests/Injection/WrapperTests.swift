import Testing

@testable import DIKit

private final class Theme: Sendable {
    let name: String
    init(_ name: String = "theme") { self.name = name }
}
private final class Holder: Sendable {
    let lazy: Lazy<Theme>
    let provider: Provider<Theme>
    init(lazy: Lazy<Theme>, provider: Provider<Theme>) {
        self.lazy = lazy
        self.provider = provider
    }
}
private struct Logged<Wrapped>: InstanceWrapper {
    let make: () -> Wrapped
    init(with factory: @escaping () -> Wrapped) { make = factory }
}

@Suite struct WrapperTests {
    private func container(_ made: Counter = Counter(0), options: Options = .transient) -> Container {
        let container = Container()
        container.register(Theme.self, options: options) {
            made.increment()
            return Theme()
        }
        return container
    }

    @Test func lazyResolvesOnTheFirstReadAndKeepsIt() {
        let made = Counter(0)
        let lazy: Lazy<Theme> = container(made).resolveWrapped()
        #expect(made.current == 0)
        let theme = lazy.wrappedValue
        #expect(lazy.wrappedValue === theme)
        #expect(made.current == 1)
    }

    @Test func providerAsksOnEachRead() {
        let made = Counter(0)
        let provider: Provider<Theme> = container(made).resolveWrapped()
        #expect(provider.wrappedValue !== provider.wrappedValue)
        #expect(made.current == 2)
    }

    @Test func wrapperOfOnesOwnIsResolved() {
        let logged: Logged<Theme> = container().resolveWrapped()
        #expect(logged.make() !== logged.make())
        let named: Logged<Int?> = container().resolveWrapped(named: "none")
        #expect(named.make() == nil)
    }

    @Test func lazyIsMadeOnceForAllThreads() {
        for _ in 0..<40 {
            let made = Counter(0)
            let lazy: Lazy<Theme> = container(made).resolveWrapped()
            let seen = onThreads(8) { _ in ObjectIdentifier(lazy.wrappedValue) }
            #expect(Set(seen).count == 1)
            #expect(made.current == 1)
        }
    }

    @Test func lazyHoldsNoLockWhileItsFactoryRuns() {
        let begun = Gate()
        let mayEnd = Gate()
        let slow = Lazy<Theme> {
            begun.open()
            mayEnd.pass()
            return Theme()
        }
        let quick = Lazy<Theme> { onAnotherThread { Theme("quick") } }
        concurrently(2) { index in
            guard index == 1 else {
                _ = slow.wrappedValue
                return
            }
            begun.pass()
            #expect(quick.wrappedValue.name == "quick")
            mayEnd.open()
        }
    }

    @Test func lazyOfAnyKindOfValue() {
        #expect(Lazy<Int?> { nil }.wrappedValue == nil)
        #expect(Lazy<Int?> { 1 }.wrappedValue == 1)
        #expect(Lazy<(Int, String)> { (1, "one") }.wrappedValue == (1, "one"))
        #expect(Lazy<any Error> { CancellationError() }.wrappedValue is CancellationError)
        let lazy = Lazy<[Int]> { [1, 2] }
        #expect(lazy.wrappedValue == [1, 2] && lazy.wrappedValue == [1, 2])
    }

    @Test func edgeThroughALazyOrAProviderIsNoCycle() {
        final class First: Sendable {
            let second: Lazy<Second>
            init(second: Lazy<Second>) { self.second = second }
        }
        final class Second: Sendable {
            let first: First
            init(first: First) { self.first = first }
        }
        let container = Container()
        container.register(First.self, options: .container) { resolver in First(second: resolver.resolveWrapped()) }
        container.register(Second.self, options: .container) { resolver in Second(first: resolver.resolve()) }
        let first = container.resolve(First.self)
        #expect(first.second.wrappedValue.first === first)
    }

    @Test func lazyKeepsItsContainerUntilTheFirstRead() {
        weak var ended: Container?
        var lazy: Lazy<Theme>?
        do {
            let container = container()
            ended = container
            lazy = container.resolveWrapped()
        }
        #expect(ended != nil)
        #expect(lazy?.wrappedValue.name == "theme")
        #expect(ended == nil)
        #expect(lazy?.wrappedValue.name == "theme")
    }

    @Test func providerKeepsItsContainer() {
        weak var ended: Container?
        var provider: Provider<Theme>?
        do {
            let container = container()
            ended = container
            provider = container.resolveWrapped()
        }
        #expect(provider?.wrappedValue.name == "theme")
        provider = nil
        #expect(ended == nil)
    }

    /// Rule 12: what a container keeps does not keep the container.
    @Test(arguments: [Options.container, .weak, .scoped]) func wrapperInsideAKeptInstanceDoesNotKeepTheContainer(options: Options) {
        weak var ended: Container?
        weak var instance: Holder?
        do {
            let container = container()
            ended = container
            container.register(Holder.self, options: options) { resolver in
                Holder(lazy: resolver.resolveWrapped(), provider: resolver.resolveWrapped())
            }
            let holder = container.resolve(Holder.self)
            instance = holder
            #expect(holder.lazy.wrappedValue.name == "theme")
            #expect(holder.provider.wrappedValue.name == "theme")
        }
        #expect(ended == nil)
        #expect(instance == nil)
    }

    @Test func readAfterTheEndOfTheContainerIsAClearError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var holder: Holder?
            do {
                let container = Container()
                container.register(Theme.self, options: .transient) { Theme() }
                container.register(Holder.self) { resolver in Holder(lazy: resolver.resolveWrapped(), provider: resolver.resolveWrapped()) }
                holder = container.resolve(Holder.self)
            }
            _ = holder?.lazy.wrappedValue
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: the container that `Theme` was to come from has ended\n"))
    }
}
