import DIKit

// Several resolvers, one that refines another, one that provides in an extension, one type that is two of them.

final class Wheel: Sendable {}
final class Engine: Sendable {
    let power: Int
    init(power: Int) { self.power = power }
}
final class Sail: Sendable {}

protocol VehicleResolver: Resolver {
    func provideWheel() -> Wheel
}
protocol CarResolver: VehicleResolver {
    func provideEngine(power: Int) -> Engine
}
extension CarResolver {
    func provideHorn(loudness: Int = 3) -> Horn { Horn(loudness: loudness) }
    func helper() -> Int { 1 }
}
struct Horn: Sendable {
    let loudness: Int
}
protocol BoatResolver: Resolver {
    func provideSail() -> Sail
}

struct Car: Injectable {
    struct Dependency {
        let wheel: Wheel
        let engine: Engine
        let horn: Horn
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
struct Boat: Injectable {
    struct Dependency {
        let sail: Sail
    }
    let sail: Sail
    init(dependency: Dependency) { sail = dependency.sail }
}

struct CarImplementation: CarResolver {
    let wheel = Wheel()
    func provideWheel() -> Wheel { wheel }
    func provideEngine(power: Int) -> Engine { Engine(power: power) }
}
final class Amphibian: CarResolver, BoatResolver {
    let wheel = Wheel()
    let sail = Sail()
    func provideWheel() -> Wheel { wheel }
    func provideEngine(power: Int) -> Engine { Engine(power: power) }
    func provideSail() -> Sail { sail }
}

// Whatever two resolvers have in common can be asked of a type that conforms to both, whatever its own parameters are called.
struct Anchor: Injectable {
    struct Dependency {
        let weight: Int
    }
    let weight: Int
    init(dependency: Dependency) { weight = dependency.weight }
}
struct Hovercraft<T: Sendable>: CarResolver, BoatResolver {
    let t: T
    func provideWheel() -> Wheel { Wheel() }
    func provideEngine(power: Int) -> Engine { Engine(power: power) }
    func provideSail() -> Sail { Sail() }
}
nonisolated class Ferry: CarResolver, BoatResolver, @unchecked Sendable {
    func provideWheel() -> Wheel { Wheel() }
    func provideEngine(power: Int) -> Engine { Engine(power: power) }
    func provideSail() -> Sail { Sail() }
}
nonisolated final class FastFerry: Ferry, @unchecked Sendable {}

func checkResolvers() {
    expect(Hovercraft(t: 1).resolveAnchor(weight: 5).weight == 5, "resolvers: what two have in common")
    expect(FastFerry().resolveAnchor(weight: 6).weight == 6, "resolvers: what two have in common, of a superclass")
    let common: Anchor = Hovercraft(t: "").resolve(with: [7])
    expect(common.weight == 7, "resolvers: two in one generic type")
    let car = CarImplementation().resolveCar(power: 90)
    expect(car.dependency.engine.power == 90, "resolvers: a provider's parameter bubbles up")
    expect(car.dependency.horn.loudness == 3, "resolvers: a provider in an extension, with a default value")
    let amphibian = Amphibian()
    let wheel: Wheel = amphibian.resolve()
    let boat: Boat = amphibian.resolve()
    let asked: Car = amphibian.resolve(with: [40])
    expect(wheel === amphibian.wheel, "resolvers: two in one type, the first answers")
    expect(boat.sail === amphibian.sail, "resolvers: two in one type, the second answers")
    expect(asked.dependency.engine.power == 40, "resolvers: arguments by type")
    expect(amphibian.hasRegistration(Boat.self) && !CarImplementation().hasRegistration(Boat.self), "resolvers: each gets what it reaches")
}
