import Testing

@testable import DIKit

private final class API: Sendable {
    let number: Int
    init(number: Int = 0) { self.number = number }
}
private struct TakesLazy: Sendable {
    let api: Lazy<API>
    init(api: Lazy<API>) { self.api = api }
}
private struct TakesProvider: Sendable {
    let api: Provider<API>
    init(api: Provider<API>) { self.api = api }
}
private struct TakesOptional: Sendable {
    let api: Lazy<API>?
    init(api: Lazy<API>?) { self.api = api }
}
private struct Logged<Wrapped>: InstanceWrapper {
    let make: () -> Wrapped
    init(with factory: @escaping () -> Wrapped) { make = factory }
}
private final class Left: Sendable {
    let right: Lazy<Right>
    init(right: Lazy<Right>) { self.right = right }
}
private final class Right: Sendable {
    let left: Left
    init(left: Left) { self.left = left }
}
private struct Fixed: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { API(number: 5) as? T }
}

/// A wrapper that is not registered itself is made over what is registered as what it leads to.
@Suite struct AutoregisterWrapperTests {
    private func container(_ made: Counter = Counter(0), name: String? = nil) -> Container {
        let container = Container()
        container.register(API.self, options: Options(entityKind: .container, name: name)) { API(number: made.increment()) }
        return container
    }

    @Test(arguments: [Options.transient, .container, .scoped]) func parametersThatAreWrappersAreDeferred(options: Options) throws {
        let made = Counter(0)
        let container = container(made)
        container.autoregister(TakesLazy.self, options: options, initializer: TakesLazy.init)
        container.autoregister(TakesProvider.self, options: options, initializer: TakesProvider.init)
        let (lazy, provider) = (try container.tryResolve(TakesLazy.self), try container.tryResolve(TakesProvider.self))
        #expect(made.current == 0)
        #expect(lazy.api.wrappedValue.number == 1)
        #expect(provider.api.wrappedValue.number == 1)
    }

    @Test func wrapperIsResolvedByItsType() {
        let container = container(name: "name")
        #expect(container.resolve(Lazy<API>.self, named: "name").wrappedValue.number == 1)
        #expect(container.resolve(Provider<API>.self, named: "name").wrappedValue.number == 1)
        #expect(container.resolve(Logged<API>.self, named: "name").make().number == 1)
        #expect(container.child().resolve(Lazy<Provider<API>>.self, named: "name").wrappedValue.wrappedValue.number == 1)
        #expect(container.resolve(Lazy<Int?>.self).wrappedValue == nil)
    }

    @Test func registrationOfTheWrapperItselfComesFirst() {
        let container = container()
        container.register(Lazy<API>.self, options: .transient) { Lazy(with: { API(number: 100) }) }
        #expect(container.resolve(Lazy<API>.self).wrappedValue.number == 100)
    }

    @Test func optionalWrapperIsNilWhereNothingIsRegistered() throws {
        let empty = Container()
        empty.autoregister(TakesOptional.self, options: .transient, initializer: TakesOptional.init)
        #expect(try empty.tryResolve(TakesOptional.self).api == nil)
        #expect(empty.optionalResolve(Lazy<API>.self) == nil)
        let container = container()
        container.autoregister(TakesOptional.self, options: .transient, initializer: TakesOptional.init)
        #expect(try container.tryResolve(TakesOptional.self).api?.wrappedValue.number == 1)
        #expect(container.optionalResolve(Lazy<API>.self)?.wrappedValue.number == 1)
    }

    @Test func missingWrapperIsAnErrorOfWhatItLeadsTo() {
        let container = Container()
        container.autoregister(TakesLazy.self, options: .transient, initializer: TakesLazy.init)
        let error = resolutionError { try container.tryResolve(TakesLazy.self) }
        #expect(error?.code == .missing)
        #expect(error?.dependency?.type == "API")
        #expect(error?.report.contains("wanted as  Lazy<API>\n") == true)
        #expect(error?.report.contains("register(API.self)") == true)
    }

    @Test func lazyParameterBreaksACycle() {
        let container = Container()
        container.autoregister(Left.self, options: .container, initializer: Left.init)
        container.autoregister(Right.self, options: .transient, initializer: Right.init)
        let left = container.resolve(Left.self)
        #expect(left.right.wrappedValue.left === left)
    }

    @Test func lazyParameterOfAKeptInstanceDoesNotKeepTheContainer() {
        weak var ended: Container?
        do {
            let container = container()
            ended = container
            container.autoregister(TakesLazy.self, options: .container, initializer: TakesLazy.init)
            container.autoregister(TakesProvider.self, options: .container, initializer: TakesProvider.init)
            _ = container.resolve(TakesLazy.self).api
            _ = container.resolve(TakesProvider.self)
        }
        #expect(ended == nil)
    }

    @Test func resolverOfOnesOwnIsDeferredToo() {
        let resolver: any Resolver = Fixed()
        #expect(resolver.resolve(Lazy<API>.self).wrappedValue.number == 5)
        #expect(Container(parent: resolver).resolve(Lazy<API>.self).wrappedValue.number == 5)
    }
}

private struct Failure: Error {}
private struct TypedThrows {
    let number: Int
    init(number: Int) throws(Failure) {
        self.number = number
        if number < 0 { throw Failure() }
    }
}
private struct Total {
    let sum: Int
    init(_ numbers: Int...) { sum = numbers.reduce(0, +) }
}
private struct TakesClosure {
    let make: @Sendable () -> Int
    init(make: @escaping @Sendable () -> Int) { self.make = make }
}
private struct TakesTuple {
    let pair: (Int, String)
    init(pair: (Int, String)) { self.pair = pair }
}
@MainActor private struct Screen {
    let make: @Sendable () -> Int
    init(make: @escaping @Sendable () -> Int, pair: (Int, String)) { self.make = make }
}

/// Initializers that the compiler finds hard, and what is written for those that it cannot do.
@Suite struct AutoregisterSpellingTests {
    private func container(number: Int = 1) -> Container {
        let container = Container()
        container.register(Int.self, options: .transient) { number }
        container.register((@Sendable () -> Int).self, options: .transient) { { 3 } }
        container.register((Int, String).self, options: .transient) { (4, "four") }
        return container
    }

    @Test func initializerWithTypedErrors() throws {
        let (one, minusOne) = (container(), container(number: -1))
        for container in [one, minusOne] {
            container.autoregister(TypedThrows.self, options: .transient, initializer: TypedThrows.init)
            container.isolatedMain.autoregister(TypedThrows.self, options: .transient + "main", initializer: TypedThrows.init)
        }
        #expect(try one.tryResolve(TypedThrows.self).number == 1)
        #expect(try one.tryResolve(TypedThrows.self, named: "main").number == 1)
        #expect(resolutionError { try minusOne.tryResolve(TypedThrows.self) }?.underlying is Failure)
    }

    @Test func initializerWithAClosureOrATuple() {
        let container = container()
        container.autoregister(TakesClosure.self, options: .transient, initializer: TakesClosure.init)
        container.autoregister(TakesTuple.self, options: .transient, initializer: TakesTuple.init)
        #expect(container.resolve(TakesClosure.self).make() == 3)
        #expect(container.resolve(TakesTuple.self).pair == (4, "four"))
    }

    @Test func mainInitializerWithAClosureAndATuple() {
        let container = container()
        container.isolatedMain.autoregister(Screen.self, options: .transient, initializer: Screen.init)
        #expect(container.resolve(Screen.self).make() == 3)
    }

    @Test func closureInPlaceOfAnInitializerThatTheCompilerCannotDo() {
        let container = container()
        container.autoregister(Total.self, options: .transient, initializer: { (first: Int) in Total(first, 10) })
        container.isolatedMain.autoregister(
            TakesClosure.self, options: .transient, initializer: { (make: @escaping @Sendable () -> Int) in TakesClosure(make: make) })
        container.isolatedMain.autoregister(
            TakesTuple.self, options: .transient, initializer: { (pair: (Int, String)) in TakesTuple(pair: pair) })
        #expect(container.resolve(Total.self).sum == 11)
        #expect(container.resolve(TakesClosure.self).make() == 3)
        #expect(container.resolve(TakesTuple.self).pair == (4, "four"))
    }
}
