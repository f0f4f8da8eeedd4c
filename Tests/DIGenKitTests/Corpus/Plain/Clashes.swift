import DIKit

// Names that generated code uses as well.

struct Arguments: Sendable {}
struct ClashesResolverTable {}
enum ModuleIsolation {}

struct Lantern: Injectable {
    struct Dependency {
        let arguments: Arguments
        let bulb: Bulb
        let table: ClashesResolverTable
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
struct Bulb: Sendable {
    let watts: Int
}
// A property with the name of its own type, and a parameter with that of the type that is made.
struct socket: Injectable {
    struct Dependency {
        let socket: Bulb
        let plug: plug
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
struct plug: Injectable {
    struct Dependency {
        let plug: String
        let `await`: Int8
        let `let`: Int16
        let `self`: Int32
        let bulb: Bulb
        let `Self`: Bulb
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
// Another `init(dependency:)` is not the one.
struct Switch: Injectable {
    struct Dependency {
        let bulb: Bulb
    }
    let watts: Int
    private init(dependency: Int) { watts = dependency }
    init(dependency: Dependency) { self.init(dependency: dependency.bulb.watts) }
}
protocol ClashesResolver: Resolver {
    func provideArguments() -> Arguments
    // Named as what is generated.
    func resolveBulb() -> Bulb
    func resolveShade(color: String) -> Shade
}
struct Shade: Sendable {
    let color: String
}
struct ClashesImplementation: ClashesResolver {
    func provideArguments() -> Arguments { Arguments() }
    func resolveBulb() -> Bulb { Bulb(watts: 40) }
    func resolveShade(color: String) -> Shade { Shade(color: color) }
}

func checkClashes() {
    let resolver = ClashesImplementation()
    expect(resolver.resolveLantern(table: ClashesResolverTable()).dependency.bulb.watts == 40, "clashes: a provider named as what is generated")
    let bulb: Bulb = resolver.resolve()
    let shade: Shade = resolver.resolve(with: ["red"])
    expect(bulb.watts == 40 && shade.color == "red", "clashes: and behind the bridge")
    let made = resolver.resolveSocket(plug: "a", await: 2, let: 3, self: 4)
    expect(made.dependency.socket.watts == 40 && made.dependency.plug.dependency.plug == "a", "clashes: properties named as types")
    expect(made.dependency.plug.dependency.`self` == 4 && made.dependency.plug.dependency.`let` == 3, "clashes: properties named as keywords")
    expect(resolver.resolveSwitch().watts == 40, "clashes: of two initialisers the one of the dependency")
}
