import BenchmarkSupport

/// Something that is timed: the subject of a case or one of its baselines.
///
/// It is prepared when its case runs and not before, so that a list of cases costs nothing and a case does not find the
/// memory of the others.
struct Operation {
    /// Does the operation a number of times.
    typealias Body = (Int) -> Void

    /// An operation that is ready to run.
    enum Work {
        /// On the calling thread.
        case here(Body)
        /// One body a thread, on threads that start together.
        case threads([Body])
        /// In a process of its own, which answers with the nanoseconds of one operation.
        case process(command: String)
    }

    let prepare: () -> Work

    /// An operation on the calling thread.
    init(_ prepare: @escaping () -> Body) {
        self.prepare = { .here(prepare()) }
    }

    /// An operation on one new thread for each body.
    init(threads prepare: @escaping () -> [Body]) {
        self.prepare = { .threads(prepare()) }
    }

    /// An operation in a process of its own.
    init(process arguments: String) {
        prepare = { .process(command: "\(quoted(CommandLine.arguments[0])) \(arguments)") }
    }
}

/// A word of a shell command.
private func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

extension Operation.Work {
    /// How long a repetition takes.
    private static let repetitionNanoseconds = 12_000_000.0

    /// The number of operations of a thread that take about 12 ms. Finding it warms the operation up.
    func calibrated() -> Int {
        if case .process = self { return 1 }
        var count = 1
        while true {
            let elapsed = elapsed(count)
            if elapsed > Self.repetitionNanoseconds / 6 { return max(1, Int(Double(count) * Self.repetitionNanoseconds / elapsed)) }
            count *= 2
        }
    }

    /// The nanoseconds of one operation; with several threads, of all they did together.
    func sample(_ count: Int) -> Double {
        switch self {
        case .here: return elapsed(count) / Double(count)
        case .threads(let bodies): return elapsed(count) / Double(count * bodies.count)
        case .process(let command):
            let nanoseconds = benchmark_number_printed_by(command)
            precondition(nanoseconds >= 0, "this process failed: \(command)")
            return nanoseconds
        }
    }

    /// The allocations of one operation, counted on the calling thread; nil where they cannot be counted.
    func allocations() -> Double? {
        guard AllocationCount.isPossible else { return nil }
        let bodies: [Operation.Body]
        switch self {
        case .here(let body): bodies = [body]
        case .threads(let several): bodies = several
        case .process: return nil
        }
        let count = 1000
        for body in bodies { body(count) }
        return Double(AllocationCount.of { for body in bodies { body(count) } }) / Double(count * bodies.count)
    }

    private func elapsed(_ count: Int) -> Double {
        switch self {
        case .here(let body):
            let start = benchmark_now()
            body(count)
            return Double(benchmark_now() - start)
        case .threads(let bodies): return Double(elapsedTogether(bodies, count))
        case .process: preconditionFailure("a process is not timed from outside")
        }
    }
}

/// The bodies on their way to the threads.
private final class ThreadBodies {
    let bodies: [Operation.Body]
    let count: Int

    init(_ bodies: [Operation.Body], _ count: Int) {
        self.bodies = bodies
        self.count = count
    }
}

/// Runs each body on a new thread and returns the nanoseconds from the first start to the last end.
private func elapsedTogether(_ bodies: [Operation.Body], _ count: Int) -> UInt64 {
    let all = ThreadBodies(bodies, count)
    return withExtendedLifetime(all) {
        benchmark_run_threads(
            Int32(bodies.count),
            { context, index in
                let all = Unmanaged<ThreadBodies>.fromOpaque(context).takeUnretainedValue()
                all.bodies[Int(index)](all.count)
            }, Unmanaged.passUnretained(all).toOpaque())
    }
}
