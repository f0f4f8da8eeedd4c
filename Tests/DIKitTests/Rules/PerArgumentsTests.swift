import Testing

@testable import DIKit

private final class Channel: Sendable {
    let topic: String
    init(_ topic: String) { self.topic = topic }
}

/// Equal hash values, different values.
private struct Colliding: Hashable {
    let value: Int
    func hash(into hasher: inout Hasher) {}
}
private struct Uncomparable {}
private class Numbered: Hashable, @unchecked Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Numbered, right: Numbered) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
private final class NumberedTwice: Numbered, @unchecked Sendable {}
/// Does something while it is compared.
private struct Disturbing: Hashable, Sendable {
    let body: @Sendable () -> Void
    static func == (left: Disturbing, right: Disturbing) -> Bool {
        left.body()
        return true
    }
    func hash(into hasher: inout Hasher) {}
}
/// Asks the container while it is compared.
private struct Curious: Hashable {
    let container: Container
    static func == (left: Curious, right: Curious) -> Bool { left.container.resolve(Int.self) == right.container.resolve(Int.self) }
    func hash(into hasher: inout Hasher) { hasher.combine(container.resolve(Int.self)) }
}

@Suite struct PerArgumentsTests {
    private func container(_ options: Options = .container.perArguments, made: Counter = Counter(0)) -> Container {
        let container = Container()
        container.register(Channel.self, options: options) { _, arguments in
            made.increment()
            return Channel(arguments.optionalFirst() ?? "none")
        }
        return container
    }

    @Test func scopeKeepsTheOneOfEachArgumentHoweverManyThereAre() {
        let container = Container()
        container.register(Machine.self, options: .container.perArguments) { [unowned container] _, _ in Machine(container.tool()) }
        withDependencies {
            $0.tool.register { Tool("mine") }
        } operation: {
            let first = container.resolve(Machine.self, with: [0])
            for number in 1..<100 { #expect(container.resolve(Machine.self, with: [number]) !== first) }
            #expect(container.resolve(Machine.self, with: [0]) === first)
        }
    }

    @Test func equalArgumentsGiveOneInstance() {
        let container = container()
        let news: Channel = container.resolve(with: ["news"])
        #expect(container.resolve(Channel.self, with: ["new" + "s"]) === news)
        #expect(container.resolve(Channel.self, with: ["sport"]) !== news)
        #expect(container.resolve(Channel.self, with: ["news", 1]) !== news)
        #expect(news.topic == "news")
    }

    @Test func noArgumentsAreASetOfTheirOwn() {
        let container = container()
        let none: Channel = container.resolve()
        #expect(container.resolve(Channel.self, with: []) === none)
        #expect(container.resolve(Channel.self, with: ["news"]) !== none)
    }

    @Test func equalHashValuesAreNotEnough() {
        let container = container()
        let one: Channel = container.resolve(with: [Colliding(value: 1)])
        #expect(container.resolve(Channel.self, with: [Colliding(value: 2)]) !== one)
        #expect(container.resolve(Channel.self, with: [Colliding(value: 1)]) === one)
    }

    @Test func argumentsOfOtherTypesAreOthers() {
        let container = container()
        let one: Channel = container.resolve(with: [1 as Int])
        #expect(container.resolve(Channel.self, with: [1 as Int8]) !== one)
        #expect(container.resolve(Channel.self, with: [Int?.some(1) as Any]) !== one)
    }

    @Test func aSubclassIsNotItsBaseThoughTheyAreEqual() {
        let container = container()
        let base: Channel = container.resolve(with: [Numbered(1)])
        #expect(container.resolve(Channel.self, with: [NumberedTwice(1)]) !== base)
        #expect(container.resolve(Channel.self, with: [Numbered(1)]) === base)
    }

    @Test func requestThatFindsACellWhileItIsSweptLooksAgain() {
        let container = container(.weak.perArguments)
        let work = Shared<(@Sendable () -> Void)?>(nil)
        let key = Disturbing {
            work.withValue { work in
                defer { work = nil }
                return work
            }?()
        }
        // Leaves a cell without an instance.
        _ = container.resolve(Channel.self, with: [key])
        work.withValue { $0 = { for index in 0..<40 { _ = container.resolve(Channel.self, with: [index]) } } }
        let held: Channel = container.resolve(with: [key])
        #expect(container.resolve(Channel.self, with: [key]) === held)
    }

    @Test func anArgumentThatIsNotHashableIsAnError() {
        let error = #expect(throws: ResolutionError.self) { try container().tryResolve(Channel.self, with: ["news", Uncomparable()]) }
        Golden.argumentNotHashable.expect(error)
    }

    @Test func comparingMayAskTheContainer() {
        let container = container()
        container.register(Int.self, options: .container) { 7 }
        let first: Channel = container.resolve(with: [Curious(container: container)])
        #expect(container.resolve(Channel.self, with: [Curious(container: container)]) === first)
    }

    @Test func eachIsMadeOnceUnderThreads() {
        let made = Counter(0)
        let container = container(made: made)
        let found = onThreads(8) { index in (0..<50).map { ObjectIdentifier(container.resolve(Channel.self, with: [($0 + index) % 50])) } }
        #expect(made.current == 50)
        #expect(Set(found.flatMap(\.self)).count == 50)
    }

    @Test func resetLetsGoOfInstancesAndArguments() {
        let container = container()
        weak let instance = container.resolve(Channel.self, with: ["news"])
        weak var argument: Channel?
        do {
            let key = HashableReference()
            weak let held = key
            _ = container.resolve(Channel.self, with: [key])
            container.reset()
            withExtendedLifetime(held) {}
            argument = key.channel
        }
        #expect(instance == nil)
        #expect(argument == nil)
        #expect(container.resolve(Channel.self, with: ["news"]).topic == "news")
    }

    @Test func weakInstancesLiveAsLongAsSomebodyHoldsThem() {
        let made = Counter(0)
        let container = container(.weak.perArguments, made: made)
        let news: Channel = container.resolve(with: ["news"])
        #expect(container.resolve(Channel.self, with: ["news"]) === news)
        _ = container.resolve(Channel.self, with: ["sport"])
        _ = container.resolve(Channel.self, with: ["sport"])
        #expect(made.current == 3)
        withExtendedLifetime(news) {}
    }

    @Test func weakInstancesThatAreGoneLeaveNothingBehind() throws {
        let container = container(.weak.perArguments)
        let held: Channel = container.resolve(with: [-1])
        for index in 0..<1000 { _ = container.resolve(Channel.self, with: [index]) }
        let cell = try #require(container.registry.cell(for: Key(Channel.self)))
        #expect(Creations.shared.state.withLock { _ in cell.variants.all.count } <= 17)
        #expect(container.resolve(Channel.self, with: [-1]) === held)
    }

    @Test func scopedInstancesBelongToTheContainerThatWasAsked() {
        let container = container(.scoped.perArguments)
        let child = container.child()
        let own: Channel = container.resolve(with: ["news"])
        #expect(child.resolve(Channel.self, with: ["news"]) !== own)
        #expect(child.resolve(Channel.self, with: ["news"]) === child.resolve(Channel.self, with: ["news"]))
    }

    @Test func oneMayNeedAnotherAndItselfIsACycle() throws {
        let container = Container()
        container.register([Int].self, options: .container.perArguments) { (resolver: any Resolver, arguments: Arguments) throws -> [Int] in
            let depth = arguments.first(Int.self)
            return try depth == 0 ? [0] : [depth] + resolver.tryResolve([Int].self, with: [depth == 100 ? depth : depth - 1])
        }
        #expect(try container.tryResolve([Int].self, with: [3]) == [3, 2, 1, 0])
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve([Int].self, with: [100]) }
        #expect(error?.code == .cycle)
    }

    @Test func aResetInTheMiddleOfACreationIsStillSeenAsACycle() {
        let container = Container()
        container.register([Int].self, options: .container.perArguments) { (resolver: any Resolver, arguments: Arguments) throws -> [Int] in
            container.reset()
            return try resolver.tryResolve(with: arguments)
        }
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve([Int].self, with: [1]) }
        #expect(error?.code == .cycle)
    }

    @Test func nothingChangesForTransient() {
        let container = container(.transient.perArguments)
        #expect(container.resolve(Channel.self, with: [Uncomparable()]) !== container.resolve(Channel.self, with: [Uncomparable()]))
    }

    @Test func implementedTypesFollow() {
        let container = Container()
        container.register(Channel.self, options: .container.perArguments) { _, arguments in Channel(arguments.first()) }
            .implements((any Sendable).self)
        let news: Channel = container.resolve(with: ["news"])
        #expect(container.resolve((any Sendable).self, with: ["news"]) as? Channel === news)
        #expect(container.resolve((any Sendable).self, with: ["sport"]) as? Channel !== news)
    }
}

private final class HashableReference: Hashable, Sendable {
    let channel = Channel("held by the argument")
    static func == (left: HashableReference, right: HashableReference) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
