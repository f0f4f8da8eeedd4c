import Foundation
import MainsSupport

// Top-level code with `await`. What it does, and whether before or after its first suspension, is the argument.
let probe = Probe()
let words = CommandLine.arguments.dropFirst()
if words.first == "after" { await suspendMain() }
probe.askBoth("main")
switch words.dropFirst().joined(separator: " ") {
case "free": probe.askWhileFree()
case "inside":
    probe.waitInside()
    exit(0)
case "blocked": probe.waitOutside()
default: fatalError("no such case")
}
// Suspended until a request ends the process.
await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
