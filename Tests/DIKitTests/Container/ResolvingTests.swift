import DIKit
import Testing

private protocol API: AnyObject, Sendable { var name: String { get } }
private final class LiveAPI: API {
    let name: String
    init(name: String = "live") { self.name = name }
}
private final class Screen: Sendable {
    let api: any API
    init(api: any API) { self.api = api }
}
private struct Setting: Equatable { var value: Int }

@Suite struct ResolvingTests {
    @Test func resolvesWhatWasRegistered() {
        let container = Container()
        container.register((any API).self, options: .container) { LiveAPI() }
        container.register(options: .transient) { resolver in Screen(api: resolver.resolve()) }
        let first: Screen = container.resolve()
        let second = container.resolve(Screen.self)
        #expect(first !== second)
        #expect(first.api === second.api)
    }

    @Test func weakInstanceLivesWhileHeldOutside() {
        let container = Container()
        container.register(LiveAPI.self) { LiveAPI() }
        var held: LiveAPI? = container.resolve()
        weak let observed = held
        #expect(container.resolve(LiveAPI.self) === held)
        held = nil
        #expect(observed == nil)
        _ = container.resolve(LiveAPI.self)
    }

    @Test func weakExistentialIsTheSameObject() {
        let container = Container()
        container.register((any API).self) { LiveAPI(name: "x") }
        let held = container.resolve((any API).self)
        let again = container.resolve((any API).self)
        #expect(held === again)
        #expect(again.name == "x")
    }

    @Test func weakValueBehavesAsTransient() {
        let container = Container()
        nonisolated(unsafe) var made = 0
        container.register(Setting.self) {
            made += 1
            return Setting(value: made)
        }
        #expect(container.resolve(Setting.self) == Setting(value: 1))
        #expect(container.resolve(Setting.self) == Setting(value: 2))
    }

    @Test func optionalFindsTheStrippedType() {
        let container = Container()
        container.register(Setting.self, options: .container) { Setting(value: 3) }
        #expect(container.resolve(Setting?.self) == Setting(value: 3))
        #expect(container.resolve(Setting??.self) == Setting(value: 3))
        #expect(container.resolve(Int?.self) == nil)
        #expect(container.resolve(Int??.self) == Int??.none)
        #expect(container.optionalResolve(Setting.self) == Setting(value: 3))
        #expect(container.optionalResolve(Int.self) == nil)
    }

    @Test func factoryOfAnOptionalMayAnswerNil() throws {
        let container = Container()
        nonisolated(unsafe) var answer: Int?
        container.register(Int?.self, options: .container) { answer }
        #expect(container.resolve(Int?.self) == nil)
        #expect(container.optionalResolve(Int.self) == nil)
        #expect(throws: ResolutionError.self) { try container.tryResolve(Int.self) }
        answer = 5
        #expect(container.resolve(Int?.self) == 5)
        answer = 6
        #expect(container.resolve(Int.self) == 5)
    }
}
