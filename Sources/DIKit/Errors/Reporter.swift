internal import CDIKit

/// Where misuse that a program survives is told.
enum Reporter {
    /// What takes a report instead of standard error; a test sets it.
    static let hook = Locked<(@Sendable (String) -> Void)?>(nil)

    static func report(_ text: String) {
        if let hook = hook.withLock({ $0 }) { return hook(text) }
        dikit_write_error(text + "\n")
    }
}
