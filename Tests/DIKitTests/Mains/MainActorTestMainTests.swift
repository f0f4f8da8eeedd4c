import MainsSupport
import Testing

@testable import DIKit

/// A main-actor test as the main: after a suspension it is on no particular thread. Its process is one of its own, because the
/// programs' requests end it.
@Suite struct MainActorTestMainTests {
    @Test func freeMainRunsTheFactory() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await askOnMain { probe in probe.askWhileFree() }
        }
        try expect(result, says: "isolatedMain, a thread: made on main", "implicit, a thread: made on main", "isolatedMain, a task: made on main")
    }

    @Test func mainThatWaitsInsideRunsTheFactory() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await askOnMain { probe in
                probe.waitInside()
                probe.askWhileFree()
            }
        }
        try expect(result, says: "implicit, a thread: made on main", "isolatedMain, a thread: made on main", "implicit, a task: made on main")
    }

    /// Nobody writes to this process, so main is free as soon as the implicit factory has been refused twice.
    @Test func mainThatIsBlockedRunsItWhenItIsFree() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            Reporter.printReports()
            await askOnMain { probe in probe.waitOutside() }
        }
        try expect(
            result, says: "implicit, a thread: DIKit: the factory of `Implicit` was written in main-actor code, and main took no work for 40 ms",
            "main is free", "isolatedMain, a thread: made on main")
    }

    private func expect(_ result: ExitTest.Result?, says lines: String...) throws {
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self).split(separator: "\n").map(String.init)
        for line in lines { #expect(output.contains(line)) }
    }
}

/// Has main do something after a suspension, and suspends it until a request ends the process.
@MainActor private func askOnMain(_ work: (Probe) -> Void) async {
    await suspendMain()
    let probe = Probe()
    probe.askBoth("main")
    work(probe)
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}
