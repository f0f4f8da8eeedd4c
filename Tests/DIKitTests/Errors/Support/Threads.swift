import Dispatch
import Foundation

@testable import DIKit

/// Runs `body` on a new thread with a stack of its own size and waits for its result.
func onThread<Result: Sendable>(stackSize: Int = 8 << 20, _ body: @escaping @Sendable () -> Result) -> Result {
    let result = Locked<Result?>(nil)
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
        let value = body()
        result.withLock { $0 = value }
        ended.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    ended.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("the thread has ended and set its result") }
    return value
}

/// Runs `body` on `count` threads at once and waits for all results, in the order of the threads.
func onThreads<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    let results = Locked<[Int: Result]>([:])
    let ended = DispatchGroup()
    for index in 0..<count {
        ended.enter()
        Thread {
            let value = body(index)
            results.withLock { $0[index] = value }
            ended.leave()
        }.start()
    }
    ended.wait()
    return results.withLock { results in results.sorted { $0.key < $1.key }.map(\.value) }
}

/// Where `count` threads meet: each goes on once all have come.
struct MeetingPoint: Sendable {
    private let group = DispatchGroup()

    init(_ count: Int) {
        for _ in 0..<count { group.enter() }
    }

    func arriveAndWait() {
        group.leave()
        group.wait()
    }
}
