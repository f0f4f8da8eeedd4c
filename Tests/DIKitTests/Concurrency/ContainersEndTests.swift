import Foundation
import Testing

@testable import DIKit

private final class Kept: Sendable {
    let number: Provider<Int>
    init(_ resolver: any Resolver) { number = resolver.resolveWrapped() }
}

/// Rule 12: a read after the container's end is one clear error, also in the moment of the end.
@Suite(.serialized) struct ContainersEndTests {
    @Test func handleAnswersUntilTheEndAndNothingAfterwards() async {
        await #expect(processExitsWith: .success) {
            for _ in 0..<3_000 {
                let container = Shared<Container?>(Container())
                guard let handle = container.current?.handle else { fatalError("there is a container") }
                concurrently(2) { index in
                    if index == 0 { return container.withValue { $0 = nil } }
                    while let reached = handle.container { precondition(!reached.hasRegistration(Int.self)) }
                }
                precondition(handle.container == nil)
            }
        }
    }

    @Test func providerReadAtTheEnd() async {
        for _ in 0..<10 {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                for _ in 0..<400 {
                    let container = Shared<Container?>(Container())
                    let kept = Shared<Kept?>(nil)
                    container.withValue { container in
                        container?.register(Int.self) { 3 }
                        container?.register(Kept.self, options: .container) { Kept($0) }
                        let made = container?.resolve(Kept.self)
                        kept.withValue { $0 = made }
                    }
                    concurrently(2) { index in
                        if index == 0 { return container.withValue { $0 = nil } }
                        for _ in 0..<20_000 { _ = kept.current?.number.wrappedValue }
                    }
                }
            }
            #expect(StandardError(result).report().hasPrefix("DIKit: the container that `Int` was to come from has ended\n"))
        }
    }
}
