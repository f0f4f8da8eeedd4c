import Foundation
import MainsSupport

// Top-level code without `await`: what main does is the argument.
let probe = Probe()
probe.askBoth("main")

switch CommandLine.arguments.dropFirst().joined(separator: " ") {
case "inside": probe.waitInside()
case "semaphore": waitForSemaphore()
case "group": waitForGroup()
case "readLine": waitForLine()
case "concurrentPerform own": probe.askInOwnIteration()
case "concurrentPerform inside": probe.waitInsideIteration()
case "concurrentPerform blocked":
    probe.waitOutsideInConcurrentPerform()
    dispatchMain()
case "RunLoop.run free":
    probe.askWhileFree()
    RunLoop.main.run()
case "RunLoop.run inside":
    onMainQueue { $0.waitInside() }
    RunLoop.main.run()
case "RunLoop.run blocked":
    onMainQueue(ends: false) { $0.waitOutside() }
    RunLoop.main.run()
case "dispatchMain free":
    probe.askWhileFree()
    dispatchMain()
case "dispatchMain inside":
    onMainQueue { $0.waitInside() }
    dispatchMain()
case "dispatchMain blocked":
    onMainQueue(ends: false) { $0.waitOutside() }
    dispatchMain()
case "sync": probe.askInSync(isSeen: true)
case "dispatchMain concurrentPerform":
    onMainQueue { $0.askInUnseenIteration() }
    dispatchMain()
case "dispatchMain sync":
    onMainQueue { $0.askInSync(isSeen: false) }
    dispatchMain()
default: fatalError("no such case")
}

/// Does something as a job of the main queue, where main asks too.
@MainActor func onMainQueue(ends: Bool = true, _ work: @escaping @MainActor (Probe) -> Void) {
    let probe = probe
    DispatchQueue.main.async {
        probe.askBoth("the main queue")
        work(probe)
        if ends { exit(0) }
    }
}

@MainActor func waitForSemaphore() -> Never {
    probe.waitOutside()
    dispatchMain()
}

@MainActor func waitForGroup() -> Never {
    let group = DispatchGroup()
    group.enter()
    probe.askWhileBlocked { group.leave() }
    group.wait()
    probe.say("main is free")
    dispatchMain()
}

@MainActor func waitForLine() -> Never {
    probe.askWhileBlocked(free: nil)
    _ = readLine()
    probe.say("main is free")
    dispatchMain()
}
