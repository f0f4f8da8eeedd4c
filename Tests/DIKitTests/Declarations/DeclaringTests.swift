import Testing

@testable import DIKit

private final class Engine: Sendable {}
private struct Car: Sendable {
    let engine: Engine
}
private final class Driver: Sendable {
    let engine: Engine
    init(engine: Engine) { self.engine = engine }
}

extension Container {
    fileprivate var engine: Dependency<Engine> { self(.cached) { Engine() }.test { Engine() } }
    fileprivate var spareEngine: Dependency<Engine> { self(.cached) { Engine() }.test { Engine() } }
    fileprivate var car: Dependency<Car> { self(.unique) { Car(engine: self.engine()) }.test { Car(engine: self.engine()) } }
    fileprivate var driver: Dependency<Driver> { self(.singleton) { Driver(engine: self.engine()) }.test { Driver(engine: self.engine()) } }
    fileprivate var passenger: Dependency<Driver> { self(.shared) { Driver(engine: self.engine()) }.test { Driver(engine: self.engine()) } }
    fileprivate var graphEngine: Dependency<Engine> { self(.graph) { Engine() }.test { Engine() } }
    fileprivate var pair: Dependency<(Driver, Driver)> {
        self(.unique) { (Driver(engine: self.graphEngine()), Driver(engine: self.graphEngine())) }
            .test { (Driver(engine: self.graphEngine()), Driver(engine: self.graphEngine())) }
    }
}

@Suite struct DeclaringTests {
    @Test func cachedIsOnePerContainer() {
        let container = Container()
        #expect(container.engine() === container.engine())
        #expect(container.engine() !== Container().engine())
    }

    @Test func twoPropertiesOfOneTypeAreTwo() {
        let container = Container()
        #expect(container.engine() !== container.spareEngine())
    }

    @Test func uniqueIsBuiltFromTheContainer() {
        let container = Container()
        #expect(container.car().engine === container.engine())
    }

    @Test func singletonIsOneForAllContainers() {
        let (first, second) = (Container(), Container())
        #expect(first.driver() === second.driver())
        first.reset()
    }

    @Test func sharedIsOneWhileItIsHeld() {
        let container = Container()
        let held = container.passenger()
        #expect(container.passenger() === held)
        weak let gone = Container().passenger()
        #expect(gone == nil)
    }

    @Test func graphIsOneInAResolve() {
        let container = Container()
        let pair = container.pair()
        #expect(pair.0.engine === pair.1.engine)
        #expect(container.pair().0.engine !== pair.0.engine)
        #expect(container.graphEngine() !== container.graphEngine())
    }

    @Test func registeringReplacesAndResetTakesBack() {
        let container = Container()
        let mine = Engine()
        let live = container.engine()
        container.engine.register { mine }
        #expect(container.engine() === mine)
        container.engine.reset()
        #expect(container.engine() !== mine)
        #expect(container.engine() !== live)
    }

    @Test func scopeOverridesForItselfAlone() {
        let container = Container()
        let outside = container.engine()
        let mine = Engine()
        withDependencies {
            _ = $0
            container.engine.register { mine }
        } operation: {
            #expect(container.engine() === mine)
            #expect(container.car().engine === mine)
        }
        #expect(container.engine() === outside)
    }

    @Test func keptInstanceIsReusedUnlessItWasBuiltOnAnOverride() {
        let container = Container()
        let (passenger, spare) = (container.passenger(), container.spareEngine())
        let mine = Engine()
        withDependencies { _ in
            container.engine.register { mine }
        } operation: {
            #expect(container.spareEngine() === spare)
            let own = container.passenger()
            #expect(own !== passenger)
            #expect(own.engine === mine)
            #expect(container.passenger() === own)
        }
        #expect(container.passenger() === passenger)
    }
}

extension Container {
    @MainActor fileprivate var mainDriver: Dependency<Driver> {
        self(.unique) { Driver(engine: self.graphEngine()) }.test { Driver(engine: self.graphEngine()) }
    }
    fileprivate var mixedPair: Dependency<(Driver, Driver)> {
        self(.unique) { (Driver(engine: self.graphEngine()), Driver(engine: self.graphEngine())) }
            .test {
                let onMain = Container.mainDriverOfTests(self)
                return (onMain(), Driver(engine: self.graphEngine()))
            }
    }
    /// A declaration whose factory runs on the main actor, evaluated off main.
    fileprivate static func mainDriverOfTests(_ container: Container) -> Dependency<Driver> {
        container(.unique, isolation: MainActor.shared) { Driver(engine: container.graphEngine()) }
            .test(isolation: MainActor.shared) { Driver(engine: container.graphEngine()) }
    }
}

@Suite struct GraphTravelTests {
    @Test func graphTravelsToMainAndBack() async {
        let container = Container()
        let isOne = await Task.detached {
            let pair = container.mixedPair()
            return pair.0.engine === pair.1.engine
        }.value
        #expect(isOne)
    }
}
