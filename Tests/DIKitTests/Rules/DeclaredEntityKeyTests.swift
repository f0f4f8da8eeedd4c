import Testing

@testable import DIKit

private class Shop: EntityKeyProviding, @unchecked Sendable {
    static var entityKey: String { "DeclaredEntityKeyTests.shop" }
    let name: String
    init(_ name: String) { self.name = name }
}
private final class CornerShop: Shop, @unchecked Sendable {}
private final class Street: Sendable {
    let shop: String
    init(_ resolver: any Resolver) { shop = resolver.resolve(Shop.self).name }
}

extension Container {
    fileprivate var oneShop: Dependency<Shop> { self(.cached) { Shop("one") }.test { Shop("one") } }
    fileprivate var otherShop: Dependency<Shop> { self(.cached) { Shop("other") }.test { Shop("other") } }
}

/// A declared dependency is known by its property, whatever key its type gives.
@Suite struct DeclaredEntityKeyTests {
    private let container: Container

    init() {
        container = Container()
        container.register(Shop.self, options: .container) { Shop("typed") }
        #expect(container.resolve(Shop.self).name == "typed")
    }

    @Test func whatIsRegisteredForOnePropertyIsNothingToAnother() {
        container.oneShop.register { Shop("first") }
        container.otherShop.register { Shop("second") }
        #expect(container.oneShop().name == "first")
        #expect(container.otherShop().name == "second")
        #expect(container.resolve(Shop.self).name == "typed")
    }

    @Test func typeIsNoPropertyAndAPropertyNoType() {
        let container = Container()
        container.oneShop.register { Shop("declared") }
        #expect(container.optionalResolve(Shop.self) == nil)
        #expect(container.resolveAll(Shop.self).isEmpty)
        container.register(Shop.self) { Shop("typed") }
        #expect(container.oneShop().name == "declared")
        #expect(container.resolveAll(Shop.self).map(\.name) == ["typed"])
    }

    @Test func theSameGoesForScopes() {
        withDependencies {
            $0.oneShop.register { Shop("first") }
            $0.otherShop.register { Shop("second") }
        } operation: {
            #expect(container.oneShop().name == "first")
            #expect(container.otherShop().name == "second")
            #expect(container.resolve(Shop.self).name == "typed")
        }
    }

    @Test func overrideOfATypeOfTheSameKeyReachesWhatWasBuiltOnIt() {
        container.register(Street.self, options: .container) { Street($0) }
        let street = container.resolve(Street.self)
        #expect(street.shop == "typed")
        withDependencies {
            $0.register(CornerShop.self, options: .container) { CornerShop("corner") }
        } operation: {
            #expect(container.resolve(Shop.self).name == "corner")
            #expect(container.resolve(Street.self).shop == "corner")
        }
        #expect(container.resolve(Street.self) === street)
    }
}
