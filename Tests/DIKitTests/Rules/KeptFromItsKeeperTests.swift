import Testing

@testable import DIKit

private final class Settings: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}
private final class Service: Sendable {
    let settings: Settings
    init(settings: Settings) { self.settings = settings }
}

/// Rule 11: a kept instance is built only from the container that keeps it and its parents.
@Suite struct KeptFromItsKeeperTests {
    private func family(_ options: Options) -> (parent: Container, child: Container) {
        let parent = Container()
        parent.register(Settings.self, options: .container) { Settings("parent") }
        parent.register(Service.self, options: options) { resolver in Service(settings: resolver.resolve()) }
        let child = parent.child()
        child.register(Settings.self, options: .container) { Settings("child") }
        return (parent, child)
    }

    @Test(arguments: [Options.container, .weak]) func keptInstanceIsBuiltFromTheParentThatKeepsIt(options: Options) {
        let (parent, child) = family(options)
        let service = child.resolve(Service.self)
        #expect(service.settings.name == "parent")
        #expect(parent.resolve(Service.self) === service)
    }

    @Test(arguments: [Options.transient, .scoped]) func instanceOfTheRequestIsBuiltFromTheContainerAsked(options: Options) {
        let (parent, child) = family(options)
        #expect(child.resolve(Service.self).settings.name == "child")
        #expect(parent.resolve(Service.self).settings.name == "parent")
    }

    /// The lifetime counts, not the value: a value cannot be held weakly, but it is built as if it could.
    @Test func valueUnderAWeakRegistrationIsBuiltFromTheParent() throws {
        struct Value: Sendable { let name: String }
        let parent = Container()
        parent.register(Settings.self, options: .container) { Settings("parent") }
        parent.register(Value.self) { resolver in Value(name: resolver.resolve(Settings.self).name) }
        let child = parent.child()
        child.register(Settings.self, options: .container) { Settings("child") }
        for _ in 0..<3 {
            #expect(child.resolve(Value.self).name == "parent")
            #expect(try child.tryResolve(Value.self).name == "parent")
            #expect(parent.resolve(Value.self).name == "parent")
        }
    }

    @Test func registrationOfItsOwnReleasesWhatAChildKeptForItsParents() {
        let parent = Container()
        parent.register(Settings.self, options: .scoped) { Settings("parent") }
        let child = parent.child()
        weak let old = child.resolve(Settings.self)
        #expect(old != nil)
        child.register(Settings.self, options: .scoped) { Settings("child") }
        #expect(old == nil)
        #expect(child.resolve(Settings.self).name == "child")
    }

    @Test func scopedInstanceIsTheContainersOwn() {
        let (parent, child) = family(.scoped)
        let own = child.resolve(Service.self)
        #expect(child.resolve(Service.self) === own)
        #expect(child.child().resolve(Service.self) !== own)
        #expect(parent.resolve(Service.self) !== own)
        weak let observed = parent.child().resolve(Service.self)
        #expect(observed == nil)
    }

    @Test(arguments: [Options.container, .weak, .transient, .scoped]) func newRegistrationReachesAChildThatKeptTheOldOne(options: Options) {
        for name in [nil, "name"] {
            let parent = Container()
            parent.register(Settings.self, options: Options(accessLevel: .open, entityKind: .scoped, name: name)) { Settings("old") }
            let child = parent.child()
            let grandchild = child.child()
            weak let old = child.resolve(Settings.self, named: name)
            _ = grandchild.resolve(Settings.self, named: name)
            #expect(old != nil)
            var options = options
            options.name = name
            parent.register(Settings.self, options: options) { Settings("new") }
            #expect(old == nil)
            #expect(child.resolve(Settings.self, named: name).name == "new")
            #expect(grandchild.resolve(Settings.self, named: name).name == "new")
        }
    }

    @Test func registrationInBetweenShadowsWhatAGrandchildKept() {
        let parent = Container()
        parent.register(Settings.self, options: .scoped) { Settings("parent") }
        let child = parent.child()
        let grandchild = child.child()
        #expect(grandchild.resolve(Settings.self).name == "parent")
        child.register(Settings.self, options: .container) { Settings("child") }
        #expect(grandchild.resolve(Settings.self).name == "child")
        #expect(parent.resolve(Settings.self).name == "parent")
    }

    @Test func childThatIsGoneIsForgotten() {
        let parent = Container()
        parent.register(Settings.self, options: .scoped) { Settings("parent") }
        for _ in 0..<10 { _ = parent.child().child().resolve(Settings.self) }
        #expect(parent.registry.content.withLock { $0.adopters.isEmpty })
    }

    @Test func dependencyThatOnlyTheChildHasIsMissing() throws {
        let parent = Container()
        parent.register(Service.self, options: .container) { resolver in Service(settings: try resolver.tryResolve()) }
        let child = parent.child()
        child.register(Settings.self) { Settings("child") }
        let error = try #require(throws: ResolutionError.self) { try child.tryResolve(Service.self) }
        #expect(error.code == .missing)
        #expect(error.report.contains("child"))
        #expect(error.report.contains(".transient"))
    }

    @Test func uniqueInsideAKeptInstanceIsBuiltFromTheKeeper() {
        final class Root: Sendable {
            let service: Service
            init(service: Service) { self.service = service }
        }
        let (parent, child) = family(.transient)
        parent.register(Root.self, options: .container) { resolver in Root(service: resolver.resolve()) }
        #expect(child.resolve(Root.self).service.settings.name == "parent")
    }

    @Test func childsRegistrationMayCallItsParents() {
        let parent = Container()
        parent.register(Settings.self, options: .container) { Settings("parent") }
        let child = parent.child()
        child.register(Settings.self, options: .container) { Settings("child of " + parent.resolve(Settings.self).name) }
        #expect(child.resolve(Settings.self).name == "child of parent")
    }

    @Test func grandchildAsksThroughAllParents() {
        let (parent, child) = family(.container)
        let grandchild = child.child()
        #expect(grandchild.resolve(Settings.self).name == "child")
        #expect(grandchild.resolve(Service.self) === parent.resolve(Service.self))
        #expect(grandchild.hasRegistration(Service.self))
    }

    @Test func childKeepsItsParentAlive() {
        weak var parent: Container?
        var child: Container?
        do {
            let made = Container()
            made.register(Settings.self, options: .container) { Settings("parent") }
            parent = made
            child = made.child()
        }
        #expect(parent != nil)
        #expect(child?.resolve(Settings.self).name == "parent")
        child = nil
        #expect(parent == nil)
    }
}
