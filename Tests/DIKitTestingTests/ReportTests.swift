import DIKit
import DIKitTesting
import Testing

extension Container {
    fileprivate var liveOnly: Dependency<Account> { self(.unique) { Account(owner: "live") } }
    fileprivate var silent: Dependency<Account> { self(.unique) { Account() }.onDebug { Account(owner: "debug") } }
}

/// What DIKit reports is an issue of the test.
@Suite(.container) struct ReportTests {
    /// The issue that `body` records, if it is one at `line` of this file.
    private func expectIssue(
        _ part: String, at line: Int, of body: () async -> Void
    ) async {
        await withKnownIssue {
            await body()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(part) } && issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileID == #fileID
        }
    }

    @Test func liveDependencyInATestIsAnIssueAtTheCallersLine() async {
        let line = #line + 1
        await expectIssue("is live in a test", at: line) { #expect(Container.shared.liveOnly().owner == "live") }
        let next = #line + 1
        await expectIssue("is live in a test", at: next) { #expect(dependency(\.liveOnly).owner == "live") }
    }

    @Test func itIsOneFromAChildTaskToo() async {
        let line = #line + 2
        await expectIssue("is live in a test", at: line) {
            await Task { _ = dependency(\.liveOnly) }.value
        }
    }

    @Test func overriddenItIsNone() {
        Container.shared.liveOnly.register { Account(owner: "mock") }
        #expect(dependency(\.liveOnly).owner == "mock")
    }

    #if DEBUG
        @Test func defaultForDebugBuildsIsNotLive() { #expect(dependency(\.silent).owner == "debug") }
    #else
        @Test func withoutTheDefaultForDebugBuildsItIsLive() async {
            let line = #line + 1
            await expectIssue("is live in a test", at: line) { #expect(dependency(\.silent).owner == "nobody") }
        }
    #endif

    @Test(.dependencyContexts([])) func outsideOfATestsContextItIsNone() { #expect(dependency(\.liveOnly).owner == "live") }
}
