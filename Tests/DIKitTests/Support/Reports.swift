import Testing

@testable import DIKit

extension Reporter {
    /// What is reported while `body` runs.
    static func collecting(_ body: () -> Void) -> [String] {
        let reports = Shared<[String]>([])
        Reporter.$hook.withValue(Reporter.Hook { text, _ in reports.withValue { $0.append(text) } }, operation: body)
        return reports.current
    }

    /// Reports are printed, as in a process that does not link `DIKitTesting`; for the child process of an exit test.
    static func printReports() { processHook.withLock { $0 = nil } }
}
