import DIKit

// Effects are carried up to callers.

struct Failure: Error {}
actor Counter: @preconcurrency Injectable {
    struct Dependency: Sendable {
        let start: Int
    }
    private var value: Int
    init(dependency: Dependency) { value = dependency.start }
    func next() -> Int {
        value += 1
        return value
    }
}
final class Notes {}
actor Meter: AsyncInjectable {
    struct Dependency {
        let notes: Notes
    }
    let notes: Notes
    init(dependency: sending Dependency) async throws { notes = dependency.notes }
}
actor Gauge: FactoryMethodInjectable {
    struct Dependency {}
    static func makeInstance(dependency: Dependency) -> Gauge { Gauge() }
}
final class Settings: ThrowingInjectable, Sendable {
    struct Dependency {
        let isBroken: Bool
    }
    init(dependency: Dependency) throws { if dependency.isBroken { throw Failure() } }
}
final class Session: AsyncInjectable, Sendable {
    struct Dependency {
        let settings: Settings
        let connection: Connection
    }
    let connection: Connection
    init(dependency: Dependency) async throws { connection = dependency.connection }
}
final class Quiet: AsyncInjectable, Sendable {
    struct Dependency {}
    init(dependency: Dependency) async {}
}
struct UsesQuiet: Injectable {
    struct Dependency {
        let quiet: Quiet
    }
    init(dependency: Dependency) {}
}
final class Connection: Sendable {}
struct Window: Injectable {
    struct Dependency {
        let settings: Settings
    }
    init(dependency: Dependency) {}
}

protocol EffectsResolver: Resolver {
    func provideConnection() async throws -> Connection
    func provideNumber() throws -> UInt8
}
struct EffectsImplementation: EffectsResolver {
    let connection = Connection()
    func provideConnection() async throws -> Connection { connection }
    func provideNumber() throws -> UInt8 { throw Failure() }
}

func checkEffects() async {
    let resolver = EffectsImplementation()
    do {
        let counter = resolver.resolveCounter(start: 4)
        let next = await counter.next()
        expect(next == 5, "effects: an actor")
        _ = try await resolver.resolveMeter(notes: Notes())
        _ = resolver.resolveGauge()
        let session = try await resolver.resolveSession(isBroken: false)
        expect(session.connection === resolver.connection, "effects: async and throws are carried up")
        _ = await resolver.resolveUsesQuiet()
    } catch {
        expect(false, "effects: \(error)")
    }
    do {
        _ = try resolver.resolveWindow(isBroken: true)
        expect(false, "effects: thrown")
    } catch {
        expect(error is Failure, "effects: thrown")
    }
    do {
        _ = try resolver.tryResolve(UInt8.self)
        expect(false, "effects: thrown through the bridge")
    } catch {
        expect(error.underlying is Failure, "effects: thrown through the bridge")
    }
    expect(resolver.optionalResolve(Session.self) == nil, "effects: async only")
}
