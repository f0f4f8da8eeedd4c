import DIKit

// A generated resolver behind the other faces.

final class Radio: Injectable {
    struct Dependency {
        let antenna: Antenna
        let frequency: Int
        var presets: [Int]?
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
final class Antenna: Sendable {}
protocol BridgeResolver: Resolver {
    func provideAntenna() -> Antenna
}
final class BridgeImplementation: BridgeResolver {
    let antenna = Antenna()
    func provideAntenna() -> Antenna { antenna }
}
final class Hi {
    @Inject var antenna: Antenna
    @Inject(with: [88]) var radio: Radio
    @Inject var nothing: Orbit?
}

func checkBridge() {
    let resolver = BridgeImplementation()
    let container = Container(parent: resolver)
    let antenna: Antenna = container.resolve()
    expect(antenna === resolver.antenna, "bridge: a container's parent")
    container.register(String.self, options: .container) { "\(ObjectIdentifier($0.resolve(Antenna.self)) == ObjectIdentifier(antenna))" }
    expect(container.resolve(String.self) == "true", "bridge: in a factory")
    container.makeShared()
    let hi = Hi()
    expect(hi.antenna === resolver.antenna && hi.radio.dependency.antenna === resolver.antenna, "bridge: @Inject")
    expect(hi.radio.dependency.frequency == 88 && hi.nothing == nil, "bridge: arguments")
    expect(container.optionalResolve(Antenna.self, named: "x") == nil, "bridge: names")
    container.razeShared()
}
