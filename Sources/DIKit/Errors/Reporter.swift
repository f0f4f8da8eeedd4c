internal import CDIKit

/// Where misuse that a program survives is told.
enum Reporter {
    /// What takes a report instead of standard error.
    struct Hook: Sendable {
        let take: @Sendable (String) -> Void
    }

    /// Takes the reports of the current task, in tests.
    @TaskLocal static var hook: Hook?

    static func report(_ text: String) {
        if let hook { return hook.take(text) }
        dikit_write_error(text + "\n")
    }
}
