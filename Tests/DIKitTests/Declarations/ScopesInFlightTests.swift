import Foundation
import Testing

@testable import DIKit

private struct Failure: Error {}
private final class Engine: Sendable {
    let tool: Tool?
    init(_ tool: Tool?) { self.tool = tool }
}

/// A creation that is under way on another thread is waited for, and is an answer only to those who would have made the same.
@Suite struct ScopesInFlightTests {
    private let container = Container()
    private let begun = Gate()
    private let waiting = Gate()

    /// Makes an engine: the first time not before another thread has had the time to ask for it, too.
    private func register(_ make: @escaping @Sendable (Container) throws -> Engine?) {
        let (first, begun, waiting) = (Counter(0), begun, waiting)
        container.register(Engine?.self, options: .container, isolation: nil) { [unowned container] _ in
            if first.increment() == 1 {
                begun.open()
                waiting.pass()
            }
            return try make(container)
        }
    }

    /// Runs `first` on a thread, and `second` on another one that asks while the first one's factory is at work.
    private func together<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let (begun, waiting, container) = (begun, waiting, container)
        let answers = Shared<(First?, Second?)>((nil, nil))
        concurrently(3) { index in
            switch index {
            case 0:
                let answer = first()
                answers.withValue { $0.0 = answer }
            case 1:
                begun.pass()
                let answer = second()
                answers.withValue { $0.1 = answer }
            default:
                begun.pass()
                while !container.registry.isAwaited(Key(Engine.self)) { sched_yield() }
                waiting.open()
            }
        }
        guard let first = answers.current.0, let second = answers.current.1 else { fatalError("both threads have ended with an answer") }
        return (first, second)
    }

    private func overriding<Result>(_ tool: @escaping @Sendable () throws -> Tool, _ operation: () -> Result) -> Result {
        withDependencies {
            $0.tool.register(tool)
        } operation: {
            operation()
        }
    }

    @Test func whatIsBeingMadeOutsideIsNotTheScopes() {
        register { Engine($0.tool()) }
        let (outside, inside) = together {
            container.resolve(Engine?.self)
        } _: {
            overriding({ Tool("mine") }) { container.resolve(Engine?.self) }
        }
        #expect(outside?.tool?.name == "tool")
        #expect(inside?.tool?.name == "mine")
        #expect(container.resolve(Engine?.self) === outside)
    }

    @Test func whatFailsInAScopeDoesNotFailOutside() {
        register { container in try Engine(container.tryResolve(Tool.self)) }
        container.register(Tool.self, options: .transient) { Tool("typed") }
        let (inside, outside) = together {
            withDependencies {
                $0.register(Tool.self, options: .transient) { () throws -> Tool in throw Failure() }
            } operation: {
                (try? container.tryResolve(Engine?.self)) == nil
            }
        } _: {
            (try? container.tryResolve(Engine?.self))??.tool?.name
        }
        #expect(inside)
        #expect(outside == "typed")
    }

    @Test func nilOfAScopeIsNotTheAnswerOutside() {
        register { container in container.optionalResolve(Tool.self).map { Engine($0) } }
        container.register(Tool.self, options: .transient) { Tool("typed") }
        let (inside, outside) = together {
            withDependencies {
                $0.register(Tool?.self, options: .transient) { nil }
            } operation: {
                container.resolve(Engine?.self)
            }
        } _: {
            container.resolve(Engine?.self)
        }
        #expect(inside == nil)
        #expect(outside?.tool?.name == "typed")
    }
}

extension Registry {
    /// Whether a thread waits for the instance of a key.
    fileprivate func isAwaited(_ key: Key) -> Bool {
        guard let cell = cell(for: key) else { return false }
        return Creations.shared.state.withLock { state in
            guard case .making(let flight) = cell.life.state else { return false }
            return state.ledger.flights[flight]?.waiters.isEmpty == false
        }
    }
}
