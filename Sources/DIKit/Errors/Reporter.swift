internal import CDIKit

/// Where misuse that a program survives is told.
enum Reporter {
    /// Takes the reports of the current task, in tests.
    @TaskLocal static var scopedHook: (@Sendable (String) -> Void)?

    /// On standard error, unless something takes reports here.
    static func report(_ text: String) {
        if let scopedHook { return scopedHook(text) }
        dikit_write_error(text + "\n")
    }
}
