import Dispatch
import Foundation
import Testing

@testable import DIKit

@MainActor private final class Screen {
    let title: String
    init(title: String) {
        MainActor.assertIsolated()
        self.title = title
    }
}
private final class Service: Sendable {}
private final class Uses: Sendable {
    let service: Service
    init(service: Service) { self.service = service }
}

extension Container {
    fileprivate var screen: Dependency<Screen> {
        self(.cached) { onMainActor { Screen(title: self.screenTitle()) } }.liveInTests()
    }
    fileprivate var screenTitle: Dependency<String> { self(.unique) { "declared" }.liveInTests() }
    fileprivate var refusing: Dependency<Screen> { self(.cached) { try onMainActor { () throws(Refusal) in throw Refusal() } }.liveInTests() }
}

private struct Refusal: Error {}

/// Rule 4 for `isolatedMain`: a main factory runs on the main actor, whoever asks.
@Suite struct MainActorTests {
    private func container(_ options: Options = .container) -> Container {
        let container = Container()
        container.isolatedMain.register(Screen.self, options: options) { Screen(title: "main") }
        return container
    }

    @Test(arguments: [Options.container, .weak, .transient, .scoped]) func runsOnMainForAThread(options: Options) {
        let container = container(options)
        let title = onAnotherThread { () -> Bool in
            let screen = container.resolve(Screen.self)
            return withExtendedLifetime(screen) { true }
        }
        #expect(title)
    }

    @Test func declarationMakesOnMainForWhoeverAsks() async throws {
        let container = Container()
        let screen = await Task.detached { container.screen() }.value
        let (title, isKept) = await MainActor.run { (screen.title, container.screen() === screen) }
        #expect(title == "declared")
        #expect(isKept)
        let other = await MainActor.run { Container().screen() }
        #expect(other !== screen)
    }

    @Test func errorOfWhatRunsOnMainReachesWhoAsked() async {
        let container = Container()
        let error = await Task.detached { #expect(throws: ResolutionError.self) { try container.refusing.tryResolve() } }.value
        #expect(error?.underlying is Refusal)
    }

    @Test func runsOnMainForATask() async {
        let container = container()
        await Task.detached { _ = container.resolve(Screen.self) }.value
    }

    @Test @MainActor func runsInPlaceOnMain() {
        #expect(container().resolve(Screen.self).title == "main")
    }

    @Test @MainActor func factoryWrittenInMainActorCodeRunsOnMain() {
        let container = Container()
        let ranOnMain = Shared<[Bool]>([])
        // `#isolation` is the main actor here.
        container.register(Service.self, options: .transient) {
            ranOnMain.withValue { $0.append(MainExecution.isCurrent) }
            return Service()
        }
        container.register(Uses.self, options: .container, isolation: nil) { resolver in Uses(service: resolver.resolve()) }
        Thread.detachNewThread { _ = container.resolve(Uses.self) }
        _ = container.resolve(Uses.self)
        #expect(ranOnMain.current == [true])
    }

    @Test @MainActor func factoryThatSaysItMayRunAnywhereRunsOnTheThreadThatAsks() {
        let container = Container()
        let ranOnMain = Shared<[Bool]>([])
        container.register(Service.self, options: .transient, isolation: nil) {
            ranOnMain.withValue { $0.append(MainExecution.isCurrent) }
            return Service()
        }
        onAnotherThread { _ = container.resolve(Service.self) }
        #expect(ranOnMain.current == [false])
    }

    @Test func isMadeOnceForAllThreads() {
        let container = Container()
        let made = Counter(0)
        container.isolatedMain.register(Screen.self, options: .container) {
            made.increment()
            return Screen(title: "main")
        }
        concurrently(8) { _ in _ = container.resolve(Screen.self) }
        #expect(made.current == 1)
    }

    @Test func mayResolveWithThePathOfTheRequester() {
        let container = Container()
        container.register(Service.self, options: .container) { Service() }
        container.isolatedMain.register(Screen.self, options: .transient) { resolver in
            _ = resolver.resolve(Service.self)
            return Screen(title: "main")
        }
        concurrently(4) { _ in _ = container.resolve(Screen.self) }
    }

    @Test func errorOnMainNamesThePathOfTheRequester() throws {
        final class Outer: Sendable {}
        let container = Container()
        container.isolatedMain.register(Screen.self, options: .transient) { resolver in
            _ = try resolver.tryResolve(Service.self)
            return Screen(title: "main")
        }
        container.register(Outer.self, options: .container) { resolver in
            _ = try resolver.tryResolve(Screen.self)
            return Outer()
        }
        let error = onAnotherThread { () -> ResolutionError? in
            do {
                _ = try container.tryResolve(Outer.self)
                return nil
            } catch { return error as? ResolutionError }
        }
        #expect(error?.code == .missing)
        #expect(error?.path.map(\.typeName) == ["Screen", "Outer"])
    }

    /// Main waits inside DIKit for an instance whose maker needs main: the waiting main runs the factory.
    @Test @MainActor func waitingMainRunsTheFactoryThatItsMakerNeeds() {
        final class Made: Sendable {}
        let container = Container()
        let begun = Gate()
        let mainAsks = Gate()
        container.isolatedMain.register(Screen.self, options: .container) { Screen(title: "needed") }
        container.register(Made.self, options: .container, isolation: nil) { resolver in
            begun.open()
            mainAsks.pass()
            _ = resolver.resolve(Screen.self)
            return Made()
        }
        Thread.detachNewThread { _ = container.resolve(Made.self) }
        begun.pass()
        mainAsks.open()
        _ = container.resolve(Made.self)
    }

    /// Main waits for A; A's maker needs a main factory that itself needs something that a third thread is making.
    @Test @MainActor func mainFactoryMayWaitWhileMainWaits() {
        final class First: Sendable {}
        let container = Container()
        let slowBegun = Gate()
        let slowMayEnd = Gate()
        let firstBegun = Gate()
        container.register(Service.self, options: .container, isolation: nil) {
            slowBegun.open()
            slowMayEnd.pass()
            return Service()
        }
        container.isolatedMain.register(Screen.self, options: .container) { resolver in
            slowMayEnd.open()
            _ = resolver.resolve(Service.self)
            return Screen(title: "main")
        }
        container.register(First.self, options: .container, isolation: nil) { resolver in
            firstBegun.open()
            slowBegun.pass()
            _ = resolver.resolve(Screen.self)
            return First()
        }
        Thread.detachNewThread { _ = container.resolve(Service.self) }
        Thread.detachNewThread { _ = container.resolve(First.self) }
        firstBegun.pass()
        _ = container.resolve(First.self)
    }

    /// T1 makes A and offers a main factory that needs B; main makes B, which needs A. The loop goes through main.
    @Test @MainActor func loopThroughAMainFactoryIsReported() {
        final class Alpha: Sendable {}
        final class Beta: Sendable {}
        let container = Container()
        let alphaBegun = Gate()
        let betaBegun = Gate()
        let errors = Shared<[ResolutionError]>([])
        container.isolatedMain.register(Screen.self, options: .transient) { resolver in
            do { _ = try resolver.tryResolve(Beta.self) } catch let error as ResolutionError { errors.withValue { $0.append(error) } }
            return Screen(title: "main")
        }
        container.register(Alpha.self, options: .container, isolation: nil) { resolver in
            alphaBegun.open()
            betaBegun.pass()
            _ = resolver.resolve(Screen.self)
            return Alpha()
        }
        container.register(Beta.self, options: .container, isolation: nil) { resolver in
            betaBegun.open()
            _ = resolver.resolve(Alpha.self)
            return Beta()
        }
        Thread.detachNewThread { _ = container.resolve(Alpha.self) }
        alphaBegun.pass()
        _ = container.resolve(Beta.self)
        #expect(errors.current.map(\.code) == [.cycle])
        #expect(errors.current.first?.path.map(\.typeName) == ["Beta", "Alpha", "Screen", "Beta"])
    }

    /// Main makes B, waits for A, and runs meanwhile a main factory for a third thread. What that needs from main is buried.
    @Test @MainActor func needOfWhatLiesBuriedIsReported() {
        final class Alpha: Sendable {}
        final class Beta: Sendable {}
        let container = Container()
        let alphaBegun = Gate()
        let screenMade = Gate()
        let errors = Shared<[ResolutionError]>([])
        container.register(Alpha.self, options: .container, isolation: nil) {
            alphaBegun.open()
            screenMade.pass()
            return Alpha()
        }
        container.isolatedMain.register(Screen.self, options: .transient) { resolver in
            do { _ = try resolver.tryResolve(Beta.self) } catch let error as ResolutionError { errors.withValue { $0.append(error) } }
            return Screen(title: "main")
        }
        container.register(Beta.self, options: .container, isolation: nil) { resolver in
            Thread.detachNewThread {
                _ = container.resolve(Screen.self)
                screenMade.open()
            }
            _ = resolver.resolve(Alpha.self)
            return Beta()
        }
        Thread.detachNewThread { _ = container.resolve(Alpha.self) }
        alphaBegun.pass()
        _ = container.resolve(Beta.self)
        #expect(errors.current.map(\.code) == [.cycle])
        #expect(errors.current.first?.path.map(\.typeName) == ["Beta", "Screen", "Beta"])
    }

    /// A needs B, and D, a main factory, needs A: no cycle. Main makes A and waits for B while D is offered to it.
    @Test @MainActor func offerThatMainDoesNotWaitForDoesNotGetInItsWay() {
        final class Alpha: Sendable {}
        final class Beta: Sendable {}
        let container = Container()
        let betaBegun = Gate()
        let isOffered = Gate()
        container.register(Beta.self, options: .container, isolation: nil) {
            betaBegun.open()
            isOffered.pass()
            return Beta()
        }
        container.register(Alpha.self, options: .container, isolation: nil) { resolver in
            _ = resolver.resolve(Beta.self)
            return Alpha()
        }
        container.isolatedMain.register(Screen.self, options: .transient) { resolver in
            _ = resolver.resolve(Alpha.self)
            return Screen(title: "main")
        }
        Thread.detachNewThread { _ = container.resolve(Beta.self) }
        betaBegun.pass()
        Thread.detachNewThread { _ = container.resolve(Screen.self) }
        Thread.detachNewThread {
            while Creations.shared.state.withLock({ $0.offers.isEmpty }) {}
            isOffered.open()
        }
        #expect(throws: Never.self) { try container.tryResolve(Alpha.self) }
    }

    @Test func mainIsTheMainQueueToo() {
        #expect(!onAnotherThread { MainExecution.isCurrent })
        let isMain = onAnotherThread { () -> Bool in
            let answer = Shared(false)
            let asked = Gate()
            DispatchQueue.main.async {
                answer.withValue { $0 = MainExecution.isCurrent }
                asked.open()
            }
            asked.pass()
            return answer.current
        }
        #expect(isMain)
    }
}

extension ResolutionError.Step {
    /// The type without what it is nested in.
    fileprivate var typeName: Substring? { dependency.type.split(separator: ".").last }
}
