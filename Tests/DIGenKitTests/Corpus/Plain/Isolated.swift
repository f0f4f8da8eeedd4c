import DIKit

// The main actor and other actors.

@globalActor actor Kitchen {
    static let shared = Kitchen()
}

@MainActor final class Screen: @MainActor Injectable {
    struct Dependency {
        let title: String
    }
    let title: String
    init(dependency: Dependency) { title = dependency.title }
}
@MainActor final class Navigation: @MainActor Injectable {
    struct Dependency {
        let screen: Screen
        let pane: Pane
    }
    let screen: Screen
    init(dependency: Dependency) { screen = dependency.screen }
}
struct Pane: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
@Kitchen final class Oven: @Kitchen Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
@MainActor class Screened {
    init() {}
}
class Base: Screened {}
final class Derived: Base, @MainActor Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
final class Label: @MainActor PropertyInjectable {
    struct Dependency {
        let screen: Screen
        let text: Substring
    }
    @MainActor var dependency: Dependency!
    init() {}
}
nonisolated final class Plain: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}

protocol IsolatedResolver: Resolver {
    @MainActor func provideTitle() -> String
}
final class IsolatedImplementation: IsolatedResolver {
    @MainActor func provideTitle() -> String { "title" }
}
@MainActor protocol MainResolver: Resolver {
    func provideCount() -> Int16
}
@MainActor final class MainImplementation: MainResolver {
    var count: Int16 = 3
    func provideCount() -> Int16 { count }
}

@MainActor func checkIsolated() async {
    let resolver = IsolatedImplementation()
    expect(resolver.resolveNavigation().screen.title == "title", "isolated: main-actor types")
    let label = Label()
    resolver.injectToLabel(label, text: "x")
    expect(label.dependency.text == "x" && label.dependency.screen.title == "title", "isolated: injected")
    let onMain: Screen = resolver.resolve()
    expect(onMain.title == "title", "isolated: the bridge on main")
    _ = resolver.resolvePlain()
    _ = await resolver.resolveOven()
    let title = await Task.detached { resolver.resolve(Screen.self).title }.value
    expect(title == "title", "isolated: the bridge off main")
    let main = MainImplementation()
    let count = await Task.detached { main.resolve(Int16.self) }.value
    expect(main.resolveInt16() == 3 && count == 3, "isolated: a main-actor resolver")
}
