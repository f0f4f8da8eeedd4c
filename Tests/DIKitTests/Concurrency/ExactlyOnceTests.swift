import CDIKit
import Testing

@testable import DIKit

private final class Service: Sendable {}
private final class Other: Sendable {}
private struct Value: Sendable, Equatable { let number: Int }

/// Rule 2: however many threads ask at once, a kept instance is made once.
@Suite struct ExactlyOnceTests {
    static let threads = 16
    static let rounds = 40

    @Test(arguments: [Options.container, .weak, .scoped]) func oneInstanceForAllThreads(options: Options) {
        for _ in 0..<Self.rounds {
            let container = Container()
            let made = Counter(0)
            container.register(Service.self, options: options) {
                made.increment()
                return Service()
            }
            let seen = Shared<[Service]>([])
            concurrently(Self.threads) { _ in
                let service = container.resolve(Service.self)
                seen.withValue { $0.append(service) }
            }
            #expect(made.current == 1)
            #expect(Set(seen.current.map { ObjectIdentifier($0) }).count == 1)
        }
    }

    @Test func oneValueForAllThreads() {
        for _ in 0..<Self.rounds {
            let container = Container()
            let made = Counter(0)
            container.register(Value.self, options: .container) { Value(number: made.increment()) }
            concurrently(Self.threads) { _ in #expect(container.resolve(Value.self) == Value(number: 1)) }
            #expect(made.current == 1)
        }
    }

    @Test func oneInstanceUnderEachName() {
        for _ in 0..<Self.rounds {
            let container = Container()
            let made = Counter(0)
            for name in ["a", "b"] {
                container.register(Service.self, options: .named(name) + .container) {
                    made.increment()
                    return Service()
                }
            }
            concurrently(Self.threads) { index in _ = container.resolve(Service.self, named: index.isMultiple(of: 2) ? "a" : "b") }
            #expect(made.current == 2)
        }
    }

    @Test func oneScopedInstanceForEachChild() {
        let parent = Container()
        let made = Counter(0)
        parent.register(Service.self, options: .scoped) {
            made.increment()
            return Service()
        }
        let children = (0..<4).map { _ in parent.child() }
        concurrently(Self.threads) { index in _ = children[index % children.count].resolve(Service.self) }
        #expect(made.current == 4)
        #expect(Set(children.map { ObjectIdentifier($0.resolve(Service.self)) }).count == 4)
        #expect(made.current == 4)
    }

    @Test func oneParentInstanceForAllChildren() {
        let parent = Container()
        let made = Counter(0)
        parent.register(Service.self, options: .container) {
            made.increment()
            return Service()
        }
        concurrently(Self.threads) { _ in _ = parent.child().resolve(Service.self) }
        #expect(made.current == 1)
    }

    @Test func waitersGetWhatTheFactoryThrew() {
        struct Failure: Error {}
        let container = Container()
        let made = Counter(0)
        let everybodyAsks = Barrier(Self.threads)
        container.register(Service.self, options: .container) { () throws -> Service in
            made.increment()
            throw Failure()
        }
        concurrently(Self.threads) { _ in
            everybodyAsks.wait()
            let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Service.self) }
            #expect(error?.underlying is Failure)
        }
        // Each attempt was somebody's own; nothing half-made stays behind.
        #expect((1...Self.threads).contains(made.current))
        #expect(throws: ResolutionError.self) { try container.tryResolve(Service.self) }
    }

    @Test func errorOfAWaiterNamesTheWaitersOwnPath() {
        struct Failure: Error {}
        let container = Container()
        let begun = Gate()
        container.register(Service.self, options: .container) { () throws -> Service in
            begun.open()
            // Fails once the other thread sleeps: it is the only one that can.
            while Creations.shared.state.withLock({ state in !state.sleepers.values.contains { $0.isWaiting(for: container, in: state) } }) {}
            throw Failure()
        }
        container.register(Other.self, options: .transient) { resolver in
            begun.pass()
            _ = try resolver.tryResolve(Service.self)
            return Other()
        }
        let errors = onThreads(2) { index -> ResolutionError? in
            do throws(ResolutionError) {
                guard index == 0 else {
                    _ = try container.tryResolve(Other.self)
                    return nil
                }
                _ = try container.tryResolve(Service.self)
                return nil
            } catch { return error }
        }
        #expect(errors.map { $0?.dependency?.type } == ["Service", "Service"])
        #expect(errors[0]?.path.isEmpty == true)
        #expect(errors[1]?.path.map(\.dependency.type) == ["Other"])
        #expect(errors[0]?.place != errors[1]?.place)
        #expect(errors[1]?.underlying is Failure)
    }

    @Test func weakInstanceThatDiesIsMadeAgainOnce() {
        let container = Container()
        let made = Counter(0)
        container.register(Service.self) {
            made.increment()
            return Service()
        }
        for round in 1...Self.rounds {
            let seen = Shared<[Service]>([])
            concurrently(4) { _ in
                let service = container.resolve(Service.self)
                seen.withValue { $0.append(service) }
            }
            #expect(made.current == round)
            #expect(Set(seen.current.map { ObjectIdentifier($0) }).count == 1)
            // A thread that is still ending holds its closure, and with it what was seen.
            seen.withValue { $0 = [] }
        }
    }
}

extension UnsafeMutablePointer<dikit_thread> {
    /// Whether the thread sleeps until an instance of `container` is made.
    fileprivate func isWaiting(for container: Container, in state: Creations.State) -> Bool {
        state.ledger.awaited(by: pointee.resolution).flatMap { state.creations[$0] }?.builder === container.registry
    }
}
