@testable import DIKit

extension Reports {
    /// What is reported meanwhile.
    final class Box: Sendable {
        let reports = Locked<[(String, SourcePlace?)]>([])
    }
}

extension Reporter {
    /// Reports are printed, as in a process that does not link `DIKitTesting`; for the child process of an exit test.
    static func printReports() { processHook.withLock { $0 = nil } }
}
