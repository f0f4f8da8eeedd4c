import Foundation

/// Suspends main for certain, so that what follows no longer runs on the first thread: only a main that is suspended takes work from its queue.
/// (The value of a task that has already ended is there at once, without a suspension.)
@MainActor public func suspendMain() async {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in DispatchQueue.main.async { continuation.resume() } }
}
