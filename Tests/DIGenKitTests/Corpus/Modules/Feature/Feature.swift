import DIKit

public final class Store: Sendable {
    public init() {}
}

public protocol FeatureResolver: Resolver {
    func provideStore() -> Store
}

public final class Basket: Injectable {
    public struct Dependency {
        public let store: Store
        public init(store: Store) { self.store = store }
    }

    public let store: Store
    public init(dependency: Dependency) { store = dependency.store }
}

public final class Sync: AsyncInjectable {
    public struct Dependency {
        public init() {}
    }

    public init(dependency: Dependency) async {}
}
