import Testing

@testable import DIKit

private struct Box<Value: Sendable>: Sendable { let value: Value }

extension Container {
    fileprivate var integers: Dependency<Box<Int>> { self(.cached) { Box(value: 1) }.test { Box(value: 1) } }
    fileprivate var texts: Dependency<Box<String>> { self(.cached) { Box(value: "a") }.test { Box(value: "a") } }
    fileprivate var maybe: Dependency<Tool?> { self(.cached) { nil }.test { nil } }
    fileprivate var doubtful: Dependency<Tool??> { self(.cached) { .some(nil) }.test { .some(nil) } }
    fileprivate var named: Dependency<any Named> { self(.cached) { Tool("named") }.test { Tool("named") } }
    fileprivate var action: Dependency<@Sendable (Int) -> Int> { self(.cached) { { $0 + 1 } }.test { { $0 + 1 } } }
    fileprivate var pair: Dependency<(Tool, Int)> { self(.cached) { (Tool(), 2) }.test { (Tool(), 2) } }
    @MainActor fileprivate var panel: Dependency<Panel> { self(.cached) { Panel() }.test { Panel() } }
    fileprivate func numbered(_ number: Int) -> Dependency<Box<Int>> { self(.unique) { Box(value: number) }.test { Box(value: number) } }
}

@MainActor private final class Panel {
    init() {}
}

/// A declaration is known by its type and its property.
@Suite struct DeclaredKeyTests {
    let container = Container()

    @Test func twoPropertiesOfOneTypeAreTwo() {
        container.tool.register { Tool("first") }
        #expect(container.tool().name == "first")
        #expect(container.spareTool().name == "tool")
        container.spareTool.register { Tool("second") }
        #expect(container.tool().name == "first")
        #expect(container.spareTool().name == "second")
        container.tool.reset()
        #expect(container.tool().name == "tool")
        #expect(container.spareTool().name == "second")
    }

    @Test func typeRegisteredByTypeIsAnother() {
        container.register(Tool.self) { Tool("typed") }
        #expect(container.tool().name == "tool")
        container.tool.register { Tool("declared") }
        #expect(container.resolve(Tool.self).name == "typed")
    }

    @Test func genericTypes() {
        #expect(container.integers().value == 1)
        #expect(container.texts().value == "a")
        container.integers.register { Box(value: 2) }
        #expect(container.integers().value == 2)
        #expect(container.texts().value == "a")
    }

    @Test func optionalTypes() {
        #expect(container.maybe() == nil)
        container.maybe.register { Tool("some") }
        #expect(container.maybe()?.name == "some")
        #expect(container.maybe() === container.maybe())
        container.maybe.register { nil }
        #expect(container.maybe() == nil)
        #expect(container.doubtful() != nil)
    }

    @Test func answersOfNilAreNotKept() {
        let made = Counter(0)
        container.maybe.register {
            made.increment() < 3 ? nil : Tool("third")
        }
        #expect(container.maybe() == nil)
        #expect(container.maybe() == nil)
        #expect(container.maybe()?.name == "third")
        #expect(container.maybe()?.name == "third")
        #expect(made.current == 3)
    }

    @Test func existentialTypes() {
        #expect(container.named().name == "named")
        container.named.register { Tool("other") }
        #expect(container.named().name == "other")
    }

    @Test func functionTypes() {
        #expect(container.action()(1) == 2)
        container.action.register { { $0 * 10 } }
        #expect(container.action()(1) == 10)
        #expect(
            withDependencies {
                $0.action.register { { -$0 } }
            } operation: {
                container.action()(1)
            } == -1)
    }

    @Test func tuples() {
        let pair = container.pair()
        #expect(pair.0 === container.pair().0)
        #expect(pair.1 == 2)
    }

    @Test @MainActor func propertyOfTheMainActor() {
        #expect(container.panel() === container.panel())
        let own = Panel()
        withDependencies {
            $0.panel.register { own }
        } operation: {
            #expect(container.panel() === own)
        }
        let owner = InjectSettings.withScope(container) { dependency(\.panel) }
        #expect(owner === container.panel())
    }

    @Test func functionDeclaresOneWhateverItsArguments() {
        #expect(container.numbered(1).callAsFunction().value == 1)
        #expect(container.numbered(2).callAsFunction().value == 2)
        container.numbered(1).register { Box(value: 7) }
        #expect(container.numbered(2).callAsFunction().value == 7)
    }
}
