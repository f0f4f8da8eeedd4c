/// Takes the problems of lines that are skipped.
public protocol ProblemReporter {
    /// Tells the user about a problem.
    func report(_ problem: Problem)
}

/// Knows how many problems there were.
public protocol ProblemCounter {
    /// The number of problems reported so far.
    var count: Int { get }
}

/// Writes each problem to an output at once and counts them.
///
/// Readers report to it and the program asks it for the exit code, so both need the same instance.
public final class ProblemLog: ProblemReporter, ProblemCounter {
    /// The number of problems reported so far.
    public private(set) var count = 0
    private let output: any Output

    /// Makes a log that writes to an output.
    public init(output: any Output) { self.output = output }

    /// Writes a problem. When even that fails there is nobody left to tell; the exit code still says that there was one.
    public func report(_ problem: Problem) {
        count += 1
        try? output.write("\(problem)\n")
    }
}
