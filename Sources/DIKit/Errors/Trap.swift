internal import CDIKit

/// Ends the program with a report.
@usableFromInline
enum Trap {
    /// Prints the report on standard error and stops, in debug and in release.
    static func stop(_ error: ResolutionError) -> Never {
        fatalError(error.report, file: error.place?.literal ?? "DIKit", line: error.place?.line ?? 0)
    }

    /// The same for a call of `resolve`. Where the factory that called it runs for a `tryResolve`, which was to have the error, the
    /// report says so.
    static func stopResolve(_ error: ResolutionError) -> Never {
        let thread: Thread = dikit_thread_current()
        guard dikit_thread_catching(thread) > 0, let frame = thread.frames else { stop(error) }
        let factory = ResolutionError.Dependency(frame.pointee.registration.takeUnretainedValue())
        stop(
            error.adding(
                .init("note", "the factory of \(factory) called `resolve`, which traps; with `try resolver.tryResolve()` there, `tryResolve` throws"))
        )
    }
}
