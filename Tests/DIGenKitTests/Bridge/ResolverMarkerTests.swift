import DIKit
import Foundation
import Testing

/// `Resolver` is a marker: who conforms need write nothing.
@Suite struct ResolverMarkerTests {
    private struct Silent: Resolver {}
    private struct SilentParent: Resolver {}

    @Test func aResolverThatSaysNothingHasNothing() {
        #expect(Silent().optionalResolve(Int.self) == nil)
        #expect(!Silent().hasRegistration(Int.self))
        #expect(throws: ResolutionError.self) { try Silent().tryResolve(Int.self) }
    }

    @Test func asAParentItHasNothing() {
        let container = Container(parent: SilentParent())
        container.register(String.self, options: .container) { "own" }
        #expect(container.resolve(String.self) == "own")
        #expect(container.optionalResolve(Int.self) == nil)
    }

    @Test func askedDirectlyItTrapsAndSaysWhatToDo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Wiring: Resolver {}
            _ = Wiring().optionalResolve(Int.self)
            let _: Int = Wiring().resolve()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.components(separatedBy: "Wiring` answers nothing: run dikitgen, or implement optionalResolve").count == 2)
        #expect(text.contains("Wiring` answers nothing for `Int`"))
    }
}
