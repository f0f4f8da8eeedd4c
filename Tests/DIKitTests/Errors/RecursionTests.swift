import Testing

@testable import DIKit

private final class Model: Sendable {}
private final class Store: Sendable {}
private final class Screen: Sendable {}

@Suite struct RecursionTests {
    private func endless() -> Container {
        let container = Container()
        container.register(Model.self, options: .transient) { resolver in
            _ = try resolver.tryResolve(Store.self)
            return Model()
        }
        container.register(Store.self, options: .transient) { resolver in
            _ = try resolver.tryResolve(Model.self)
            return Store()
        }
        container.register(Screen.self, options: .container) { resolver in
            _ = try resolver.tryResolve(Model.self)
            return Screen()
        }
        return container
    }

    @Test func withoutEndIsAnErrorWithThePartThatRepeats() throws {
        let container = endless()
        let error = try #require(onAnotherThread(stackSize: 512 << 10) { resolutionError { try container.tryResolve(Screen.self) } })
        #expect(error.code == .recursion)
        #expect(error.path.count == 3)
        #expect(error.path.first == error.path.last)
        #expect(Set(error.path.map(\.dependency.type)) == ["Model", "Store"])
        let steps = error.path[0].dependency.type == "Model" ? error.path : [error.path[1], error.path[0], error.path[1]]
        Golden.recursion.expect(
            ResolutionError(
                error.code, error.content.sentence, inTitle: error.content.inTitle, of: error.dependency, path: steps, isCycle: true, at: error.place,
                reachedFrom: error.content.reachedFrom,
                fix: error.content.fix))
    }

    @Test func withoutEndOnTheThreadOfATest() {
        let container = endless()
        #expect(resolutionError { try container.tryResolve(Model.self) }?.code == .recursion)
    }

    @Test func tooDeepWithoutAPeriodSaysWhatStandsThereOften() throws {
        let error = try #require(
            onAnotherThread(stackSize: 512 << 10) {
                let container = Container()
                // Each depth needs one of two names, by the bits of a number that never repeats itself.
                container.register(Int.self, options: .transient) { resolver, arguments in
                    let depth = try arguments.tryFirst(Int.self) + 1
                    return try resolver.tryResolve(Int.self, named: depth.nonzeroBitCount % 2 == 0 ? "even" : "odd", with: [depth])
                }
                for name in ["even", "odd"] {
                    container.register(Int.self, options: .named(name) + .transient) { resolver, arguments in
                        try resolver.tryResolve(Int.self, with: arguments)
                    }
                }
                return resolutionError { try container.tryResolve(Int.self, with: [0]) }
            })
        #expect(error.code == .recursion)
        let description = error.description
        #expect(description.hasPrefix("the stack is used up after "))
        let report = error.report.split(separator: "\n")
        #expect(report.count { $0.hasPrefix("  needed by") } < 20)
        #expect(report.contains { $0.contains("often") && $0.contains("Int ") })
        #expect(report.contains { $0.contains("Int named \"even\"") && $0.contains("times") })
    }

    @Test func aPathThatEndsAsItBeginsIsNoCycle() {
        let step = ResolutionError.Step(dependency: ResolutionError.Dependency(Int.self), place: nil, requestPlace: nil)
        let error = ResolutionError(.recursion, "the stack is used up", path: [step, step], fix: "")
        #expect(error.description == "the stack is used up, needed by Int, by Int")
        #expect(error.report.contains("\n  needed by  Int\n  needed by  Int\n"))
    }

    @Test func tooDeepWithEveryStepAnother() throws {
        let error = try #require(
            onAnotherThread(stackSize: 2 << 20) {
                let container = Container()
                for level in 0..<10_000 {
                    container.register(Int.self, options: .named("\(level)") + .transient) { try $0.tryResolve(Int.self, named: "\(level + 1)") }
                }
                return resolutionError { try container.tryResolve(Int.self, named: "0") }
            })
        #expect(error.code == .recursion)
        let count = error.path.count
        #expect(error.dependency?.name == "\(count)")
        #expect(error.path.map(\.dependency.name) == (0..<count).reversed().map { "\($0)" })
        #expect(!error.report.contains("often"))
        // How deep the stack reaches is not what the text is about.
        let short = ResolutionError(
            error.code, error.content.sentence, of: error.dependency, path: Array(error.path.suffix(30)), at: error.place, fix: error.content.fix)
        Golden.tooDeep.expect(text: (short.description + "\n\n" + short.report).replacing("named \"\(count)\"", with: "named \"DEPTH\""))
    }
}

@Suite struct RecursionPeriodTests {
    @Test(arguments: [
        ([1, 1, 1], 1), ([1, 2, 1, 2, 1, 2], 2), ([1, 1, 2, 1, 1, 2, 1, 1, 2], 3), ([1, 2, 1, 2, 1, 2, 3, 4], 2),
    ])
    func isTheShortestPartThatRepeatsThreeTimesFromTheStart(steps: [Int], period: Int) {
        #expect(Recursion.period(of: steps) == period)
    }

    @Test(arguments: [[], [1], [1, 1], [1, 2, 1, 2], [1, 2, 3, 4, 5, 6], [1, 2, 1, 2, 1, 3], [2, 1, 1, 1, 1]])
    func isNilWhereNothingRepeatsThreeTimes(steps: [Int]) {
        #expect(Recursion.period(of: steps) == nil)
    }

    @Test func isWhatTryingEachLengthFinds() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let part = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Int.random(in: 0...1, using: &generator) }
            var steps = Array([part, part, part, part].joined())
            if Bool.random(using: &generator) { steps[Int.random(in: 0..<steps.count, using: &generator)] = 2 }
            let tried = (1...steps.count).first { length in
                length * 3 <= steps.count && (0..<length * 2).allSatisfy { steps[$0] == steps[$0 + length] }
            }
            #expect(Recursion.period(of: steps) == tried, "of \(steps)")
        }
    }
}
