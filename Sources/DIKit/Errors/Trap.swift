/// Ends the program with a report.
@usableFromInline
enum Trap {
    static func stop(_ error: ResolutionError) -> Never {
        fatalError(error.report, file: error.place?.fileID ?? "DIKit", line: error.place?.line ?? 0)
    }
}
