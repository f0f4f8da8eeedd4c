import Foundation
import Testing

@testable import DIKit

@MainActor private enum Main {
    static var count = 0
}

/// Rule 4: a factory handed to a wrapper runs where it was written to run.
@Suite struct WrapperOnMainTests {
    @MainActor private func make() -> (Lazy<Bool>, Provider<Bool>) {
        let factory = {
            Main.count += 1
            return MainExecution.isCurrent
        }
        return (Lazy(with: factory), Provider(with: factory))
    }

    @Test func factoryOfMainActorCodeRunsOnMain() async {
        let (lazy, provider) = await make()
        let (one, other) = await Task.detached { (lazy.wrappedValue, provider.wrappedValue) }.value
        #expect(one)
        #expect(other)
    }

    @MainActor @Test func factoryOfMainActorCodeIsReadOnMain() {
        let (lazy, provider) = make()
        #expect(lazy.wrappedValue)
        #expect(provider.wrappedValue)
    }

    @MainActor @Test func isolationOfNilRunsAnywhere() async {
        let lazy = Lazy(with: { MainExecution.isCurrent }, isolation: nil)
        let provider = Provider(with: { MainExecution.isCurrent }, isolation: nil)
        let (one, other) = await Task.detached { (lazy.wrappedValue, provider.wrappedValue) }.value
        #expect(!one)
        #expect(!other)
    }

    @Test func factoryOfOtherCodeRunsWhereItIsRead() {
        let lazy = Lazy(with: { MainExecution.isCurrent })
        let provider = Provider(with: { MainExecution.isCurrent })
        let (one, other) = onAnotherThread { (lazy.wrappedValue, provider.wrappedValue) }
        #expect(!one)
        #expect(!other)
    }
}
