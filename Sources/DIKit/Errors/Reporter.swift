internal import CDIKit

/// Where misuse that a program survives is told.
enum Reporter {
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
        dikit_write_error(text + "\n")
    }
}
