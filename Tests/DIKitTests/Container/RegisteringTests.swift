import Testing

@testable import DIKit

private protocol Storage: AnyObject, Sendable {}
private protocol Anonymous: Sendable {}
private final class Defaults: Storage, Anonymous {}
private final class Theme: Sendable {
    let name: String
    init(_ name: String = "default") { self.name = name }
}

@Suite struct OptionsTests {
    @Test func defaultIsFinalWeakAndUnnamed() {
        #expect(Options.default == Options(accessLevel: .final, entityKind: .weak, name: nil))
        #expect(Options() == .default)
    }

    @Test func partsAreCombinedInAnyOrder() {
        #expect(.named("light") + .container == Options(entityKind: .container, name: "light"))
        #expect(.transient + .open == Options(accessLevel: .open, entityKind: .transient))
        #expect(.container + .open + "x" + .final == Options(accessLevel: .final, entityKind: .container, name: "x"))
        #expect(.open + .transient == Options(accessLevel: .open, entityKind: .transient))
        #expect(Options.open == .weak + .open)
        #expect(Options.final == .default)
        #expect(.scoped + "x" == Options(entityKind: .scoped, name: "x"))
    }
}

@Suite struct RegisteringTests {
    @Test func namesTellRegistrationsOfOneTypeApart() {
        let container = Container()
        container.register(Theme.self, options: .named("light") + .container) { Theme("light") }
        container.register(Theme.self, options: .named("dark")) { Theme("dark") }
        #expect(container.resolve(Theme.self, named: "light").name == "light")
        #expect(container.resolve(Theme.self, named: "dark").name == "dark")
        #expect(container.optionalResolve(Theme.self) == nil)
        #expect(container.optionalResolve(Theme.self, named: "Light") == nil)
    }

    @Test func initialiserIsAFactory() {
        let container = Container()
        container.register(Defaults.self, entity: Defaults.init)
        _ = container.resolve(Defaults.self)
    }

    @Test func transientIsMadeForEachResolve() {
        let container = Container()
        container.register(Theme.self, options: .transient) { Theme() }
        #expect(container.resolve(Theme.self) !== container.resolve(Theme.self))
    }

    @Test(arguments: [Options.AccessLevel.final, .open]) func openGivesWayToALaterRegistration(level: Options.AccessLevel) {
        let container = Container()
        container.register(Theme.self, options: .transient + .open) { Theme("first") }
        container.register(Theme.self, options: .transient + level) { Theme("second") }
        #expect(container.resolve(Theme.self).name == "second")
    }

    @Test func finalStaysWhenAnOpenOneComesLater() {
        let container = Container()
        container.register(Theme.self, options: .transient) { Theme("first") }
        container.register(Theme.self, options: .transient + .open) { Theme("second") }
        #expect(container.resolve(Theme.self).name == "first")
    }

    @Test func factoryThatThrowsAnswersTryResolve() throws {
        struct Failure: Error, Equatable { let number: Int }
        let container = Container()
        container.register(Theme.self) { () throws -> Theme in throw Failure(number: 3) }
        let error = try #require(throws: ResolutionError.self) { try container.tryResolve(Theme.self) }
        #expect(error.code == .factoryThrew)
        #expect(error.underlying as? Failure == Failure(number: 3))
    }

    @Test func registeringMakesNothing() {
        let container = Container()
        let made = Counter(0)
        container.register(Theme.self, options: .container) {
            made.increment()
            return Theme()
        }.implements((any Sendable).self)
        #expect(container.hasRegistration(Theme.self))
        #expect(container.hasRegistration(Theme?.self))
        #expect(!container.hasRegistration(Theme.self, named: "x"))
        #expect(!container.hasRegistration(Defaults.self))
        #expect(container.resolveAll(Defaults.self).isEmpty)
        container.reset()
        #expect(made.current == 0)
    }
}

@Suite struct ImplementsTests {
    @Test(arguments: [Options.container, .weak, .scoped]) func sameInstanceUnderEachType(options: Options) {
        let container = Container()
        container.register(Defaults.self, options: options) { Defaults() }
            .implements((any Storage).self)
            .implements((any Anonymous).self, named: "anonymous")
        let defaults = container.resolve(Defaults.self)
        #expect(container.resolve((any Storage).self) === defaults)
        #expect(container.resolve((any Anonymous).self, named: "anonymous") as? Defaults === defaults)
        #expect(container.optionalResolve((any Anonymous).self) == nil)
    }

    @Test func transientIsMadeForEachResolveUnderEachType() {
        let container = Container()
        container.register(Defaults.self, options: .transient) { Defaults() }.implements((any Storage).self)
        #expect(container.resolve((any Storage).self) !== container.resolve((any Storage).self))
    }

    @Test func registrationMadeBeforeIsForwarded() {
        let container = Container()
        container.register(Defaults.self, options: .container + "main") { Defaults() }
        container.registration(for: Defaults.self, name: "main").implements((any Storage).self)
        #expect(container.resolve((any Storage).self) === container.resolve(Defaults.self, named: "main"))
    }

    @Test func laterRegistrationIsForwardedInItsPlace() {
        final class Others: Storage {}
        let container = Container()
        container.register((any Storage).self, options: .container + .open) { Defaults() }.implements((any Sendable).self)
        #expect(container.resolve((any Sendable).self) is Defaults)
        container.register((any Storage).self, options: .container) { Others() }
        #expect(container.resolve((any Sendable).self) is Others)
    }

    @Test func levelIsTheRegistrationsUnlessGiven() {
        let container = Container()
        container.register(Defaults.self, options: .container + .open) { Defaults() }.implements((any Storage).self)
        let other = Defaults()
        container.register((any Storage).self, options: .container) { other }
        #expect(container.resolve((any Storage).self) === other)

        container.register(Theme.self, options: .container + .open) { Theme() }.implements((any Sendable).self, accessLevel: .final)
        container.register((any Sendable).self, options: .container + .open) { 1 }
        #expect(container.resolve((any Sendable).self) is Theme)
    }

    @Test func argumentsReachTheFactory() {
        let container = Container()
        container.register(Theme.self, options: .transient) { _, arguments in Theme(arguments.first()) }.implements((any Sendable).self)
        #expect((container.resolve((any Sendable).self, with: ["red"]) as? Theme)?.name == "red")
    }
}

@Suite struct ResolveAllTests {
    @Test func everyRegistrationInTheOrderRegistered() {
        let container = Container()
        container.register(String.self, options: .transient + "b") { "b" }
        container.register(String.self, options: .transient) { "unnamed" }
        container.register(Int.self, options: .transient) { 1 }
        container.register(String.self, options: .transient + "a") { "a" }
        #expect(container.resolveAll(String.self) == ["b", "unnamed", "a"])
        #expect(container.resolveAll() as [Double] == [])
    }

    @Test func replacementKeepsItsPlace() {
        let container = Container()
        container.register(String.self, options: .transient + .open + "a") { "a" }
        container.register(String.self, options: .transient + "b") { "b" }
        container.register(String.self, options: .transient + "a") { "new a" }
        #expect(container.resolveAll(String.self) == ["new a", "b"])
    }

    @Test func parentsFollowUnlessShadowed() {
        let parent = Container()
        parent.register(String.self, options: .transient + "a") { "parent a" }
        parent.register(String.self, options: .transient + "b") { "parent b" }
        let child = parent.child()
        child.register(String.self, options: .transient + "b") { "child b" }
        #expect(child.resolveAll(String.self) == ["child b", "parent a"])
    }

    @Test func factoriesThatAnswerNilAreLeftOut() {
        let container = Container()
        container.register(String?.self, options: .transient + "a") { nil }
        container.register(String?.self, options: .transient + "b") { "b" }
        #expect(container.resolveAll(String.self) == ["b"])
    }
}
