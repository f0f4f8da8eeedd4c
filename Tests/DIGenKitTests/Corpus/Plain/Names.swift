import DIKit

// Names that need care.

struct `Protocol`: Injectable {
    struct Dependency {
        let `default`: Int
        let `self`: UInt
    }
    let value: Int
    init(dependency: Dependency) { value = dependency.default }
}
final class Überblick: Injectable {
    struct Dependency {
        let größe: Double
        let 名前: String
    }
    let größe: Double
    init(dependency: Dependency) { größe = dependency.größe }
}
enum Home {
    struct Model: Injectable {
        struct Dependency {
            let id: Int
        }
        let id: Int
        init(dependency: Dependency) { id = dependency.id }
    }
}
enum Work {
    struct Model: Injectable {
        struct Dependency {
            let id: String
        }
        let id: String
        init(dependency: Dependency) { id = dependency.id }
    }
}
struct Both: Injectable {
    struct Dependency {
        let home: Home.Model
        let work: Work.Model
        let again: Home.Model
        let id: Character
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
/// A property that is called as a generated method, and one as what a dependency's parameter is called.
struct Shadow: Injectable {
    struct Dependency {
        let resolveOrbit: Orbit
        let id: Orbit
        let model: Home.Model
    }
    let orbit: Orbit
    let model: Home.Model
    init(dependency: Dependency) {
        orbit = dependency.resolveOrbit
        model = dependency.model
    }
}
final class Orbit: Sendable {}

protocol NamesResolver: Resolver {
    func provideOrbit() -> Orbit
    func `switch`() -> Int8
}
struct NamesImplementation: NamesResolver {
    let orbit = Orbit()
    func provideOrbit() -> Orbit { orbit }
    func `switch`() -> Int8 { 1 }
}

func checkNames() {
    let resolver = NamesImplementation()
    expect(resolver.resolveProtocol(default: 4, self: 1).value == 4, "names: backticks")
    expect(resolver.resolveÜberblick(größe: 2, 名前: "n").größe == 2, "names: other letters than ASCII's")
    let both = resolver.resolveBoth(id: "c", homeId: 1, workId: "w").dependency
    expect(both.home.id == 1 && both.work.id == "w" && both.again.id == 1, "names: one name of two types")
    expect(resolver.resolveShadow(id: 3).orbit === resolver.orbit, "names: shadows")
    expect(resolver.resolveShadow(id: 3).model.id == 3, "names: a parameter called as a local")
    expect(resolver.resolveInt8() == 1, "names: a keyword as a method")
}
