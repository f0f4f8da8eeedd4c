import Testing

@testable import DIKit

private final class Slow: Sendable {}
private final class Quick: Sendable {}
private final class Needs: Sendable {
    let quick: Quick
    init(quick: Quick) { self.quick = quick }
}

/// Rule 1: no lock is held while user code runs.
@Suite struct NoLockHeldTests {
    @Test(arguments: [Options.container, .weak, .transient, .scoped]) func slowFactoryStallsNobodyElse(options: Options) {
        let container = Container()
        let begun = Gate()
        let mayEnd = Gate()
        container.register(Slow.self, options: options) {
            begun.open()
            mayEnd.pass()
            return Slow()
        }
        container.register(Quick.self, options: options) { Quick() }
        concurrently(2) { index in
            guard index == 0 else {
                _ = container.resolve(Slow.self)
                return
            }
            begun.pass()
            // All of this would hang if the slow factory held a lock.
            _ = container.resolve(Quick.self)
            container.register(String.self, options: .transient) { "registered meanwhile" }
            #expect(container.resolve(String.self) == "registered meanwhile")
            #expect(container.hasRegistration(Slow.self))
            _ = container.child().resolve(Quick.self)
            _ = container.resolveAll(Quick.self)
            Container().reset()
            mayEnd.open()
        }
    }

    @Test func resetDoesNotWaitForAFactory() {
        let container = Container()
        let begun = Gate()
        let mayEnd = Gate()
        container.register(Slow.self, options: .container) {
            begun.open()
            mayEnd.pass()
            return Slow()
        }
        concurrently(2) { index in
            guard index == 0 else {
                _ = container.resolve(Slow.self)
                return
            }
            begun.pass()
            container.reset()
            mayEnd.open()
        }
    }

    @Test(arguments: [Options.container, .weak, .transient]) func factoryMayWaitForAThreadThatResolves(options: Options) {
        let container = Container()
        container.register(Quick.self, options: options) { Quick() }
        container.register(Needs.self, options: options) { resolver in
            Needs(quick: onAnotherThread { resolver.resolve(Quick.self) })
        }
        _ = container.resolve(Needs.self)
    }

    @Test func factoryMayRegisterAndReset() {
        let container = Container()
        container.register(Slow.self, options: .container) {
            container.register(Quick.self, options: .container) { Quick() }
            container.reset()
            return Slow()
        }
        _ = container.resolve(Slow.self)
        _ = container.resolve(Quick.self)
    }

    /// Arguments are remembered in debug; the last reference to one may be DIKit's.
    @Test(arguments: [Options.container, .weak]) func deinitOfAnArgumentMayResolve(options: Options) {
        final class Argument: Sendable {
            let container: Container
            init(container: Container) { self.container = container }
            deinit { _ = container.resolve(Quick.self) }
        }
        let other = Container()
        other.register(Quick.self) { Quick() }
        let container = Container()
        container.register(Slow.self, options: options + .open) { _, _ in Slow() }
        _ = Reporter.collecting {
            for _ in 0..<3 {
                _ = container.resolve(Slow.self, with: [Argument(container: other)])
                _ = container.resolve(Slow.self, with: [Argument(container: other)])
            }
            container.reset()
            _ = container.resolve(Slow.self, with: [Argument(container: other)])
            container.register(Slow.self, options: options) { Slow() }
        }
    }

    @Test func factoryMayReplaceItsOwnRegistration() {
        let container = Container()
        container.register(String.self, options: .transient + .open) {
            container.register(String.self, options: .transient + .open) { "second" }
            return "first"
        }
        #expect(container.resolve(String.self) == "first")
        #expect(container.resolve(String.self) == "second")
    }

    @Test func deinitOfAnInstanceMayResolve() {
        final class Last: Sendable {
            let container: Container
            let count: Counter
            init(container: Container, count: Counter) {
                self.container = container
                self.count = count
            }
            deinit {
                _ = container.resolve(Quick.self)
                count.increment()
            }
        }
        let other = Container()
        other.register(Quick.self, options: .container) { Quick() }
        let ended = Counter(0)
        let container = Container()
        container.register(Last.self, options: .container + .open) { Last(container: other, count: ended) }
        _ = container.resolve(Last.self)
        container.reset()
        #expect(ended.current == 1)
        _ = container.resolve(Last.self)
        container.register(Last.self, options: .container) { Last(container: other, count: ended) }
        #expect(ended.current == 2)
    }
}
