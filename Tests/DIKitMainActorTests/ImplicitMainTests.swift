import Foundation
import Testing

@testable import DIKit

/// Rule 4 where the default isolation is the main actor: a factory registered here is a main factory without saying so.
@Suite struct ImplicitMainTests {
    @Test(arguments: [Options.container, .weak, .transient, .scoped]) func isMadeForAThread(options: Options) async {
        let container = Container()
        container.register(Screen.self, options: options) { Screen() }
        let title = await onAThread { container.resolve(Screen.self) }.title
        #expect(title == "plain")
    }

    @Test func isMadeForADetachedTask() async {
        let container = Container()
        container.register(Screen.self, options: .container) { Screen() }
        let screen = await Task.detached { container.resolve(Screen.self) }.value
        #expect(screen === container.resolve(Screen.self))
    }

    @Test func isMadeForAConcurrentFunction() async {
        let container = Container()
        container.register(Screen.self, options: .container) { Screen() }
        #expect(await concurrentlyResolved(from: container) === container.resolve(Screen.self))
    }

    @concurrent private func concurrentlyResolved(from container: Container) async -> Screen { container.resolve() }

    @Test func isMadeInPlaceOnMain() {
        let container = Container()
        container.register(Screen.self, options: .container) { Screen() }
        #expect(container.resolve(Screen.self) === container.resolve(Screen.self))
    }

    @Test func factoryMayBeAnInitialiserOfAMainActorType() async {
        let container = Container()
        container.register(String.self, options: .container) { "named" }
        container.register(Screen.self, options: .container) { resolver in Screen(title: resolver.resolve()) }
        #expect(await onAThread { container.resolve(Screen.self) }.title == "named")
    }

    @Test func takesArguments() async {
        let container = Container()
        container.register(Screen.self, options: .transient) { _, arguments in Screen(title: arguments.first()) }
        #expect(await onAThread { container.resolve(Screen.self, with: ["passed"]) }.title == "passed")
    }

    // MARK: While main waits inside the container

    /// A thread makes the screen, which needs main; main asks for the screen.
    @Test func mainWaitsForTheSameInstance() {
        let container = Container()
        container.register(Screen.self, options: .container) { Screen() }
        Thread.detachNewThread { _ = container.resolve(Screen.self) }
        waitUntilOffered(Screen.self, in: container)
        #expect(throws: Never.self) { try container.tryResolve(Screen.self) }
    }

    /// The same, while a factory of main's own is under way.
    @Test func factoryOnMainWaitsForTheSameInstance() {
        let container = Container()
        container.register(Screen.self, options: .container) { Screen() }
        container.register(First.self, options: .container) { resolver in
            waitUntilOffered(Screen.self, in: container)
            _ = try resolver.tryResolve(Screen.self)
            return First()
        }
        Thread.detachNewThread { _ = container.resolve(Screen.self) }
        #expect(throws: Never.self) { try container.tryResolve(First.self) }
    }

    /// A thread makes the first, which needs the screen, which needs main; main asks for the first.
    @Test func mainWaitsForAnother() {
        let container = Container()
        container.register(Screen.self, options: .container) { Screen() }
        container.register(First.self, options: .container, isolation: nil) { resolver in
            _ = try resolver.tryResolve(Screen.self)
            return First()
        }
        Thread.detachNewThread { _ = container.resolve(First.self) }
        waitUntilOffered(Screen.self, in: container)
        #expect(throws: Never.self) { try container.tryResolve(First.self) }
    }

    /// A thread makes the screen; the container is asked on main for another instance, on which the thread does not depend.
    @Test func mainWaitsForOneThatHasNothingToDoWithIt() async {
        let container = Container()
        let begun = Gate()
        let screenMade = Gate()
        container.register(Screen.self, options: .container) { Screen() }
        container.register(Third.self, options: .container, isolation: nil) {
            begun.open()
            screenMade.pass()
            return Third()
        }
        Thread.detachNewThread { _ = container.resolve(Third.self) }
        begun.pass()
        Thread.detachNewThread {
            _ = container.resolve(Screen.self)
            screenMade.open()
        }
        waitUntilOffered(Screen.self, in: container)
        #expect(throws: Never.self) { try container.tryResolve(Third.self) }
    }

    /// One thread makes the second, which needs main; another makes the first, which waits for the second; main asks for the first,
    /// from a factory of its own.
    @Test func mainWaitsForOneThatWaitsForIt() {
        let container = Container()
        let firstBegun = Gate()
        container.register(Screen.self, options: .container) { Screen() }
        container.register(Second.self, options: .container, isolation: nil) { resolver in
            _ = try resolver.tryResolve(Screen.self)
            return Second()
        }
        container.register(First.self, options: .container, isolation: nil) { resolver in
            firstBegun.open()
            waitUntilOffered(Screen.self, in: container)
            _ = try resolver.tryResolve(Second.self)
            return First()
        }
        container.register(Third.self, options: .container) { resolver in
            _ = try resolver.tryResolve(First.self)
            return Third()
        }
        Thread.detachNewThread { _ = container.resolve(Second.self) }
        Thread.detachNewThread { _ = container.resolve(First.self) }
        firstBegun.pass()
        #expect(throws: Never.self) { try container.tryResolve(Third.self) }
    }

    /// The screen needs the first, the first needs the screen; a thread begins, and main makes the screen for it.
    @Test func loopThroughMainIsAnError() async {
        let container = Container()
        container.register(Screen.self, options: .container) { resolver in
            _ = try resolver.tryResolve(First.self)
            return Screen()
        }
        container.register(First.self, options: .container, isolation: nil) { resolver in
            _ = try resolver.tryResolve(Screen.self)
            return First()
        }
        let code = await onAThread { () -> ResolutionError.Code? in
            do { _ = try container.tryResolve(First.self) } catch { return (error as? ResolutionError)?.code }
            return nil
        }
        #expect(code == .cycle)
    }

    // MARK: Saying otherwise

    /// `isolation: nil` is about where the factory runs. The compiler still takes its body for main-actor code.
    @Test func factoryThatMayRunAnywhereRunsOnTheThreadThatAsks() async {
        let container = Container()
        container.register(Bool.self, options: .transient, isolation: nil) { MainExecution.isCurrent }
        #expect(await onAThread { container.resolve(Bool.self) } == false)
    }

    @Test func factoryOfIsolatedMainRunsOnMain() async {
        let container = Container()
        container.isolatedMain.register(Screen.self, options: .transient) { Screen(title: "explicit") }
        #expect(await onAThread { container.resolve(Screen.self) }.title == "explicit")
    }

    @Test func factoryWrittenInANonisolatedFunctionRunsOnTheThreadThatAsks() async {
        let container = Container()
        registerWhereNothingIsIsolated(in: container)
        #expect(await onAThread { container.resolve(Bool.self) } == false)
    }

    nonisolated private func registerWhereNothingIsIsolated(in container: Container) {
        container.register(Bool.self, options: .transient) { MainExecution.isCurrent }
    }
}
