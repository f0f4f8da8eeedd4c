import Testing

@testable import DIKit

protocol PublicService {}
private protocol Service {}
private struct LiveService: PublicService, Service {}
private class Base {}
private final class Derived: Base {}
private final class Other {}

/// What is registered as another type than it is asked for.
@Suite struct KinshipTests {
    private func container() -> Container {
        let container = Container()
        container.register(Other.self) { Other() }
        container.register(LiveService.self, options: .container) { LiveService() }
        container.register(Derived.self) { Derived() }
        return container
    }

    @Test func typeThatConformsToWhatIsAskedFor() {
        let error = resolutionError { try container().child().tryResolve((any PublicService).self) }
        #expect(error?.suggestions.map(\.dependency.type) == ["LiveService"])
        Golden.missingProtocolOfAType.expect(error)
    }

    /// Nothing but an instance tells what conforms to a private protocol.
    @Test func instanceThatConformsToAPrivateProtocol() {
        let container = container()
        _ = container.resolve(LiveService.self)
        let error = resolutionError { try container.tryResolve((any Service).self) }
        #expect(error?.report.contains("fix  let the registration of `LiveService` say `.implements((any Service).self)`; or register it") == true)
    }

    @Test func typeThatDerivesFromWhatIsAskedFor() {
        let error = resolutionError { try container().tryResolve(Base.self) }
        #expect(error?.suggestions.map(\.dependency.type) == ["Derived"])
        #expect(error?.report.contains("`.implements(Base.self)`") == true)
    }

    @Test func typeThatWhatIsAskedForIs() {
        let container = Container()
        container.register((any PublicService).self) { LiveService() }
        container.register(Base.self) { Derived() }
        Golden.missingTypeOfAProtocol.expect(resolutionError { try container.tryResolve(LiveService.self) })
        #expect(resolutionError { try container.tryResolve(Derived.self) }?.report.contains("fix  ask for `Base`; or register it") == true)
    }

    @Test func aNameGoesWithIt() {
        let container = Container()
        container.register(Derived.self, options: .named("name")) { Derived() }
        let error = resolutionError { try container.tryResolve(Base.self, named: "name") }
        #expect(error?.report.contains("`.implements(Base.self, named: \"name\")`") == true)
        #expect(resolutionError { try container.tryResolve(Base.self) }?.suggestions == [])
    }

    @Test func everythingIsNoKin() {
        let container = Container()
        container.register(Any.self) { 3 }
        container.register(AnyObject.self) { Other() }
        #expect(resolutionError { try container.tryResolve(Other.self) }?.suggestions == [])
        #expect(resolutionError { try self.container().tryResolve(Any.self) }?.suggestions == [])
    }

    @Test func onlyNamesArePartOfTheFix() {
        let container = Container()
        for name in ["light", "dark"] { container.register(Other.self, options: .named(name)) { Other() } }
        let error = resolutionError { try container.tryResolve(Other.self) }
        #expect(error?.report.contains("fix  ask for a name: \"light\" or \"dark\"; or register it: register(Other.self) { … }") == true)
    }
}
