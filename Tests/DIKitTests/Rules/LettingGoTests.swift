import Testing

@testable import DIKit

private final class Service: Sendable {}
private final class Needs: Sendable {
    let service: Service
    init(service: Service) { self.service = service }
}

/// Rule 10: when reset, a new registration or the container's end returns, the instances it covers are released.
@Suite struct LettingGoTests {
    @Test(arguments: [Options.container, .scoped]) func resetReleasesKeptInstances(options: Options) {
        let container = Container()
        container.register(Service.self, options: options) { Service() }
        container.register(Service.self, options: options + "named") { Service() }
        weak let first = container.resolve(Service.self)
        weak let named = container.resolve(Service.self, named: "named")
        #expect(first != nil && named != nil)
        container.reset()
        #expect(first == nil && named == nil)
    }

    @Test(arguments: [Options.container, .scoped]) func resetReleasesWhatIsKeptAsWhatItImplements(options: Options) {
        let container = Container()
        container.register(Service.self, options: options) { Service() }.implements(Any.self)
        weak let service = container.resolve(Any.self) as? Service
        #expect(service != nil && container.resolve(Service.self) === service)
        container.reset()
        #expect(service == nil)
        #expect(container.resolve(Any.self) as? Service === container.resolve(Service.self))
    }

    @Test func newRegistrationReleasesWhatIsKeptAsWhatItImplements() {
        let container = Container()
        container.register(Service.self, options: .container + .open) { Service() }.implements(Any.self)
        weak let old = container.resolve(Any.self) as? Service
        #expect(old != nil)
        container.register(Service.self, options: .container) { Service() }
        #expect(old == nil)
        #expect(container.resolve(Any.self) as? Service === container.resolve(Service.self))
    }

    @Test func whatADeadWeakInstanceImplementedIsMadeAgain() {
        let container = Container()
        container.register(Service.self) { Service() }.implements(Any.self)
        for _ in 0..<3 {
            weak let service = container.resolve(Any.self) as? Service
            #expect(service == nil)
            let held = container.resolve(Service.self)
            #expect(container.resolve(Any.self) as? Service === held)
            #expect(container.resolve(Any.self) as? Service === held)
        }
    }

    @Test func lifetimeOfAReplacementCountsForWhatItImplements() {
        let parent = Container()
        parent.register(Service.self, options: .container + .open) { Service() }.implements(Any.self)
        parent.register(Service.self, options: .scoped) { Service() }
        let child = parent.child()
        let own = parent.resolve(Any.self) as? Service
        #expect(parent.resolve(Service.self) === own)
        #expect(child.resolve(Any.self) as? Service !== own)
        #expect(child.resolve(Any.self) as? Service === child.resolve(Service.self))
    }

    @Test func resetKeepsRegistrations() {
        let container = Container()
        container.register(Service.self, options: .container) { Service() }
        let old = container.resolve(Service.self)
        container.reset()
        #expect(container.resolve(Service.self) !== old)
    }

    @Test func resetForgetsWeakInstancesThatLiveOutside() {
        let container = Container()
        container.register(Service.self) { Service() }
        let held = container.resolve(Service.self)
        container.reset()
        #expect(container.resolve(Service.self) !== held)
    }

    @Test func newRegistrationReleasesTheInstance() {
        let container = Container()
        container.register(Service.self, options: .container + .open) { Service() }
        weak let old = container.resolve(Service.self)
        #expect(old != nil)
        container.register(Service.self, options: .container) { Service() }
        #expect(old == nil)
    }

    @Test func newRegistrationReleasesTheOldFactory() {
        final class Captured: Sendable {}
        let container = Container()
        var captured: Captured? = Captured()
        weak let observed = captured
        container.register(Service.self, options: .transient + .open) { [captured] in
            withExtendedLifetime(captured) { Service() }
        }
        captured = nil
        _ = container.resolve(Service.self)
        #expect(observed != nil)
        container.register(Service.self, options: .transient) { Service() }
        // Kept while a thread of another test may still be inside a factory; each write looks again.
        container.resetUntilNothingIsRetired()
        #expect(observed == nil)
    }

    @Test func factoryReplacedWhileItRunsIsReleasedLater() {
        final class Captured: Sendable {}
        let container = Container()
        var captured: Captured? = Captured()
        weak let observed = captured
        container.register(Service.self, options: .transient + .open) { [captured] in
            container.register(Service.self, options: .transient + .open) { Service() }
            return withExtendedLifetime(captured) { Service() }
        }
        captured = nil
        _ = container.resolve(Service.self)
        container.resetUntilNothingIsRetired()
        #expect(observed == nil)
    }

    @Test(arguments: [Options.container, .weak, .transient, .scoped]) func endOfTheContainerReleasesEverything(options: Options) {
        weak var instance: Service?
        weak var ended: Container?
        do {
            let container = Container()
            ended = container
            container.register(Service.self, options: options) { Service() }
            container.register(Needs.self, options: options) { resolver in Needs(service: resolver.resolve()) }
            instance = container.resolve(Needs.self).service
        }
        #expect(ended == nil)
        #expect(instance == nil)
    }

    @Test func childKeepsItsScopedInstanceWhenTheParentIsReset() {
        let parent = Container()
        parent.register(Service.self, options: .scoped) { Service() }
        let child = parent.child()
        let kept = child.resolve(Service.self)
        parent.reset()
        #expect(child.resolve(Service.self) === kept)
        child.reset()
        #expect(child.resolve(Service.self) !== kept)
    }

    @Test func creationUnderWayGoesToThoseWhoWaitAndIsNotKept() {
        let container = Container()
        let made = Counter(0)
        let begun = Gate()
        let mayEnd = Gate()
        container.register(Service.self, options: .container) {
            if made.increment() == 1 {
                begun.open()
                mayEnd.pass()
            }
            return Service()
        }
        let first = Shared<Service?>(nil)
        concurrently(2) { index in
            guard index == 0 else {
                let service = container.resolve(Service.self)
                return first.withValue { $0 = service }
            }
            begun.pass()
            container.reset()
            mayEnd.open()
        }
        #expect(first.current != nil)
        #expect(container.resolve(Service.self) !== first.current)
        #expect(made.current == 2)
    }

    @Test func readersNeverSeeAFreedInstance() {
        let container = Container()
        container.register(Needs.self, options: .container) { Needs(service: Service()) }
        container.register((any Sendable).self, options: .container) { Needs(service: Service()) }
        let stop = Shared(false)
        concurrently(4) { index in
            guard index > 0 else {
                for _ in 0..<2_000 { container.reset() }
                return stop.withValue { $0 = true }
            }
            repeat {
                _ = container.resolve(Needs.self).service
                _ = (container.resolve((any Sendable).self) as? Needs)?.service
            } while !stop.current
        }
    }

    @Test func readersNeverCallAFreedFactory() {
        final class Captured: Sendable { let number = 1 }
        let container = Container()
        func register() {
            let captured = Captured()
            container.register(Int.self, options: .transient + .open) { captured.number }
        }
        register()
        let stop = Shared(false)
        concurrently(4) { index in
            guard index > 0 else {
                for _ in 0..<2_000 {
                    let captured = Captured()
                    container.register(Int.self, options: .transient + .open) { captured.number }
                }
                return stop.withValue { $0 = true }
            }
            repeat { #expect(container.resolve(Int.self) == 1) } while !stop.current
        }
        container.resetUntilNothingIsRetired()
        #expect(container.registry.content.withLock { $0.retired.isEmpty })
    }

    @Test func newRegistrationNamesWhatWasBuiltOnTheOldOne() {
        let container = Container()
        container.register(Service.self, options: .container + .open) { Service() }
        container.register(Needs.self, options: .container) { resolver in Needs(service: resolver.resolve()) }
        let needs = container.resolve(Needs.self)
        let reports = Reporter.collecting { container.register(Service.self, options: .container) { Service() } }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("came too late") == true)
        #expect(reports.first?.contains("Needs") == true)
        #expect(container.resolve(Needs.self) === needs)
    }
}

extension Container {
    /// Other tests' threads leave their factories sooner or later.
    fileprivate func resetUntilNothingIsRetired() {
        for _ in 0..<1_000_000 where registry.content.withLock({ !$0.retired.isEmpty }) { reset() }
    }
}
