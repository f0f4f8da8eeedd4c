internal import CDIKit

/// Where misuse that a program survives is told.
package enum Reporter {
    /// What takes a report instead of standard error.
    struct Hook: Sendable {
        let take: @Sendable (String, SourcePlace?) -> Void
    }

    /// Takes the reports of the current task, in tests.
    @TaskLocal static var hook: Hook?

    /// Takes the reports of the process that no task takes.
    static let processHook = Locked<Hook?>(nil)

    /// - Parameter place: The line of the user's that the report is about, if there is one.
    static func report(_ text: String, at place: SourcePlace? = nil) {
        if let hook = hook ?? processHook.withLock({ $0 }) { return hook.take(text, place) }
        write(text)
    }

    /// Writes to standard error, as reports are told outside a test.
    package static func write(_ text: String) { dikit_write_error(text + "\n") }

    /// Lets `DIKitTesting` take the reports of the process.
    package static func install(_ take: @escaping @Sendable (String, SourcePlace?) -> Void) {
        processHook.withLock { $0 = Hook(take: take) }
    }

    /// Whether a test runner has started the process.
    package static var isInTestProcess: Bool { dikit_state() & UInt(DIKIT_STATE_TEST.rawValue) != 0 }
}
