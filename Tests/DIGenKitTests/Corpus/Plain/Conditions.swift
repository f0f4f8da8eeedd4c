import DIKit

// `#if` at every place.

#if os(Linux)
    import Dispatch
#endif

final class Motor: Sendable {
    let kind: String
    init(kind: String) { self.kind = kind }
}
#if CORPUS_ELECTRIC
    struct Battery: Injectable {
        struct Dependency {}
        init(dependency: Dependency) {}
    }
#elseif CORPUS_STEAM && !DEBUG
    struct Boiler: Injectable {
        struct Dependency {
            let pressure: Int
        }
        init(dependency: Dependency) {}
    }
#else
    struct Tank: Injectable {
        struct Dependency {
            let litres: Int
        }
        let litres: Int
        init(dependency: Dependency) { litres = dependency.litres }
    }
#endif
struct Machine: Injectable {
    struct Dependency {
        let motor: Motor
        #if CORPUS_ELECTRIC
            let battery: Battery
        #elseif !CORPUS_STEAM
            let tank: Tank
        #endif
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
protocol ConditionsResolver: Resolver {
    #if CORPUS_ELECTRIC
        func provideMotor(volts: Int) -> Motor
    #else
        func provideMotor() -> Motor
    #endif
}
struct Garage {}
#if !CORPUS_NEVER
    extension Garage: Injectable {
        struct Dependency {
            let machine: Machine
        }
        init(dependency: Dependency) {}
    }
#endif
struct ConditionsImplementation: ConditionsResolver {
    #if CORPUS_ELECTRIC
        func provideMotor(volts: Int) -> Motor { Motor(kind: "electric \(volts)") }
    #else
        func provideMotor() -> Motor { Motor(kind: "fuel") }
    #endif
}

func checkConditions() {
    let resolver = ConditionsImplementation()
    #if CORPUS_ELECTRIC
        expect(resolver.resolveMachine(volts: 12).dependency.motor.kind == "electric 12", "conditions: set")
        _ = resolver.resolveGarage(volts: 12)
        _ = resolver.resolveBattery()
    #elseif CORPUS_STEAM
        expect(resolver.resolveMachine().dependency.motor.kind == "fuel", "conditions: the second one set")
        _ = resolver.resolveGarage()
        _ = resolver.resolveBoiler(pressure: 3)
    #else
        expect(resolver.resolveMachine(litres: 40).dependency.tank.litres == 40, "conditions: not set")
        _ = resolver.resolveGarage(litres: 40)
    #endif
}
