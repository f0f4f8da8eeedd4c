import DIKit
import Foundation

extension Probe {
    /// The iterations of `concurrentPerform`, one on the thread of main and one on another, which run at once.
    private func performTwo(onMain: @Sendable () -> Void, elsewhere: @Sendable () -> Void) {
        let main = ThreadIdentity.current
        let met = DispatchGroup()
        met.enter()
        met.enter()
        DispatchQueue.concurrentPerform(iterations: 2) { @Sendable _ in
            met.leave()
            met.wait()
            ThreadIdentity.current == main ? onMain() : elsewhere()
        }
    }

    /// The iteration that main runs asks.
    public func askInOwnIteration() {
        performTwo(onMain: { askBoth("main's iteration") }, elsewhere: {})
    }

    /// The same where main runs on another thread than the first: there nothing tells that the iteration runs on main.
    public func askInUnseenIteration() {
        Patience.set(waits: 2, milliseconds: 20)
        performTwo(onMain: { askImplicit("main's iteration") }, elsewhere: {})
    }

    /// Main asks inside `sync` of a queue, which runs on main's thread.
    public func askInSync(isSeen: Bool) {
        if !isSeen { Patience.set(waits: 2, milliseconds: 20) }
        DispatchQueue(label: "another queue").sync {
            isSeen ? askBoth("sync of a queue") : askImplicit("sync of a queue")
        }
    }

    /// The iteration that main runs waits inside DIKit for what the other one makes.
    public func waitInsideIteration() {
        performTwo(onMain: { waitInside() }, elsewhere: {})
    }

    /// The iteration that main runs has ended, and main waits for the others to end.
    public func waitOutsideInConcurrentPerform() {
        let freed = DispatchSemaphore(value: 0)
        askWhileBlocked { freed.signal() }
        performTwo(onMain: {}, elsewhere: { freed.wait() })
        say("main is free")
    }
}

private struct ThreadIdentity: Equatable {
    private let thread: ObjectIdentifier
    static var current: ThreadIdentity { ThreadIdentity(thread: ObjectIdentifier(Thread.current)) }
}
