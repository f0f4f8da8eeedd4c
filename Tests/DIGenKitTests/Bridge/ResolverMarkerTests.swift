import Foundation
import Testing

@testable import DIKit

/// `Resolver` is a marker: who conforms need write nothing.
@Suite struct ResolverMarkerTests {
    private struct Silent: Resolver {}
    private struct SilentParent: Resolver {}

    @Test func aResolverThatSaysNothingHasNothing() {
        Reporter.ignoringReports {
            #expect(Silent().optionalResolve(Int.self) == nil)
            #expect(!Silent().hasRegistration(Int.self))
            #expect(throws: ResolutionError.self) { try Silent().tryResolve(Int.self) }
        }
    }

    @Test func asAParentItHasNothing() {
        let container = Container(parent: SilentParent())
        container.register(String.self, options: .container) { "own" }
        #expect(container.resolve(String.self) == "own")
        Reporter.ignoringReports { #expect(container.optionalResolve(Int.self) == nil) }
    }

    @Test func askedDirectlyItTrapsAndSaysWhatToDo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            struct Wiring: Resolver {}
            _ = Wiring().optionalResolve(Int.self)
            let _: Int = Wiring().resolve()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.components(separatedBy: "Wiring` answers nothing: run dikitgen, or implement optionalResolve").count == 2)
        #expect(text.contains("Wiring` answers nothing for `Int`"))
    }
}

extension Reporter {
    /// Runs `body`, whose reports are no failure of the test.
    static func ignoringReports(_ body: () -> Void) { $hook.withValue(Hook { _, _ in }, operation: body) }

    /// Reports are printed, as in a process that does not link `DIKitTesting`; for the child process of an exit test.
    static func printReports() { processHook.withLock { $0 = nil } }
}
