import Testing

@testable import DIKit

private protocol API: Sendable {}
private struct LiveAPI: API {}
private final class Model: Sendable {}
private final class Store: Sendable {}
private struct Screen: Sendable { let api: any API }
private enum Fault: Error { case offline }

/// What stops a program, each in a process of its own.
@Suite struct ResolvingTraps {
    @Test func aMissingType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register((any API).self) { LiveAPI() }
            _ = container.resolve((any API).self, named: "v2")
        }
        StandardError(result).expectTrap(
            in: "ResolvingTraps.swift",
            """
            DIKit: no registration for `any API` named "v2"
              asked for  at DIKitTests/ResolvingTraps.swift:LINE
              did you mean  `any API`  registered at DIKitTests/ResolvingTraps.swift:LINE
              fix  register it: register((any API).self, options: .named("v2")) { … }
            """)
    }

    @Test func aMissingTypeInsideAFactoryUnderTryResolve() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Screen.self, options: .transient) { Screen(api: $0.resolve()) }
            _ = try? container.tryResolve(Screen.self)
        }
        StandardError(result).expectTrap(
            in: "ResolvingTraps.swift",
            """
            DIKit: no registration for `any API`
              needed by  Screen  registered at DIKitTests/ResolvingTraps.swift:LINE
              note  the factory of `Screen` called `resolve`, which traps; with `try resolver.tryResolve()` there, `tryResolve` throws
              asked for  at DIKitTests/ResolvingTraps.swift:LINE
              fix  register it: register((any API).self) { … }
            """)
    }

    @Test func aFactoryThatThrowsInsideAFactoryUnderTryResolve() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register((any API).self, options: .transient) { throw Fault.offline }
            container.register(Screen.self, options: .transient) { Screen(api: $0.resolve()) }
            _ = try? container.tryResolve(Screen.self)
        }
        #expect(StandardError(result).report().contains("\n  note  the factory of `Screen` called `resolve`, which traps"))
    }

    @Test func aTrapThatNoTryResolveWaitsForSaysNothingOfIt() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Model.self) { Model() }
            container.register(Screen.self, options: .transient) { Screen(api: $0.resolve()) }
            _ = try? container.tryResolve(Model.self)
            _ = container.resolve(Screen.self)
        }
        #expect(!StandardError(result).report().contains("note"))
    }

    @Test func aCycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Model.self, options: .container) { resolver in
                _ = resolver.resolve(Store.self)
                return Model()
            }
            container.register(Store.self) { resolver in
                _ = resolver.resolve(Model.self)
                return Store()
            }
            _ = container.resolve(Model.self)
        }
        StandardError(result).expectTrap(
            in: "ResolvingTraps.swift",
            """
            DIKit: a cycle of dependencies: `Model` and `Store` need each other
              from   Model  registered at DIKitTests/ResolvingTraps.swift:LINE
              needs  Store  registered at DIKitTests/ResolvingTraps.swift:LINE
              needs  Model  registered at DIKitTests/ResolvingTraps.swift:LINE
              asked for  at DIKitTests/ResolvingTraps.swift:LINE
              fix  let one of them take a `Lazy` or a `Provider` of the next, or move what both need into a third type
            """)
    }

    @Test func recursionWithoutEndOnTheThreadOfTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = endlessly().resolve(Model.self)
        }
        StandardError(result).expectTrap(in: "ResolvingTraps.swift", recursion)
    }

    @Test func recursionWithoutEndOnASmallStack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = onAnotherThread(stackSize: 512 << 10) { endlessly().resolve(Model.self) }
        }
        StandardError(result).expectTrap(in: "ResolvingTraps.swift", recursion)
    }

    private let recursion = """
        DIKit: dependencies that need each other without end: the stack is used up after DEPTH nested factories
          from   Model  registered at DIKitTests/ResolvingTraps.swift:LINE
          needs  Model  registered at DIKitTests/ResolvingTraps.swift:LINE
          asked for  at DIKitTests/ResolvingTraps.swift:LINE
          fix  end the recursion, or let one of them take a `Lazy` or a `Provider` of the next
        """

    @Test func aFactoryThatAnswersNilWhereAnInstanceIsRequired() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Model?.self) { nil }
            _ = container.resolve(Model.self)
        }
        StandardError(result).expectTrap(
            in: "ResolvingTraps.swift",
            """
            DIKit: the factory of `Model` answered nil where an instance is required
              registered  at DIKitTests/ResolvingTraps.swift:LINE
              asked for  at DIKitTests/ResolvingTraps.swift:LINE
              fix  ask for an optional: resolve(Model?.self), or let the factory return an instance
            """)
    }

    @Test func aFactoryThatThrows() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = throwing().resolve(Model.self)
        }
        StandardError(result).expectTrap(in: "ResolvingTraps.swift", thrown)
    }

    @Test func aFactoryThatThrowsUnderOptionalResolve() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = throwing().optionalResolve(Model.self)
        }
        StandardError(result).expectTrap(in: "ResolvingTraps.swift", thrown)
    }

    @Test func aFactoryThatThrowsUnderARequestForAnOptional() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = throwing().resolve(Model?.self)
        }
        StandardError(result).expectTrap(in: "ResolvingTraps.swift", thrown)
    }

    private let thrown = """
        DIKit: the factory of `Model` threw
          threw       offline (Fault)
          registered  at DIKitTests/ResolvingTraps.swift:LINE
          asked for  at DIKitTests/ResolvingTraps.swift:LINE
          fix  handle it in the factory, or where it is asked for, with `tryResolve`
        """

    @Test func aMissingDependencyOfTheDependencyUnderOptionalResolve() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Screen.self, options: .transient) { Screen(api: try $0.tryResolve()) }
            _ = container.optionalResolve(Screen.self)
        }
        StandardError(result).expectTrap(
            in: "ResolvingTraps.swift",
            """
            DIKit: no registration for `any API`
              needed by  Screen  registered at DIKitTests/ResolvingTraps.swift:LINE
              asked for  at DIKitTests/ResolvingTraps.swift:LINE
              fix  register it: register((any API).self) { … }
            """)
    }

    @Test func aMissingDependencyOfOneOfAll() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Screen.self, options: .transient) { Screen(api: $0.resolve()) }
            _ = container.resolveAll(Screen.self)
        }
        #expect(StandardError(result).report().contains("needed by  Screen"))
    }

    @Test func anInstanceThatDoesNotImplementWhatItWasSaidTo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Model.self) { Model() }.implements((any API).self)
            _ = container.resolve((any API).self)
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: `Model` does not implement `any API`\n"))
    }

    @Test func aForeignResolverThatAnswersNothing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Silent().resolve(Model.self)
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: `Silent` answers nothing for `Model`\n"))
    }
}

private struct Silent: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }
}

private func endlessly() -> Container {
    let container = Container()
    container.register(Model.self, options: .transient) { resolver in resolver.resolve(Model.self) }
    return container
}

private func throwing() -> Container {
    let container = Container()
    container.register(Model.self) { () throws -> Model in throw Fault.offline }
    return container
}
