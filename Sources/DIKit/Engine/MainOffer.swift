internal import CDIKit

/// A main factory that a resolution off main wants to have run, with the path and the task's scope that it runs for.
///
/// `state` is read and written under the lock of ``Creations``. The resolution that made the offer sleeps while main runs
/// it, so its frames and its recorder stand still.
final class MainOffer {
    enum State {
        case open, taken, ended
    }

    let work: () -> Void
    let thread: Thread
    let resolution: CreationLedger.Resolution
    let frames: UnsafePointer<Frame>?
    let recorder: Recorder?
    let catching: UInt
    let scope = TaskScope()
    var state = State.open

    init(from thread: Thread, work: @escaping () -> Void) {
        self.thread = thread
        self.work = work
        resolution = thread.pointee.resolution
        frames = thread.frames
        recorder = thread.recorder
        catching = dikit_thread_catching(thread)
    }
}
