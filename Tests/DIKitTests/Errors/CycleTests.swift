import Testing

@testable import DIKit

private final class Model: Sendable {}
private final class Store: Sendable {}
private final class Screen: Sendable {}

@Suite struct CycleTests {
    @Test func oneThatNeedsItself() {
        let container = Container()
        container.register(Model.self) { resolver in try resolver.tryResolve(Model.self) }
        Golden.cycleOfOne.expect(resolutionError { try container.tryResolve(Model.self) })
    }

    @Test func onOneThreadWithWhoNeededTheFirst() throws {
        let container = Container()
        container.register(Model.self, options: .container) { resolver in
            _ = try resolver.tryResolve(Store.self)
            return Model()
        }
        container.register(Store.self) { resolver in
            _ = try resolver.tryResolve(Model.self)
            return Store()
        }
        container.register(Screen.self, options: .transient) { resolver in
            _ = try resolver.tryResolve(Model.self)
            return Screen()
        }
        let error = try #require(resolutionError { try container.tryResolve(Screen.self) })
        #expect(error.code == .cycle)
        #expect(error.path.map(\.dependency.type) == ["Model", "Store", "Model"])
        #expect(error.path.allSatisfy { $0.place != nil })
        Golden.cycleOnOneThread.expect(error)
    }

    @Test func afterACycleEachCanBeAskedAgain() throws {
        let container = Container()
        let isOpen = Locked(true)
        container.register(Model.self, options: .container) { resolver in
            isOpen.withLock({ $0 }) ? try resolver.tryResolve(Model.self) : Model()
        }
        #expect(resolutionError { try container.tryResolve(Model.self) }?.code == .cycle)
        isOpen.withLock { $0 = false }
        _ = try container.tryResolve(Model.self)
    }

    @Test func ofManyLeavesOutTheMiddle() throws {
        let container = Container()
        for index in 0..<50 {
            container.register(Model.self, options: .named("\(index)") + .container) { resolver in
                try resolver.tryResolve(Model.self, named: "\((index + 1) % 50)")
            }
        }
        let error = try #require(resolutionError { try container.tryResolve(Model.self, named: "0") })
        #expect(error.path.map(\.dependency.name) == (0...50).map { "\($0 % 50)" })
        Golden.cycleOfMany.expect(error)
    }

    @Test func acrossTwoThreads() throws {
        let error = try #require(cycle(of: 2))
        Golden.cycleAcrossTwoThreads.expect(error)
    }

    @Test func acrossFiveThreads() throws {
        let error = try #require(cycle(of: 5))
        Golden.cycleAcrossFiveThreads.expect(error)
    }

    /// The cycle that one of `count` threads finds, each making a part that needs the next thread's; rotated so that part 0
    /// comes first, whichever thread found it.
    private func cycle(of count: Int, sourceLocation: SourceLocation = #_sourceLocation) -> ResolutionError? {
        let container = Container()
        let point = Barrier(count)
        for index in 0..<count {
            container.register(Model.self, options: .named("part \(index)") + .container) { resolver in
                point.wait()
                return try resolver.tryResolve(Model.self, named: "part \((index + 1) % count)")
            }
        }
        let errors = onThreads(count) { index in
            resolutionError { try container.tryResolve(Model.self, named: "part \(index)") }
        }
        let paths = Set(errors.map { $0?.path ?? [] })
        #expect(paths.count == 1, "one thread finds the cycle and all receive its error", sourceLocation: sourceLocation)
        guard let error = errors.first ?? nil, error.code == .cycle else { return nil }
        #expect(error.path.count == count + 1, sourceLocation: sourceLocation)
        #expect(error.path.first == error.path.last, sourceLocation: sourceLocation)
        let steps = Array(error.path.dropLast())
        guard let start = steps.firstIndex(where: { $0.dependency.name == "part 0" }) else { return nil }
        let rotated = Array(steps[start...] + steps[..<start])
        #expect(rotated.map(\.dependency.name) == (0..<count).map { "part \($0)" }, sourceLocation: sourceLocation)
        return .cycle(rotated, of: rotated[0].dependency, at: error.place, reachedFrom: error.content.reachedFrom)
    }
}
