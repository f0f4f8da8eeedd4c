import DIKit
import DIKitTesting
import Foundation
import SwiftInjection
import Testing

private struct Settings: Sendable, Equatable {
    var number = 0
}
private final class Part: Sendable {}
private final class Whole: Sendable {
    let part: Part
    let settings: Settings
    let text: String?
    init(part: Part, settings: Settings, text: String?) {
        self.part = part
        self.settings = settings
        self.text = text
    }
}
private protocol Thing: Sendable {}
private final class One: Thing { init(_ two: Two) {} }
private final class Two: Thing { init(_ one: One) {} }

@Suite struct BindingTests {
    let container = DIContainer()

    @Test func closureTakesAnyNumberOfDependencies() {
        container.bind(asSingleton: true) { Part() }
        container.bind { Settings(number: 3) }
        container.bind { Whole(part: $0, settings: $1, text: $2) }
        let whole: Whole = container.resolve()
        #expect(whole.part === container.resolve(Part.self))
        #expect(whole.settings.number == 3)
        #expect(whole.text == nil)
    }

    @Test func initializerIsBoundDirectly() {
        container.bind(closure: Part.init)
        container.bind(closure: { Settings() })
        container.bind(Whole.self, named: "whole", asSingleton: true, closure: Whole.init)
        #expect(container.resolve(Whole.self, named: "whole") === container.resolve(Whole.self, named: "whole"))
        #expect(container.optionalResolve(Whole.self) == nil)
    }

    @Test func allBindingsComeInTheOrderOfBindingAndNoneIsEmpty() {
        #expect(container.resolveAll(Settings.self).isEmpty)
        container.bind(named: "b") { Settings(number: 1) }
        container.bind { Settings(number: 2) }
        container.bind(named: "a") { Settings(number: 3) }
        container.bind(named: "b") { Settings(number: 4) }
        #expect(container.resolveAll(Settings.self).map(\.number) == [4, 2, 3])
    }

    @Test func rebindingReplacesAlsoWhatIsFinal() {
        container.container.register(Part.self, options: .container) { Part() }
        let first = container.resolve(Part.self)
        container.bind(asSingleton: true) { Part() }
        #expect(container.resolve(Part.self) !== first)
        weak let released = DIContainer().container.optionalResolve(Part.self) ?? container.resolve(Part.self)
        container.bind { Part() }
        #expect(released == nil)
        #expect(container.resolve(Part.self) !== container.resolve(Part.self))
    }

    @Test func structAsASingletonIsMadeOnceAndCopied() {
        let made = LockedCounter()
        container.bind(asSingleton: true) { Settings(number: made.next()) }
        var copy = container.resolve(Settings.self)
        copy.number = 9
        #expect(container.resolve(Settings.self) == Settings(number: 1))
        #expect(made.count == 1)
    }

    @Test func singletonIsMadeOnceUnderThreads() {
        let made = LockedCounter()
        let container = container
        container.bind((any Thing).self, asSingleton: true) { () -> any Thing in
            _ = made.next()
            return Plain()
        }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in _ = container.resolve((any Thing).self) }
        #expect(made.count == 1)
    }

    @Test func errorsSayWhatIsMissingAndWhatThereIs() throws {
        container.bind(named: "google") { Settings() }
        let named = #expect(throws: ResolutionError.self) { try container.container.tryResolve(Settings.self, named: "gogle") }
        #expect(named?.report.contains("`Settings` named \"google\"") == true)
        container.bind(closure: Whole.init)
        let nested = #expect(throws: ResolutionError.self) { try container.container.tryResolve(Whole.self) }
        #expect(nested?.report.contains("no registration for `Part`") == true)
        #expect(nested?.path.first?.dependency.type == "Whole")
    }

    @Test func aFactoryThatAsksAnotherContainerIsToldWhichOneHasIt() throws {
        let other = Container()
        container.bind(asSingleton: true) { Part() }
        container.bind(asSingleton: true) { Whole(part: try other.tryResolve(), settings: Settings(), text: nil) }
        let error = #expect(throws: ResolutionError.self) { try container.container.tryResolve(Whole.self) }
        let report = try #require(error?.report)
        #expect(report.contains("the container that `Whole` was asked of has it (registered at "))
        #expect(report.contains("and its factory asked another one"))
        #expect(!report.contains("child"))
    }

    @Test func cycleIsAnError() {
        container.bind(closure: One.init)
        container.bind(closure: Two.init)
        let error = #expect(throws: ResolutionError.self) { try container.container.tryResolve(One.self) }
        #expect(error?.code == .recursion || error?.code == .cycle)
    }

    @Test func isOneRegistryWithTheOtherFaces() {
        let container = container
        container.container.register(Part.self, options: .container) { Part() }
        container.bind { (part: Part) in Whole(part: part, settings: Settings(), text: "bound") }
        #expect(container.container.resolve(Whole.self).part === container.resolve(Part.self))
        #expect(container.container.child().resolve(Whole.self).text == "bound")
    }

    @Test(.container) func freeBindingsGoToTheInstanceOutsideOfAModule() {
        bind(asSingleton: true) { Part() }
        #expect(inject(Part.self) === Container.shared.resolve(Part.self))
        #expect(injectAll(Settings.self).isEmpty)
    }

    @Test func freeBindingsOfAModuleGoToItsContainer() {
        struct Module: DIModule {
            func load(container: DIContainer) { bind(named: "free") { Settings(number: 5) } }
        }
        container.addModule(Module())
        #expect(container.resolve(Settings.self, named: "free").number == 5)
    }

    @Test func whatIsBoundInTheFirstScopeOfAProcessEndsWithIt() async {
        await #expect(processExitsWith: .success) {
            withDependencies { _ in
                bind { Settings(number: 2) }
            } operation: {
                precondition(inject(Settings.self).number == 2)
            }
            precondition(inject(Settings?.self) == nil)
            Container.shared.register(Settings.self) { Settings(number: 3) }
            withDependencies { _ in
            } operation: {
                precondition(inject(Settings.self).number == 3)
            }
        }
    }

    @Test(.container) func overridesReachWhatIsInjected() {
        bind { Settings(number: 1) }
        withDependencies { _ in
            bind { Settings(number: 2) }
        } operation: {
            #expect(inject(Settings.self).number == 2)
        }
        #expect(inject(Settings.self).number == 1)
    }
}

private struct Plain: Thing {}

/// Unchecked, because the lock guards the count.
private final class LockedCounter: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0

    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        return count
    }
}
