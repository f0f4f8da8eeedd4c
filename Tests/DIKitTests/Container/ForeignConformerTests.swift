import Testing

@testable import DIKit

/// Types written against the plain requirements alone.
private struct Defaults: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        named == nil ? ("localhost" as? T) : (named as? T)
    }
}

private final class Recording: Registrator {
    struct Handle: Forwarding {
        let recording: Recording
        func implements<T>(type: T.Type, named: String?, accessLevel: Options.AccessLevel?) -> Handle {
            recording.lines.append("implements \(type) \(named ?? "-")")
            return self
        }
    }
    struct Main: IsolatedMainRegistrator {
        let recording: Recording
        func register<T>(type: T.Type, options: Options, entity: @escaping @MainActor (any Resolver, Arguments) -> T) -> any Forwarding {
            recording.lines.append("main \(type)")
            return Handle(recording: recording)
        }
        func registration<T>(forType type: T.Type, name: String?) -> any Forwarding { Handle(recording: recording) }
    }

    var lines: [String] = []
    var made: [Any] = []
    var isolatedMain: any IsolatedMainRegistrator { Main(recording: self) }

    func register<T>(type: T.Type, options: Options, entity: @escaping (any Resolver, Arguments) -> T) -> any Forwarding {
        lines.append("register \(type) \(options.name ?? "-")")
        made.append(entity(Defaults(), ["argument"]))
        return Handle(recording: self)
    }

    func registration<T>(forType type: T.Type, name: String?) -> any Forwarding {
        lines.append("registration \(type)")
        return Handle(recording: self)
    }
}

@Suite struct ForeignConformerTests {
    @Test func resolverOfOnesOwnAnswersThroughTheConvenienceCalls() throws {
        let resolver: any Resolver = Defaults()
        #expect(resolver.resolve(String.self) == "localhost")
        #expect(resolver.resolve(String?.self) == "localhost")
        #expect(resolver.optionalResolve(Int.self) == nil)
        #expect(try resolver.tryResolve(String.self, named: "x") == "x")
        #expect(throws: ResolutionError.self) { try resolver.tryResolve(Int.self) }
        #expect(!resolver.hasRegistration(String.self))
        #expect(resolver.resolveAll(String.self).isEmpty)
        #expect(resolver.resolve(Int?.self) == nil)
    }

    @Test func resolverOfOnesOwnIsAParent() throws {
        let container = Container(parent: Defaults())
        container.register(Int.self, options: .transient) { resolver in resolver.resolve(String.self).count }
        #expect(container.resolve(Int.self) == 9)
        #expect(container.child().resolve(String.self, named: "name") == "name")
        #expect(!container.hasRegistration(String.self))
        #expect(container.optionalResolve(Double.self) == nil)
        let error = try #require(throws: ResolutionError.self) { try container.tryResolve(Double.self) }
        #expect(error.code == .missing)
    }

    @Test func parentThatAsksItsChildIsAnError() {
        struct Circular: Resolver {
            let child: Shared<Container?>
            func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }
            func _resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws -> T? {
                try child.current?._resolve(type, named: named, with: arguments, place: place)
            }
        }
        let parent = Circular(child: Shared(nil))
        let container = Container(parent: parent)
        parent.child.withValue { $0 = container }
        let error = onAnotherThread(stackSize: 1 << 20) { () -> ResolutionError? in
            do {
                _ = try container.tryResolve(Int.self)
                return nil
            } catch { return error as? ResolutionError }
        }
        parent.child.withValue { $0 = nil }
        #expect(error?.code == .recursion)
        #expect(error?.report.contains("Circular") == true)
    }

    @Test func registratorOfOnesOwnReceivesEachSpelling() {
        struct Parts: Assembly {
            func assemble(with registrator: any Registrator) {
                registrator.register(Int.self) { 1 }.implements((any CustomStringConvertible).self, named: "n")
                registrator.register(String.self, options: .named("s")) { resolver in resolver.resolve() + "!" }
                registrator.register([String].self) { _, arguments in [arguments.first()] }
                registrator.register(Double?.self) { nil }
                registrator.isolatedMain.register(Bool.self) { true }
                registrator.registration(for: Int.self).implements(Double.self)
            }
        }
        let recording = Recording()
        Parts().assemble(with: recording)
        #expect(
            recording.lines == [
                "register Int -", "implements CustomStringConvertible n", "register String s", "register Array<String> -",
                "register Optional<Double> -", "main Bool",
                "registration Int", "implements Double -",
            ])
        #expect(recording.made[0] as? Int == 1)
        #expect(recording.made[1] as? String == "localhost!")
        #expect(recording.made[2] as? [String] == ["argument"])
    }
}
