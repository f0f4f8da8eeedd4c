import Testing

@testable import DIKit

private final class Config: Sendable {}
private final class API: Sendable {}
private final class User: Sendable { init(_ resolver: any Resolver) { _ = resolver.resolve(API.self) } }
private struct Value: Sendable { init(_ resolver: any Resolver) { _ = resolver.resolve(API.self) } }

/// Rule 10: what an instance was built on is remembered without the factories that built it, which may hold anything.
@Suite struct LettingGoOfFactoriesTests {
    @Test func readLazyLetsGoOfTheContainersFactories() {
        weak var config: Config?
        weak var ended: Container?
        let lazy: Lazy<API> = {
            let captured = Config()
            config = captured
            let container = Container()
            ended = container
            container.register(API.self, options: .transient) { withExtendedLifetime(captured) { API() } }
            return container.resolveWrapped()
        }()
        _ = lazy.wrappedValue
        #expect(ended == nil)
        #expect(config == nil)
    }

    /// In a process of its own: a replaced `transient` factory waits for the threads that are inside any factory.
    @Test func replacedFactoryIsReleased() async {
        await #expect(processExitsWith: .success) {
            for options in [Options.container, .weak, .transient, .scoped] {
                precondition(isReplacedFactoryReleased(options), "kept by what was built on it: \(options)")
            }
        }
    }

    @Test func replacedFactoryOfAKeptInstanceIsReleasedAlsoWhileOthersAreInsideFactories() {
        let (begun, mayEnd) = (Gate(), Gate())
        let other = Container()
        other.register(Config.self, options: .transient) {
            begun.open()
            mayEnd.pass()
            return Config()
        }
        concurrently(2) { index in
            if index == 0 { return _ = other.resolve(Config.self) }
            begun.pass()
            for options in [Options.container, .weak, .scoped] { #expect(isReplacedFactoryReleased(options)) }
            mayEnd.open()
        }
    }

    /// An instance that is held outside outlives its container, and the factories do not.
    @Test func instanceHeldOutsideLetsGoOfTheContainersFactories() {
        weak var config: Config?
        let user: User = {
            let captured = Config()
            config = captured
            let container = Container()
            container.register(API.self) { withExtendedLifetime(captured) { API() } }
            container.register(User.self) { User($0) }
            return container.resolve()
        }()
        withExtendedLifetime(user) { #expect(config == nil) }
    }
}

/// Whether a factory has gone once its registration is replaced, although what was built on it is kept.
private func isReplacedFactoryReleased(_ options: Options) -> Bool {
    weak var config: Config?
    let container = Container()
    let register = {
        let captured = Config()
        config = captured
        container.register(API.self, options: options + .open) { withExtendedLifetime(captured) { API() } }
    }
    register()
    container.register(User.self, options: .container) { User($0) }
    container.register(User.self, options: .scoped + "scoped") { User($0) }
    container.register(Value.self, options: .container) { Value($0) }
    let child = container.child()
    let kept = (
        container.resolve(User.self), child.resolve(User.self, named: "scoped"), container.resolve(Value.self), container.resolve(User?.self)
    )
    _ = Reporter.collecting { container.register(API.self, options: .container) { API() } }
    return withExtendedLifetime(kept) { config == nil }
}
