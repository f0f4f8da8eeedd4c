internal import CDIKit

/// Runs main-actor code for a caller that may be anywhere, as the engine runs a factory registered with `isolatedMain`.
enum MainCall {
    /// In place if this is the main actor; else the caller waits until main has run it.
    static func run(_ work: @escaping @MainActor () throws -> Void, making type: any Any.Type, at place: SourcePlace?) throws {
        var result: Result<Void, any Error> = .success(())
        run(making: type, at: place) { result = Result { try work() } }
        try result.get()
    }

    /// The same with what does not throw.
    static func run(making type: any Any.Type, at place: SourcePlace?, _ work: @MainActor () -> Void) {
        withoutActuallyEscaping(work) { work in
            guard !MainExecution.isCurrent else {
                let work = UncheckedBox(work)
                return MainActor.assumeIsolated { work.value() }
            }
            // Taken out when it runs: the offer to main outlives the call, and may not hold a closure that is the caller's.
            let kept = Locked<UncheckedBox<(@MainActor () -> Void)>?>(UncheckedBox(work))
            // Only what is reported while main is busy reads it: nothing is registered and nothing is made by it.
            let registration = Registration(
                key: Key(type), lifetime: .unique, isOpen: false, isolation: .mainExplicit, place: place, home: nil
            ) { _, _, _ in false }
            let isDone = Creations.shared.runOnMain(dikit_thread_current(), isolation: .mainExplicit, describing: registration, at: place) {
                let work = kept.withLock { work in
                    defer { work = nil }
                    return work
                }
                MainActor.assumeIsolated { work?.value() }
            }
            guard isDone else { preconditionFailure("main code that says so itself is waited for without end") }
        }
    }
}
