import DIKit
import Testing

private protocol Left: Sendable {}
private protocol Right: Sendable {}
private final class Both: Left, Right {}
private class Base {}
private final class Derived: Base {}

private enum Here { struct Item: Equatable { var text = "here" } }
private enum There { struct Item: Equatable { var text = "there" } }

/// Rule 7: identity is the type.
@Suite struct KeyTests {
    @Test func typesThatPrintAlikeAreTwoKeys() {
        func local(_ text: String) -> (Any.Type, (Container) -> Void, (Container) -> String) {
            struct Local { let text: String }
            return (Local.self, { $0.register(Local.self, options: .transient) { Local(text: text) } }, { $0.resolve(Local.self).text })
        }
        let container = Container()
        container.register(Here.Item.self, options: .container) { Here.Item() }
        container.register(There.Item.self, options: .container) { There.Item() }
        #expect(container.resolve(Here.Item.self).text == "here")
        #expect(container.resolve(There.Item.self).text == "there")
        let (_, register, resolve) = local("local")
        register(container)
        #expect(resolve(container) == "local")
    }

    @Test func compositionsInBothOrdersAreOneKey() {
        let container = Container()
        container.register((any Left & Right).self, options: .container) { Both() }
        #expect(container.resolve((any Right & Left).self) is Both)
        #expect(container.optionalResolve((any Left).self) == nil)
    }

    @Test func classIsNotItsBase() {
        let container = Container()
        container.register(Base.self, options: .container) { Derived() }
        #expect(container.resolve(Base.self) is Derived)
        #expect(container.optionalResolve(Derived.self) == nil)
    }

    @Test func everyKindOfTypeIsAKey() {
        let container = Container()
        container.register(Int.Type.self, options: .container) { Int.self }
        container.register((@Sendable (Int) -> Int).self, options: .container) { { $0 + 1 } }
        container.register((Int, String).self, options: .container) { (1, "one") }
        container.register(Void.self, options: .container) { () }
        container.register([Int].self, options: .container) { [1] }
        container.register(Any.self, options: .container) { "anything" }
        container.register((any Left.Type).self, options: .container) { Both.self }
        #expect(container.resolve(Int.Type.self) == Int.self)
        #expect(container.resolve((@Sendable (Int) -> Int).self)(1) == 2)
        #expect(container.resolve((Int, String).self) == (1, "one"))
        #expect(container.resolve(Void.self) == ())
        #expect(container.resolve([Int].self) == [1])
        #expect(container.resolve(Any.self) as? String == "anything")
        let kind: any Left.Type = container.resolve()
        #expect(ObjectIdentifier(kind) == ObjectIdentifier(Both.self))
        #expect(container.optionalResolve([String].self) == nil)
    }

    @Test func parameterisedExistentialsAreKeysOfTheirOwn() {
        guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return print("not run: parameterised existentials need a newer system") }
        let container = Container()
        container.register((any Collection<Int>).self, options: .container) { [1] }
        container.register((any Collection<String>).self, options: .container) { ["one"] }
        #expect(container.resolve((any Collection<Int>).self).count == 1)
        #expect(container.resolve((any Collection<String>).self) is [String])
    }

    @Test func emptyNameIsAName() {
        let container = Container()
        container.register(Int.self, options: .container + "") { 1 }
        #expect(container.optionalResolve(Int.self) == nil)
        #expect(container.resolve(Int.self, named: "") == 1)
    }

    @Test func equalNamesAreOneKeyHoweverTheyAreMade() {
        let container = Container()
        let long = "a name that does not fit into the bytes of a string value"
        container.register(Int.self, options: .container + long) { 1 }
        let made = long.split(separator: " ").joined(separator: " ")
        #expect(container.resolve(Int.self, named: made) == 1)
        container.register(Int.self, options: .container + "caf\u{E9}") { 2 }
        #expect(container.resolve(Int.self, named: "cafe\u{301}") == 2)
    }
}
