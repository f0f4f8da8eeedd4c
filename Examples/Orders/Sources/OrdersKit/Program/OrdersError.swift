/// Why a run cannot go on.
public enum OrdersError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file cannot be read.
    case unreadable(file: String, reason: String)
    /// A file can be read, but its header is no use, so that none of its lines can be understood.
    case unusable(Problem)
    /// The results cannot be written.
    case unwritable(reason: String)

    /// One line for the user.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "Error: cannot read '\(file)': \(reason)"
        case .unusable(let problem): problem.description
        case .unwritable(let reason): "Error: cannot write the results: \(reason)"
        }
    }

    /// How the process ends.
    public var exitCode: ExitCode {
        switch self {
        case .unreadable: .unreadable
        case .unusable: .badInput
        case .unwritable: .unwritable
        }
    }
}

/// How the process ends; the numbers above 1 are those of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
    /// All went well.
    case success = 0
    /// At least one line was skipped, or a header was no use.
    case badInput = 1
    /// The command line was not understood.
    case usage = 64
    /// A file could not be read.
    case unreadable = 66
    /// The results could not be written.
    case unwritable = 74

    /// Ends the process with this code.
    public func endProcess() -> Never { Posix.end(rawValue) }
}
