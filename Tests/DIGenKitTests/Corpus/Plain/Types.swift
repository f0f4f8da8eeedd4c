import DIKit

// Types in every spelling.

protocol Clockwork: Sendable {
    var time: Int { get }
}
protocol Painted: Sendable {}
struct Quartz: Clockwork, Painted {
    let time: Int
}
typealias Timepiece = Clockwork
typealias Ticker = @Sendable () -> Int
typealias Pair<Element> = (first: Element, second: Element)
enum Market {
    struct Price: Equatable, Sendable {
        let cents: Int
    }
    typealias Prices = [Price]
}

protocol TypesResolver: Resolver {
    func provideClockwork() -> any Clockwork
    func provideDecorated() -> Clockwork & Painted
    func providePrices() -> [Market.Price]
    func provideByName() -> Dictionary<String, Market.Price>
    func providePair() -> (first: Int, second: Int)
    func provideTicker() -> Ticker
    func provideKind() -> Quartz.Type
    func provideName() -> String?
    func provideWeight() -> Swift.Double
}

struct Shop: Injectable {
    struct Dependency {
        let clockwork: Clockwork
        let timepiece: Timepiece
        let decorated: Painted & Clockwork
        let prices: Market.Prices
        let byName: [String: Market.Price]
        let pair: Pair<Int>
        let ticker: @Sendable () -> Int
        let kind: Quartz.Type
        let name: Optional<String>
        let weight: Double
        let maybe: Double?
        let handler: (String) -> Void
        let price: Market.Price
        let bytes: Array<UInt8>
        let error: any Error
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}

struct TypesImplementation: TypesResolver {
    func provideClockwork() -> any Clockwork { Quartz(time: 7) }
    func provideDecorated() -> Clockwork & Painted { Quartz(time: 8) }
    func providePrices() -> [Market.Price] { [Market.Price(cents: 1)] }
    func provideByName() -> [String: Market.Price] { ["a": Market.Price(cents: 2)] }
    func providePair() -> (first: Int, second: Int) { (3, 4) }
    func provideTicker() -> Ticker { { 5 } }
    func provideKind() -> Quartz.Type { Quartz.self }
    func provideName() -> String? { "shop" }
    func provideWeight() -> Swift.Double { 1.5 }
}

struct SomeError: Error {}

func checkTypes() {
    let resolver = TypesImplementation()
    let shop = resolver.resolveShop(handler: { _ in }, price: Market.Price(cents: 9), bytes: [1], error: SomeError())
    let dependency = shop.dependency
    expect(dependency.clockwork.time == 7 && dependency.timepiece.time == 7, "types: any P, P and an alias are one")
    expect(dependency.decorated.time == 8, "types: a composition in another order")
    expect(dependency.prices == [Market.Price(cents: 1)] && dependency.byName["a"] == Market.Price(cents: 2), "types: collections")
    expect(dependency.pair.second == 4 && dependency.ticker() == 5, "types: tuples and functions through aliases")
    expect(dependency.name == "shop" && dependency.weight == 1.5 && dependency.maybe == 1.5, "types: optionals")
    let clockwork: any Clockwork = resolver.resolve()
    let name: String = resolver.resolve()
    let prices: [Market.Price] = resolver.resolve()
    expect(clockwork.time == 7 && name == "shop" && prices.count == 1, "types: the bridge finds them")
    let missing: Int? = resolver.resolve()
    expect(missing == nil, "types: an optional that nobody provides is nil")
}
