import DIKit
import Testing

private protocol Left: Sendable {}
private protocol Right: Sendable {}
private class Base: @unchecked Sendable {}
private final class Derived: Base, Left, Right, @unchecked Sendable {}
private struct Box<Content> { let content: Content }
extension Box { fileprivate struct Lid { let name: String } }

private func localType(_ number: Int) -> any LocalNumber.Type {
    if number == 1 {
        struct Local: LocalNumber { let number: Int }
        return Local.self
    }
    struct Local: LocalNumber { let number: Int }
    return Local.self
}
private protocol LocalNumber {
    var number: Int { get }
    init(number: Int)
}

private func keep<T>(_ value: T, in container: Container) { container.register(T.self, options: .container) { value } }
private func find<T>(_ type: T.Type, in container: Container) -> T? { container.optionalResolve(T.self) }

/// Rule 7: each way to spell a type, asked for and registered.
@Suite struct KeySpellingTests {
    @Test func optionalsAreStrippedOnBothSides() {
        let once = Container()
        once.register(Int?.self, options: .container) { 1 }
        let twice = Container()
        twice.register(Int??.self, options: .container) { .some(.some(1)) }
        let plain = Container()
        plain.register(Int.self, options: .container) { 1 }
        for container in [once, twice, plain] {
            #expect(container.resolve(Int.self) == 1)
            #expect(container.resolve(Int?.self) == 1)
            #expect(container.resolve(Int??.self) == .some(.some(1)))
            #expect(container.optionalResolve(Int?.self) == .some(1))
            #expect(container.resolveAll(Int?.self) == [1])
            #expect(container.hasRegistration(Int??.self))
        }
    }

    @Test func anOptionalOfNothingIsNilAtItsOuterLevel() {
        let container = Container()
        let none: Int?? = container.resolve()
        #expect(none == nil)
        container.register((any Left)?.self, options: .transient) { nil }
        #expect(container.resolve((any Left)?.self) == nil)
        #expect(container.optionalResolve((any Left).self) == nil)
        #expect(container.hasRegistration((any Left).self))
    }

    @Test func optionalExistentialsAreTheirExistential() {
        let container = Container()
        container.register((any Left).self, options: .container) { Derived() }
        #expect(container.resolve((any Left)?.self) is Derived)
        #expect(container.resolve((any Left)??.self) as? Derived != nil)
    }

    @Test func existentialAndConcreteTypeAreTwo() {
        let container = Container()
        container.register((any Left).self, options: .container) { Derived() }
        #expect(container.optionalResolve(Derived.self) == nil)
        #expect(container.optionalResolve((any Right).self) == nil)
    }

    @Test func compositionsAreOneInEveryOrder() {
        let container = Container()
        container.register((any Base & Left & Right).self, options: .container) { Derived() }
        let found = container.resolve((any Right & Base & Left).self)
        #expect(found === container.resolve((any Left & Right & Base).self))
        #expect(container.optionalResolve((any Base & Left).self) == nil)
        #expect(container.optionalResolve((any Left & Right).self) == nil)
    }

    @Test func metatypesAreKeys() {
        let container = Container()
        keep(Derived.self as Base.Type, in: container)
        keep(Derived.self as Derived.Type, in: container)
        keep(Derived.self as any Left.Type, in: container)
        keep((any Left).self as (any Left).Type, in: container)
        #expect(find(Base.Type.self, in: container) == Derived.self)
        #expect(find(Derived.Type.self, in: container) == Derived.self)
        #expect(find((any Left.Type).self, in: container) == Derived.self)
        #expect(find(((any Left).Type).self, in: container) == (any Left).self)
        #expect(find((any Right.Type).self, in: container) == nil)
    }

    @Test func functionsAreKeysWithTheirEffectsAndAttributes() async throws {
        let container = Container()
        container.register((() -> Int).self, options: .container) { { 1 } }
        container.register((() throws -> Int).self, options: .container) { { 2 } }
        container.register((@Sendable () async -> Int).self, options: .container) { { 3 } }
        container.register(((Int) -> Int).self, options: .container) { { $0 + 4 } }
        container.register(((inout Int) -> Void).self, options: .container) { { $0 = 5 } }
        #expect(container.resolve((() -> Int).self)() == 1)
        #expect(try container.resolve((() throws -> Int).self)() == 2)
        let asynchronous = container.resolve((@Sendable () async -> Int).self)
        #expect(await asynchronous() == 3)
        #expect(container.resolve(((Int) -> Int).self)(0) == 4)
        var number = 0
        container.resolve(((inout Int) -> Void).self)(&number)
        #expect(number == 5)
        #expect(container.optionalResolve((() async -> Int).self) == nil)
    }

    @Test func tuplesAreKeysWithTheirLabels() {
        let container = Container()
        container.register((Int, Int).self, options: .container) { (1, 2) }
        container.register((width: Int, height: Int).self, options: .container) { (width: 3, height: 4) }
        #expect(container.resolve((Int, Int).self) == (1, 2))
        #expect(container.resolve((width: Int, height: Int).self).height == 4)
        #expect(container.optionalResolve((height: Int, width: Int).self) == nil)
    }

    @Test(arguments: [Options.container, .weak, .transient, .scoped])
    func voidAndAnyAndNothingLargerAreKeys(options: Options) {
        let container = Container()
        container.register(Void.self, options: options) { () }
        container.register(Any.self, options: options) { "anything" }
        container.register(AnyObject.self, options: options) { Derived() }
        container.register([String: [Int?]].self, options: options) { ["a": [nil, 1]] }
        #expect(container.resolve(Void.self) == ())
        #expect(container.resolve(Any.self) as? String == "anything")
        #expect(container.resolve(Any?.self) as? String == "anything")
        #expect(container.resolve(AnyObject.self) is Derived)
        #expect(container.resolve([String: [Int?]].self) == ["a": [nil, 1]])
        #expect(container.optionalResolve([String: [Int]].self) == nil)
    }

    @Test func anOptionalInAnyStaysAValue() {
        let container = Container()
        container.register(Any.self, options: .container) { Int?.none as Any }
        #expect(container.resolve(Any.self) as? Int? == .some(nil))
    }

    @Test func genericTypesAreTwoForTwoParameters() {
        let container = Container()
        keep(Box(content: 1), in: container)
        keep(Box(content: "one"), in: container)
        keep(Box<Int>.Lid(name: "of a number"), in: container)
        keep(Box<String>.Lid(name: "of a text"), in: container)
        #expect(find(Box<Int>.self, in: container)?.content == 1)
        #expect(find(Box<String>.self, in: container)?.content == "one")
        #expect(find(Box<Int>.Lid.self, in: container)?.name == "of a number")
        #expect(find(Box<String>.Lid.self, in: container)?.name == "of a text")
        #expect(find(Box<Int?>.self, in: container) == nil)
    }

    @Test func localTypesThatPrintAlikeAreTwo() {
        let (first, second) = (localType(1), localType(2))
        let container = Container()
        func keepOne<T: LocalNumber>(_ type: T.Type, _ number: Int) { keep(T(number: number), in: container) }
        func findOne<T: LocalNumber>(_ type: T.Type) -> Int? { find(T.self, in: container)?.number }
        keepOne(first, 1)
        keepOne(second, 2)
        #expect(String(describing: first) == String(describing: second))
        #expect(findOne(first) == 1)
        #expect(findOne(second) == 2)
    }

    @Test func aliasIsItsType() {
        typealias Number = Int
        let container = Container()
        container.register(Number.self, options: .container) { 1 }
        #expect(container.resolve(Int.self) == 1)
        #expect(container.resolve(Array<Number>?.self) == nil)
    }

    @Test func constrainedExistentialsAreTwoForTwoConstraints() {
        guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return print("not run: constrained existentials need a newer system") }
        let container = Container()
        container.register((any Sequence<Int>).self, options: .container) { [1, 2] }
        container.register((any Sequence).self, options: .container) { "text" }
        #expect(container.resolve((any Sequence<Int>).self) is [Int])
        #expect(container.resolve((any Sequence<Int>)?.self) is [Int])
        #expect(container.resolve((any Sequence).self) is String)
        #expect(container.optionalResolve((any Sequence<String>).self) == nil)
        #expect(container.optionalResolve((any Collection<Int>).self) == nil)
        #expect(throws: ResolutionError.self) { try container.tryResolve((any Sequence<String>).self) }
    }
}
