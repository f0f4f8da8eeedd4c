import DIKit

// Generic types.

final class Storage<Element: Hashable>: Injectable {
    struct Dependency {
        let seed: Element
        let log: Journal
    }
    let seed: Element
    init(dependency: Dependency) { seed = dependency.seed }
}
final class Journal: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
struct Cached<Key: Hashable, Value>: Injectable where Value: Equatable {
    struct Dependency {
        let keys: [Key]
        let fallback: Value
    }
    let fallback: Value
    init(dependency: Dependency) { fallback = dependency.fallback }
}
struct Archive: Injectable {
    struct Dependency {
        let names: Storage<String>
        let box: Outer<Int>.Inner
    }
    let names: Storage<String>
    let box: Outer<Int>.Inner
    init(dependency: Dependency) {
        names = dependency.names
        box = dependency.box
    }
}
enum Outer<Content> {
    struct Inner {
        let content: Content
    }
}
// Generic types that need generic types, with parameters of other names and other requirements.
struct Shelf<Item: Hashable>: Injectable where Item: Sendable {
    struct Dependency {
        let storage: Storage<Item>
        let cached: Cached<Item, [Item]>
        let later: Lazy<Storage<Item>>
        let itself: () -> Shelf<Item>
        let maybe: Storage<Item?>?
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
struct Buffer<let count: Int>: Injectable {
    struct Dependency {
        let seed: String
    }
    let seed: String
    init(dependency: Dependency) { seed = dependency.seed }
}
protocol GenericsResolver: Resolver {
    func provideSeed() -> String
    func provideBox() -> Outer<Int>.Inner
}
struct GenericsImplementation: GenericsResolver {
    func provideSeed() -> String { "seed" }
    func provideBox() -> Outer<Int>.Inner { Outer<Int>.Inner(content: 6) }
}

func checkGenerics() {
    let resolver = GenericsImplementation()
    expect(resolver.resolveStorage(seed: 5).seed == 5, "generics: any arguments")
    expect(resolver.resolveArchive().names.seed == "seed", "generics: given arguments")
    expect(resolver.resolveArchive().box.content == 6, "generics: in a generic type")
    expect(resolver.resolveCached(keys: [1], fallback: "x").fallback == "x", "generics: requirements")
    let shelf = resolver.resolveShelf(seed: 4, keys: [1], fallback: [2], maybeSeed: 3).dependency
    expect(shelf.storage.seed == 4 && shelf.cached.fallback == [2] && shelf.later.wrappedValue.seed == 4, "generics: in generic ones")
    let buffer: Buffer<3> = resolver.resolveBuffer()
    expect(buffer.seed == "seed", "generics: a value as a parameter")
    let names: Storage<String> = resolver.resolve()
    expect(names.seed == "seed", "generics: the bridge")
}
