import DIKit

// Resolvers that are actors, what cannot be copied, and closures that wait for an actor.

struct Key: Sendable {
    let number: Int
}
struct Safe: Injectable {
    struct Dependency {
        let key: Key
        let later: () -> Key
    }
    let key: Key
    init(dependency: Dependency) { key = dependency.later() }
}
struct Alarm: Injectable, Sendable {
    struct Dependency: Sendable {
        let key: @Sendable () async -> Key
        let guardian: @Sendable () async -> Guardian
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
@MainActor final class Guardian: @MainActor Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
// Nothing of the actor's is needed, on main or anywhere.
struct Paint: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
@MainActor final class Wall: @MainActor Injectable {
    struct Dependency {
        let paint: Paint
    }
    init(dependency: Dependency) {}
}
protocol VaultResolver: Resolver, Actor {
    func provideKey() -> Key
    nonisolated func provideLimit() -> UInt8
}
actor VaultImplementation: VaultResolver {
    var count = 0
    func provideKey() -> Key {
        count += 1
        return Key(number: count)
    }
    nonisolated func provideLimit() -> UInt8 { 9 }
}

struct Handle: ~Copyable {
    let number: Int
}
struct Content: Sendable {
    let number: Int
}
protocol HandleResolver: Resolver {
    func provideHandle() -> Handle
    func provideContent(handle: consuming Handle) -> Content
}
struct HandleImplementation: HandleResolver {
    func provideHandle() -> Handle { Handle(number: 5) }
    func provideContent(handle: consuming Handle) -> Content { Content(number: handle.number) }
}

func checkActors() async {
    let vault = VaultImplementation()
    expect(await vault.resolveSafe().key.number == 2, "actors: a resolver that is one")
    expect(await vault.resolveAlarm().dependency.key().number == 3, "actors: a closure that waits for it")
    _ = (vault.resolvePaint(), await vault.resolveWall())
    let paint: Paint? = vault.optionalResolve()
    expect(paint != nil, "actors: the bridge to what needs nothing of it")
    let limit: UInt8 = vault.resolve()
    expect(limit == 9, "actors: the bridge to what it has nonisolated")
    expect(HandleImplementation().resolveContent().number == 5, "actors: what cannot be copied")
}
