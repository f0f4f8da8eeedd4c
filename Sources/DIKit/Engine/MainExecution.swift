internal import CDIKit
internal import Dispatch

/// Whether the calling code is isolated to the main actor.
enum MainExecution {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, or the main queue wherever it is drained: after the first suspension of an asynchronous `main`
    /// and under `dispatchMain()` the main actor runs on another thread than the first.
    static var isCurrent: Bool {
        dikit_thread_is_main() || DispatchQueue.getSpecific(key: key) == true
    }
}
