import BenchmarkSupport

/// Counts allocations, where the system lets it.
enum AllocationCount {
    /// Whether ten objects made by hand are counted as ten.
    static let isPossible = of { for _ in 0..<10 { sink(Leaf()) } } == 10

    /// The allocations that `body` makes on this thread.
    static func of(_ body: () -> Void) -> UInt64 {
        benchmark_begin_counting_allocations()
        body()
        return benchmark_end_counting_allocations()
    }
}
