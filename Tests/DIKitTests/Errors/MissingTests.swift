import Testing

@testable import DIKit

private protocol API: Sendable {}
private struct LiveAPI: API {}
private struct Model { let api: any API }
private struct Screen { let model: Model }
private struct Settings: Equatable {}
private struct Clock {}
/// Prints as Swift's own does.
private struct Duration {}

@Suite struct MissingTests {
    @Test func namesTypePlaceAndFix() {
        let container = Container()
        container.register(Settings.self) { Settings() }
        let error = resolutionError { try container.tryResolve((any API).self) }
        #expect(error?.code == .missing)
        #expect(error?.path == [])
        #expect(error?.dependency?.type == "any API")
        #expect(error?.dependency?.qualifiedType == "any DIKitTests.API")
        Golden.missing.expect(error)
    }

    @Test func saysThatAContainerIsEmpty() {
        Golden.missingInEmptyContainer.expect(resolutionError { try Container().tryResolve(Settings.self) })
    }

    @Test func printsWhoNeededItTheNearestFirst() throws {
        let container = Container()
        container.register((any API).self) { LiveAPI() }
        container.register((any API).self, options: .named("v1")) { LiveAPI() }
        container.register(options: .transient) { Model(api: try $0.tryResolve(named: "v2")) }
        container.register(options: .container) { Screen(model: try $0.tryResolve()) }
        let error = try #require(resolutionError { try container.tryResolve(Screen.self) })
        #expect(error.path.map(\.dependency.type) == ["Model", "Screen"])
        #expect(error.dependency?.name == "v2")
        #expect(error.place?.fileID == "DIKitTests/MissingTests.swift")
        Golden.missingWithPath.expect(error)
    }

    @Test func namesTheFileOfTheRequestWhereItIsAnother() {
        let container = Container()
        container.register(Settings.self, options: .transient) { try makeElsewhere(Settings.self, of: $0) { (_: Clock) in Settings() } }
        Golden.missingAskedInOtherFile.expect(resolutionError { try container.tryResolve(Settings.self) })
    }

    @Test func leavesOutTheMiddleOfALongPath() throws {
        let container = Container()
        for level in 0..<100 {
            container.register(Int.self, options: .named("level \(level)") + .transient) {
                level == 99 ? try $0.tryResolve(Int.self, named: "the end") : try $0.tryResolve(Int.self, named: "level \(level + 1)")
            }
        }
        let error = try #require(resolutionError { try container.tryResolve(Int.self, named: "level 0") })
        #expect(error.path.count == 100)
        Golden.missingFarBelow.expect(error)
    }

    @Test func hintsAtTheChildThatHasIt() {
        let parent = Container()
        parent.register((any API).self) { LiveAPI() }
        parent.register(options: .container) { Model(api: try $0.tryResolve(named: "request")) }
        let child = parent.child()
        child.register((any API).self, options: .named("request")) { LiveAPI() }
        Golden.missingThatChildHas.expect(resolutionError { try child.tryResolve(Model.self) })
    }

    @Test func saysThatAForeignParentWasAskedToo() {
        let container = Container(parent: Silent())
        container.register(Screen.self, options: .transient) { Screen(model: try $0.tryResolve()) }
        Golden.missingWithForeignParent.expect(resolutionError { try container.tryResolve(Screen.self) })
    }

    @Test func namesTheForeignResolverThatAnswersNothing() {
        let error = resolutionError { try Silent().tryResolve(Settings.self, named: "user") }
        #expect(error?.code == .missing)
        Golden.missingInForeignResolver.expect(error)
    }
}

/// A resolver that answers nothing.
private struct Silent: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }
}

@Suite struct SuggestedRegistrationTests {
    @Test func theSameTypeUnderOtherNames() throws {
        let container = Container()
        container.register((any API).self) { LiveAPI() }
        container.register((any API).self, options: .named("v1")) { LiveAPI() }
        let error = try #require(resolutionError { try container.tryResolve((any API).self, named: "v2") })
        #expect(error.suggestions.map(\.dependency.name) == [nil, "v1"])
        Golden.missingName.expect(error)
    }

    @Test func aNameInAnotherCaseIsTheLikeliestAndPartOfTheFix() throws {
        let container = Container()
        container.register(Settings.self, options: .named("Main")) { Settings() }
        container.register(Settings.self, options: .named("MAIN")) { Settings() }
        container.register(Settings.self, options: .named("mail")) { Settings() }
        let error = try #require(resolutionError { try container.tryResolve(Settings.self, named: "main") })
        #expect(error.suggestions.map(\.dependency.name) == ["Main", "MAIN", "mail"])
        Golden.missingNameInOtherCase.expect(error)
    }

    @Test func nearNamesComeBeforeOthersAndAtMostThree() throws {
        let container = Container()
        for name in ["archive", "production", "stagnig", "stagin", "staging2"] {
            container.register(Settings.self, options: .named(name)) { Settings() }
        }
        let error = try #require(resolutionError { try container.tryResolve(Settings.self, named: "staging") })
        #expect(error.suggestions.map(\.dependency.name) == ["stagnig", "stagin", "staging2"])
        Golden.missingNearNames.expect(error)
    }

    @Test func aNamedRegistrationWhereNoNameWasAskedFor() throws {
        let container = Container()
        container.register(Settings.self, options: .named("user")) { Settings() }
        let error = try #require(resolutionError { try container.tryResolve(Settings.self) })
        #expect(error.suggestions.map(\.dependency.name) == ["user"])
    }

    @Test func typesWithNearNamesThenThoseWithTheNameAsAPart() throws {
        let container = Container()
        container.register(OrderServiceLive.self) { OrderServiceLive() }
        container.register(Setting.self) { Setting() }
        container.register(OrderServise.self) { OrderServise() }
        container.register(Reorder.self) { Reorder() }
        let error = try #require(resolutionError { try container.tryResolve((any OrderService).self) })
        #expect(error.suggestions.map(\.dependency.type) == ["OrderServise", "OrderServiceLive"])
        Golden.missingNearTypes.expect(error)
    }

    @Test func aProtocolAndAnAliasOfTheParentAreSuggested() throws {
        let parent = Container()
        parent.register(LiveAPI.self) { LiveAPI() }.implements((any API).self, named: "live")
        let error = try #require(resolutionError { try parent.child().tryResolve((any API).self) })
        #expect(error.suggestions.map(\.dependency.description) == ["`any API` named \"live\"", "`LiveAPI`"])
    }

    @Test func typesThatPrintAlikeAreToldApartByTheirModules() throws {
        let container = Container()
        container.register(Swift.Duration.self) { .zero }
        container.register(Screen.self, options: .transient) { resolver in
            _ = try resolver.tryResolve(Duration.self)
            return Screen(model: Model(api: LiveAPI()))
        }
        let error = try #require(resolutionError { try container.tryResolve(Screen.self) })
        Golden.missingTypesThatPrintAlike.expect(error)
    }

    @Test func privateTypesThatPrintAlikeAreSaidToBeTwo() throws {
        let container = Container()
        registerOther(in: container)
        struct Local {}
        let error = try #require(resolutionError { try container.tryResolve(Local.self) })
        #expect(error.dependency != error.suggestions.first?.dependency)
        Golden.missingPrivateTypesThatPrintAlike.expect(error)
    }

    private func registerOther(in container: Container) {
        struct Local {}
        container.register(Local.self) { Local() }
    }

    @Test func nothingIsSuggestedWhereNothingIsNear() throws {
        let container = Container()
        container.register(Clock.self) { Clock() }
        container.register(Set<Int>.self) { [] }
        let error = try #require(resolutionError { try container.tryResolve(Settings.self) })
        #expect(error.suggestions.isEmpty)
    }
}

private protocol OrderService {}
private struct OrderServiceLive {}
private struct OrderServise {}
private struct Setting {}
private struct Reorder {}
