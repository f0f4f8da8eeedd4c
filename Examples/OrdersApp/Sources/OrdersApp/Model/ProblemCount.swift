import OrdersKit

/// Counts the lines that are skipped.
final class ProblemCount: ProblemReporter, ProblemCounter {
    private(set) var count = 0

    func report(_ problem: Problem) { count += 1 }
}
