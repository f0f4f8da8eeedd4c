import Foundation
import MainsSupport
import Testing

/// Rule 4 on every kind of main, each a process of its own. Where a factory runs, it checks that it runs on the main actor.
@Suite(.serialized) struct MainsTests {
    static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// A kind of main, and what it does.
    struct Case: CustomTestStringConvertible {
        let program: String
        let arguments: String
        var askers: [String] = []
        var testDescription: String { "\(program) \(arguments)" }

        init(_ program: String, _ arguments: String, askers: String...) {
            self.program = program
            self.arguments = arguments
            self.askers = askers
        }

        func run(frees: Bool = false) async throws -> MainProgram.Run { try await MainProgram(name: program).run(arguments, frees: frees) }
    }

    private func madeOnMain(_ askers: [String]) -> [String] {
        askers.flatMap { ["implicit, \($0): made on main", "isolatedMain, \($0): made on main"] }
    }

    private func refused(_ asker: String) -> [String] {
        [
            "implicit, \(asker): DIKit: the factory of `Implicit` was written in main-actor code, and main took no work for 40 ms",
            "  registered  at MainsSupport/Probe.swift:LINE",
            "  asked for  at MainsSupport/Probe.swift:LINE",
            "  fix  register in a nonisolated function, pass `isolation: nil`, or free main",
        ]
    }

    @Test(arguments: [
        Case("SynchronousMain", "RunLoop.run free"),
        Case("SynchronousMain", "dispatchMain free"),
        Case("AsynchronousMain", "after free"),
        Case("TopLevelMain", "before free"),
        Case("TopLevelMain", "after free"),
    ]) func freeMainRunsTheFactory(main: Case) async throws {
        let run = try await main.run()
        #expect(run.output == madeOnMain(["main", "a thread", "a task"]))
        #expect(run.reports == [])
        #expect(run.exitCode == 0)
    }

    @Test(arguments: [
        Case("SynchronousMain", "inside", askers: "main"),
        Case("SynchronousMain", "RunLoop.run inside", askers: "main", "the main queue"),
        Case("SynchronousMain", "dispatchMain inside", askers: "main", "the main queue"),
        Case("AsynchronousMain", "before inside", askers: "main"),
        Case("AsynchronousMain", "after inside", askers: "main"),
        Case("TopLevelMain", "before inside", askers: "main"),
        Case("TopLevelMain", "after inside", askers: "main"),
    ]) func mainThatWaitsInsideRunsTheFactory(main: Case) async throws {
        let run = try await main.run()
        #expect(run.output == madeOnMain(main.askers + ["a thread", "a task"]))
        #expect(run.reports == [])
        #expect(run.exitCode == 0)
    }

    /// The implicit factory is refused; the one of `isolatedMain` waits, tells so once, and is made when main is free.
    private func checkBlocked(_ main: Case) async throws {
        let run = try await main.run(frees: true)
        #expect(
            run.output == madeOnMain(main.askers) + refused("a thread") + refused("a thread, again") + [
                "main is free", "isolatedMain, a thread: made on main",
            ])
        #expect(
            run.reports == [
                "DIKit: the factory of `Explicit` needs main, and main has taken no work for 40 ms",
                "  registered  at MainsSupport/Probe.swift:LINE",
                "  fix  do not block main outside DIKit; DIKit goes on waiting",
            ])
        #expect(run.exitCode == 0)
    }

    @Test(arguments: [
        Case("SynchronousMain", "semaphore", askers: "main"),
        Case("SynchronousMain", "group", askers: "main"),
        Case("SynchronousMain", "readLine", askers: "main"),
        Case("SynchronousMain", "RunLoop.run blocked", askers: "main", "the main queue"),
        Case("SynchronousMain", "dispatchMain blocked", askers: "main", "the main queue"),
        Case("AsynchronousMain", "before blocked", askers: "main"),
        Case("AsynchronousMain", "after blocked", askers: "main"),
        Case("TopLevelMain", "before blocked", askers: "main"),
        Case("TopLevelMain", "after blocked", askers: "main"),
    ]) func mainThatIsBlockedRunsItWhenItIsFree(main: Case) async throws {
        try await checkBlocked(main)
    }

    @Test(.enabled(if: processors > 1, "concurrentPerform uses one thread where there is one processor"))
    func mainThatWaitsForIterationsRunsItWhenItIsFree() async throws {
        try await checkBlocked(Case("SynchronousMain", "concurrentPerform blocked", askers: "main"))
    }

    @Test(.enabled(if: processors > 1, "concurrentPerform uses one thread where there is one processor"))
    func iterationOfMainThatWaitsInsideRunsTheFactory() async throws {
        let run = try await Case("SynchronousMain", "concurrentPerform inside").run()
        #expect(run.output == madeOnMain(["main", "a thread", "a task"]))
        #expect(run.exitCode == 0)
    }

    @Test(
        .enabled(if: processors > 1, "concurrentPerform uses one thread where there is one processor"),
        arguments: [Case("SynchronousMain", "concurrentPerform own"), Case("AsynchronousMain", "before concurrentPerform")])
    func iterationOfMainRunsTheFactoryInPlace(main: Case) async throws {
        let run = try await main.run()
        #expect(run.output == madeOnMain(["main", "main's iteration"]))
        #expect(run.exitCode == 0)
    }

    @Test(arguments: [Case("SynchronousMain", "sync"), Case("AsynchronousMain", "before sync")])
    func syncOfAQueueOnMainRunsTheFactoryInPlace(main: Case) async throws {
        let run = try await main.run()
        #expect(run.output == madeOnMain(["main", "sync of a queue"]))
        #expect(run.exitCode == 0)
    }

    /// A limit: where main has left the first thread, nothing tells that an iteration or the work of `sync` runs on it.
    @Test(
        .enabled(if: processors > 1, "concurrentPerform uses one thread where there is one processor"),
        arguments: [
            Case("SynchronousMain", "dispatchMain concurrentPerform", askers: "main", "the main queue"),
            Case("AsynchronousMain", "after concurrentPerform", askers: "main"),
        ]) func iterationOfMainOffTheFirstThreadCountsAsBlocked(main: Case) async throws
    {
        let run = try await main.run()
        #expect(run.output == madeOnMain(main.askers) + refused("main's iteration"))
        #expect(run.exitCode == 0)
    }

    @Test(arguments: [
        Case("SynchronousMain", "dispatchMain sync", askers: "main", "the main queue"),
        Case("AsynchronousMain", "after sync", askers: "main"),
    ]) func syncOfAQueueOffTheFirstThreadCountsAsBlocked(main: Case) async throws {
        let run = try await main.run()
        #expect(run.output == madeOnMain(main.askers) + refused("sync of a queue"))
        #expect(run.exitCode == 0)
    }
}
