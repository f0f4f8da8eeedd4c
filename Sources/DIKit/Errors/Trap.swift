/// Ends the program with a report.
@usableFromInline
enum Trap {
    /// Prints the report on standard error and stops, in debug and in release.
    static func stop(_ error: ResolutionError) -> Never {
        fatalError(error.report, file: error.place?.literal ?? "DIKit", line: error.place?.line ?? 0)
    }
}
