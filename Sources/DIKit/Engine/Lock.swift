internal import CDIKit

/// The one lock of the package: a mutex that a thread holds for a few instructions and never while user code runs.
///
/// Unchecked, because the mutex is what makes it safe to share.
final class Lock: @unchecked Sendable {
    private let mutex: OpaquePointer

    init() { mutex = dikit_lock_create() }
    deinit { dikit_lock_destroy(mutex) }

    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        dikit_lock_lock(mutex)
        defer { dikit_lock_unlock(mutex) }
        return try body()
    }

    /// Sleeps until `thread` is woken or the time is over, unless `isNeeded` says no; the lock is free meanwhile.
    /// - Returns: false when the time is over.
    fileprivate func sleep(on thread: Thread, milliseconds: Int, if isNeeded: () -> Bool) -> Bool {
        withLock { !isNeeded() || dikit_thread_sleep(thread, mutex, milliseconds) }
    }
}

/// A value that is read and written only under its lock.
///
/// Unchecked, because ``withLock(_:)`` is the only way to the value.
final class Locked<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        try lock.withLock { () throws(Failure) in try body(&value) }
    }

    /// Sleeps until `thread` is woken or the time is over, unless `isNeeded` says no.
    ///
    /// The test and falling asleep are one step, so a wake-up that follows a change under the lock is not lost. No access
    /// to the value is open while the thread sleeps.
    /// - Returns: false when the time is over.
    func sleep(on thread: Thread, milliseconds: Int, if isNeeded: (inout Value) -> Bool) -> Bool {
        lock.sleep(on: thread, milliseconds: milliseconds) { isNeeded(&value) }
    }
}
