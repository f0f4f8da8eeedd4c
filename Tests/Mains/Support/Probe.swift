import DIKit
import Foundation

/// Made by a factory that was written in main-actor code.
@MainActor final class Implicit {
    init() { MainActor.preconditionIsolated("an implicit main factory runs on the main actor") }
}

/// Made by a factory of `isolatedMain`.
@MainActor final class Explicit {
    init() { MainActor.preconditionIsolated("a factory of isolatedMain runs on the main actor") }
}

/// Kept, made off main, and not made before its maker has asked for both of the others.
final class Slow: Sendable {}

/// A container with two main factories, and the requests for them that these programs make. Each request prints one line, or its error.
public final class Probe: Sendable {
    private let container = Container()

    @MainActor public init() {
        alarm(30)  // Ends a program that hangs.
        container.register(Implicit.self, options: .transient) { Implicit() }
        container.isolatedMain.register(Explicit.self, options: .transient) { Explicit() }
    }

    // MARK: Requests

    /// Asks for an instance of the implicit main factory.
    public func askImplicit(_ asker: String) {
        ask("implicit, \(asker)") { _ = try container.tryResolve(Implicit.self) }
    }

    /// Asks for an instance of the factory of `isolatedMain`.
    public func askExplicit(_ asker: String) {
        ask("isolatedMain, \(asker)") { _ = try container.tryResolve(Explicit.self) }
    }

    /// Asks for both.
    public func askBoth(_ asker: String) {
        askImplicit(asker)
        askExplicit(asker)
    }

    private func ask(_ request: String, _ resolve: () throws -> Void) {
        do {
            try resolve()
            say("\(request): made on main")
        } catch {
            say("\(request): \(String(reflecting: error))")
        }
    }

    /// Prints a line at once, also into a pipe.
    public func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    // MARK: What main does meanwhile

    /// A thread asks for both, then a task; then the process ends. Main is expected to be free.
    public func askWhileFree() {
        Thread.detachNewThread { [self] in
            askBoth("a thread")
            Task.detached { [self] in
                askBoth("a task")
                exit(0)
            }
        }
    }

    /// Main waits inside DIKit for an instance whose maker asks for both, first in a thread, then in a task.
    public func waitInside() {
        waitInside("a thread") { work in Thread.detachNewThread(work) }
        waitInside("a task") { work in Task.detached { work() } }
    }

    private func waitInside(_ asker: String, start: (@escaping @Sendable () -> Void) -> Void) {
        let begun = DispatchSemaphore(value: 0)
        let options = Options.container + asker
        container.register(Slow.self, options: options, isolation: nil) { [self] in
            begun.signal()
            askBoth(asker)
            return Slow()
        }
        start { [self] in _ = container.resolve(Slow.self, named: asker) }
        begun.wait()
        _ = container.resolve(Slow.self, named: asker)
    }

    /// Main is about to block outside DIKit. One thread asks `isolatedMain`, which ends the process when it is answered; another
    /// asks twice for an instance of the implicit main factory. `free` is called when the parent process says so.
    public func askWhileBlocked(free: (@Sendable () -> Void)?) {
        Patience.set(waits: 2, milliseconds: 20)
        Thread.detachNewThread { [self] in
            askExplicit("a thread")
            exit(0)
        }
        Thread.detachNewThread { [self] in
            askImplicit("a thread")
            askImplicit("a thread, again")
            guard let free else { return }
            _ = readLine()
            free()
        }
    }

    /// Blocks main on a semaphore until the parent process says so.
    public func waitOutside() {
        let freed = DispatchSemaphore(value: 0)
        askWhileBlocked { freed.signal() }
        freed.wait()
        say("main is free")
    }
}
