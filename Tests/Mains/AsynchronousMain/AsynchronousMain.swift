import Foundation
import MainsSupport

/// An asynchronous `main`. What it does, and whether before or after its first suspension, is the argument.
@main struct AsynchronousMain {
    static func main() async {
        let probe = Probe()
        let words = CommandLine.arguments.dropFirst()
        let isFirst = words.first == "before"
        if !isFirst { await suspendMain() }
        probe.askBoth("main")
        switch words.dropFirst().joined(separator: " ") {
        case "free": probe.askWhileFree()
        case "inside": return probe.waitInside()
        case "blocked": probe.waitOutside()
        case "concurrentPerform": return isFirst ? probe.askInOwnIteration() : probe.askInUnseenIteration()
        case "sync": return probe.askInSync(isSeen: isFirst)
        default: fatalError("no such case")
        }
        // Suspended until a request ends the process.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
}
