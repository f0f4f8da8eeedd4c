import DIKit
import DIKitTesting
import Testing

@Suite struct ExpectVerifiedTests {
    private final class Log: Sendable {}
    private final class Model: Sendable { init(_: Log) {} }

    @Test func passesAWholeWiring() {
        let container = Container()
        container.register(Log.self) { Log() }
        container.autoregister(Model.self, initializer: Model.init)
        #expect(container.expectVerified().notChecked.count == 1)
        #expect(container.expectVerified(makingInstances: true).isClean)
    }

    @Test func failsForEachFinding() {
        let container = Container()
        container.autoregister(Model.self, initializer: Model.init)
        withKnownIssue("a finding has to fail the test that asks for none") {
            container.expectVerified()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no registration for") && $0.rawValue.contains("needed by") }
        }
    }
}
