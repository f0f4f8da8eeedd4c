import Testing

@testable import DIKit

private protocol Storage {}
private struct LiveStorage: Storage {}
private struct Settings {}
private struct OldFlags: EntityKeyProviding { static var entityKey: String { "RegisteringErrorTests.flags" } }
private struct NewFlags: EntityKeyProviding { static var entityKey: String { "RegisteringErrorTests.flags" } }

@Suite struct RegisteringErrorTests {
    private func registration<T>(_ type: T.Type, named name: String? = nil, in container: Container) throws -> Registration {
        try #require(container.registry.registration(for: Key(type, named: name)))
    }

    /// The registration that a second one meets, and that second one.
    private func duplicate<T>(of type: T.Type, named name: String? = nil, in container: Container) throws -> ResolutionError {
        let other = Container()
        other.register(LiveStorage.self) { LiveStorage() }
        other.register(Settings.self, options: Options(name: name)) { Settings() }
        return .duplicate(try registration(Settings.self, named: name, in: other), existing: try registration(type, named: name, in: container))
    }

    @Test func aTypeRegisteredTwice() throws {
        let container = Container()
        container.register(Settings.self) { Settings() }
        let error = try duplicate(of: Settings.self, in: container)
        #expect(error.description.contains("is already registered with DIKitTests.Settings"))
        Golden.duplicate.expect(error)
    }

    @Test func aNameRegisteredTwice() throws {
        let container = Container()
        container.register(Settings.self, options: .named("user")) { Settings() }
        Golden.duplicateName.expect(try duplicate(of: Settings.self, named: "user", in: container))
    }

    @Test func aTypeThatAnotherImplementsAlready() throws {
        let container = Container()
        container.register(LiveStorage.self) { LiveStorage() }.implements((any Storage).self)
        let other = Container()
        other.register((any Storage).self) { LiveStorage() }
        Golden.duplicateOfImplements.expect(
            .duplicate(try registration((any Storage).self, in: other), existing: try registration((any Storage).self, in: container)))
    }

    @Test func aTypeWhoseEntityKeyAnotherHas() throws {
        let container = Container()
        container.register(OldFlags.self) { OldFlags() }
        let other = Container()
        other.register(NewFlags.self) { NewFlags() }
        let error = ResolutionError.duplicate(try registration(NewFlags.self, in: other), existing: try registration(OldFlags.self, in: container))
        #expect(error.description.contains("is already registered with"))
        Golden.duplicateOfEntityKey.expect(error)
    }

    @Test func aRegistrationThatComesLater() {
        let container = Container()
        container.register(Settings.self, options: .named("User")) { Settings() }
        let error = ResolutionError.notYetRegistered(Key(Settings.self, named: "user"), in: container.registry, at: SourcePlace())
        #expect(error.description.contains("not registered yet"))
        Golden.notYetRegistered.expect(error)
    }

    @Test func aRegistrationOfTheParent() {
        let parent = Container()
        parent.register(Settings.self) { Settings() }
        let child = parent.child()
        Golden.notYetRegisteredInChild.expect(.notYetRegistered(Key(Settings.self), in: child.registry, at: SourcePlace()))
    }

    @Test func aTypeThatWouldForwardToItself() {
        Golden.forwardingCycle.expect(
            .forwardingCycle(
                [Key((any Storage).self), Key(LiveStorage.self), Key((any Storage).self)].map { ($0, SourcePlace()) }, at: SourcePlace()))
    }

    @Test func assembliesThatDependOnEachOther() throws {
        var order = AssemblyOrder()
        let error = try #require(resolutionError { try order.visit(First()) })
        #expect(error.path.map(\.dependency.type) == ["DIKitTests.First", "DIKitTests.Second", "DIKitTests.Third", "DIKitTests.First"])
        Golden.assemblyCycle.expect(error)
    }

    @Test func anIdOfTheUsersOwnIsPrintedAsItIs() {
        let error = ResolutionError.assemblyCycle(["com.example.\nnetwork", "com.example.\nnetwork"])
        #expect(error.description == #"a cycle of assemblies: com.example.\nnetwork -> com.example.\nnetwork"#)
    }

    @Test func anIdOfManyMegabytesIsShortened() {
        for id in [
            String(repeating: "(", count: 1 << 20), String(repeating: "(unknown context at ", count: 1 << 16), String(repeating: "`", count: 999_999),
        ] {
            #expect(ResolutionError.assemblyCycle([id, id]).report.utf8.count < 2_000)
        }
    }

    @Test func thePlaceOfAnAssemblyCycle() {
        let error = ResolutionError.assemblyCycle(["App.A", "App.A"], at: SourcePlace(fileID: "App/main.swift", line: 3))
        #expect(error.report.contains("\n  assembled  at App/main.swift:3\n"))
    }
}

private struct First: Assembly {
    var dependencies: [any Assembly] { [Second()] }
    func assemble(with registrator: any Registrator) {}
}
private struct Second: Assembly {
    var dependencies: [any Assembly] { [Third()] }
    func assemble(with registrator: any Registrator) {}
}
private struct Third: Assembly {
    var dependencies: [any Assembly] { [First()] }
    func assemble(with registrator: any Registrator) {}
}
