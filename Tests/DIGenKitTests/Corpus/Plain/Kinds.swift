import DIKit

// The other protocols, and who wins.

final class Report: FactoryMethodInjectable {
    struct Dependency {
        let page: Page
    }
    let page: Page
    init(page: Page) { self.page = page }
    static func makeInstance(dependency: Dependency) -> Report { Report(page: dependency.page) }
}
struct Page: Injectable, FactoryMethodInjectable {
    struct Dependency {}
    let origin: String
    init(origin: String) { self.origin = origin }
    init(dependency: Dependency) { origin = "initializer" }
    static func makeInstance(dependency: Dependency) -> Page { Page(origin: "factory") }
}
struct Cover: Injectable {
    struct Dependency {}
    let origin: String
    init(origin: String) { self.origin = origin }
    init(dependency: Dependency) { origin = "initializer" }
}
final class Field: PropertyInjectable {
    struct Dependency {
        let cover: Cover
        let width: Int
    }
    var dependency: Dependency!
}
protocol KindsResolver: Resolver {
    func provideCover() -> Cover
    func reset()
}
struct KindsImplementation: KindsResolver {
    func provideCover() -> Cover { Cover(origin: "provider") }
    func reset() {}
}

func checkKinds() {
    let resolver = KindsImplementation()
    expect(resolver.resolveReport().page.origin == "initializer", "kinds: Injectable wins over FactoryMethodInjectable")
    expect(resolver.resolveCover().origin == "provider", "kinds: a provider wins over Injectable")
    let field = Field()
    resolver.injectToField(field, width: 8)
    expect(field.dependency.width == 8 && field.dependency.cover.origin == "provider", "kinds: PropertyInjectable")
}
