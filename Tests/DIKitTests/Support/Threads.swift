import Foundation

/// Runs `body` on `count` threads of its own at once and returns when all have ended.
///
/// The threads meet before the first of them begins, so that they really run at once.
func concurrently(_ count: Int, stackSize: Int = 1 << 20, _ body: @escaping @Sendable (Int) -> Void) {
    let barrier = Barrier(count)
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        let thread = Thread {
            barrier.wait()
            body(index)
            group.leave()
        }
        thread.stackSize = stackSize
        thread.start()
    }
    group.wait()
}

/// Runs `body` on another thread and waits for it.
func onAnotherThread<Result: Sendable>(stackSize: Int = 8 << 20, _ body: @escaping @Sendable () -> Result) -> Result {
    let result = Shared<Result?>(nil)
    concurrently(1, stackSize: stackSize) { _ in
        let value = body()
        result.withValue { $0 = value }
    }
    guard let value = result.current else { fatalError("the thread has ended with a result") }
    return value
}

/// Runs `body` on `count` threads at once and returns their results, in the order of the threads.
func onThreads<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    let results = Shared<[Int: Result]>([:])
    concurrently(count) { index in
        let value = body(index)
        results.withValue { $0[index] = value }
    }
    return results.current.sorted { $0.key < $1.key }.map(\.value)
}

/// Lets threads go on only when all have come.
final class Barrier: Sendable {
    private let condition = NSCondition()
    private let missing: Shared<Int>

    init(_ count: Int) { missing = Shared(count) }

    func wait() {
        condition.lock()
        defer { condition.unlock() }
        missing.withValue { $0 -= 1 }
        if missing.current <= 0 { return condition.broadcast() }
        while missing.current > 0 { condition.wait() }
    }
}

/// A door that is opened once.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}

/// A value that several threads of a test read and write.
///
/// Unchecked, because the lock is the only way to the value.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    var current: Value { withValue { $0 } }

    func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}

/// Counts from any thread.
typealias Counter = Shared<Int>

extension Shared<Int> {
    @discardableResult
    func increment() -> Int {
        withValue {
            $0 += 1
            return $0
        }
    }
}
