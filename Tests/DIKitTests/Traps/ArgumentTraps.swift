import Testing

@testable import DIKit

private struct Greeting: Sendable { let text: String }

@Suite struct ArgumentTraps {
    @Test func anIndexOutOfRange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Greeting.self, options: .transient) { _, arguments in Greeting(text: arguments.resolve(at: 2)) }
            _ = container.resolve(Greeting.self, with: ["Bob", 3])
        }
        StandardError(result).expectTrap(
            in: "ArgumentTraps.swift",
            """
            DIKit: no argument at index 2: 2 were passed, (String, Int); `String` is wanted there
              wanted by  Greeting  registered at DIKitTests/ArgumentTraps.swift:LINE
              read       at DIKitTests/ArgumentTraps.swift:LINE
              asked for  at DIKitTests/ArgumentTraps.swift:LINE
              fix  pass it: resolve(with: […]); or read it with `optionalFirst` or `optionalResolve(at:)` if it may be absent; \
            `try` with `tryFirst` or `tryResolve(at:)` throws
            """)
    }

    @Test func anotherTypeAtTheIndex() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Greeting.self, options: .transient) { _, arguments in Greeting(text: arguments[1]) }
            _ = container.optionalResolve(Greeting.self, with: ["Bob", 3])
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: argument 1 is of type `Int`, not `String`, in (String, Int)\n"))
    }

    @Test func aNegativeIndex() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let arguments: Arguments = ["Bob"]
            _ = arguments.resolve(String.self, at: -1)
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: no argument at index -1: 1 was passed, (String); `String` is wanted there\n"))
    }

    @Test func noneOfTheType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Greeting.self, options: .transient) { _, arguments in Greeting(text: arguments.first()) }
            _ = try? container.tryResolve(Greeting.self, with: [3])
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: no argument of type `String` among (Int)\n"))
    }

    @Test func noneAtAll() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Arguments.empty.first(String.self)
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: no argument of type `String`: none was passed\n"))
    }
}
