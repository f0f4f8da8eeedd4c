import Foundation
import Testing

@testable import DIKit

/// The table behind a generated resolver, without generated code.
@Suite struct StaticTableTests {
    private struct Failure: Error {}

    private func table(_ fill: (inout _StaticTable<Root>) -> Void) -> _StaticTable<Root> {
        _StaticTable(isolation: { .current(nil) }, fill)
    }

    private func ask<T>(_ table: _StaticTable<Root>, _ type: T.Type, _ arguments: Arguments = .empty) -> T? {
        table.optionalResolve(Root(), type, named: nil, with: arguments)
    }

    @Test func aTypeIsMadeByItsMethod() {
        let table = table { $0.add(Int.self) { root, _ in root.number } }
        #expect(ask(table, Int.self) == 7)
        #expect(ask(table, String.self) == nil)
    }

    @Test func anOptionalFindsWhatItWrapsAndTheOtherWayRound() {
        let table = table {
            $0.add(Int.self) { root, _ in root.number }
            $0.add(String?.self) { _, _ in "text" }
            $0.add(Bool?.self) { _, _ in nil }
        }
        #expect(ask(table, Int?.self) == .some(.some(7)))
        #expect(ask(table, Int??.self) == .some(.some(.some(7))))
        #expect(ask(table, String.self) == "text")
        #expect(ask(table, String?.self) == .some(.some("text")))
        #expect(ask(table, Bool.self) == nil)
        #expect(table.contains(String.self) && table.contains(Int?.self))
    }

    @Test func anExactTypeWinsOverAnOptional() {
        let table = table {
            $0.add(Int?.self) { _, _ in 1 }
            $0.add(Int.self) { _, _ in 2 }
        }
        #expect(ask(table, Int.self) == 2)
        #expect(ask(table, Int?.self) == .some(.some(1)))
    }

    @Test func aNameFindsNothing() {
        let table = table { $0.add(Int.self) { root, _ in root.number } }
        #expect(table.optionalResolve(Root(), Int.self, named: "x", with: .empty) == nil)
        #expect(!Generated(table: table).hasRegistration(Int.self, named: "x"))
    }

    @Test func argumentsReachTheMethod() {
        let table = table { $0.add(String.self) { root, arguments in "\(root.number) \(try arguments.first(Double.self, "scale"))" } }
        #expect(ask(table, String.self, [true, 1.5]) == "7 1.5")
    }

    @Test func whatAMethodThrowsIsThrown() {
        let resolver = Generated(table: table { $0.add(Int.self) { _, _ in throw Failure() } })
        let error = #expect(throws: ResolutionError.self) { try resolver.tryResolve(Int.self) }
        #expect(error?.underlying is Failure)
        // Through a container, too, and what was asked for before it is not lost.
        let container = Container(parent: resolver)
        container.register(String.self, options: .transient) { try "\($0.tryResolve(Int.self))" }
        #expect(throws: ResolutionError.self) { try container.tryResolve(String.self) }
    }

    @Test func aResolverThatAnswersItselfIsAskedHoweverItsProtocolAnswers() throws {
        let mock = Mock(generated: Generated(table: table { $0.add(Int.self) { _, _ in 3 } }))
        #expect(mock.optionalResolve(type: Int.self, named: nil, with: .empty) == 7)
        #expect(mock.resolve(Int.self) == 7)
        #expect(try mock.tryResolve(Int.self) == 7)
        #expect(Container(parent: mock).resolve(Int.self) == 7)
    }

    /// As generated code answers.
    private struct Generated: Answering {
        let table: _StaticTable<Root>
    }
    private struct Mock: Answering {
        let generated: Generated
        var table: _StaticTable<Root> { generated.table }
        func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { 7 as? T }
    }

    @Test func aMethodOfTheMainActorRunsThere() async {
        let table = table { table in
            table.add(Bool.self, onMain: true) { _, _ in
                MainActor.assertIsolated()
                return true
            }
        }
        #expect(await Task.detached { table.optionalResolve(Root(), Bool.self, named: nil, with: .empty) }.value == true)
        #expect(await MainActor.run { ask(table, Bool.self) } == true)
    }

    @MainActor private static func stated() -> _StaticIsolation { .current() }
    private static func unstated() -> _StaticIsolation { .current() }

    @Test func whereTheModulesCodeBelongsToTheMainActorItRunsThere() async {
        let table = _StaticTable<Root>(isolation: Self.stated) { table in
            table.add(Bool.self) { _, _ in
                MainActor.assertIsolated()
                return true
            }
        }
        #expect(await Task.detached { table.optionalResolve(Root(), Bool.self, named: nil, with: .empty) }.value == true)
    }

    @Test func elsewhereItRunsWhereItIsAsked() async {
        let table = _StaticTable<Root>(isolation: Self.unstated) { $0.add(Bool.self) { _, _ in Thread.isMainThread } }
        // Main is kept waiting here, so a hop would never come back.
        let answer = await MainActor.run {
            let thread = DispatchQueue(label: "asks")
            return thread.sync { nonisolated(asking: table) }
        }
        #expect(answer != nil)
    }

    private nonisolated func nonisolated(asking table: _StaticTable<Root>) -> Bool? {
        table.optionalResolve(Root(), Bool.self, named: nil, with: .empty)
    }

    @Test func whatCannotBeWaitedForIsReportedAndNil() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            let table = _StaticTable<Int>(isolation: { .current(nil) }) { $0.addAsynchronous(String.self, method: "resolveString") }
            guard table.optionalResolve(1, String.self, named: nil, with: .empty) == nil else { exit(1) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("`String` is async only: call resolveString"))
    }

    @Test func aMissingArgumentTrapsAndIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let table = _StaticTable<Int>(isolation: { .current(nil) }) {
                $0.add(String.self) { _, arguments in "\(try arguments.first(Bool.self, "flag"))" }
            }
            _ = table.optionalResolve(1, String.self, named: nil, with: ["x"])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("`String` needs `Bool`: no argument of that type among (String)"))
    }
}

private struct Root: Sendable {
    var number = 7
}

private protocol Answering: Resolver {
    var table: _StaticTable<Root> { get }
}

extension Answering {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        table.optionalResolve(Root(), type, named: named, with: arguments)
    }
}
