import Foundation
import Testing

@testable import DIKit

private protocol API: Sendable {}
private struct LiveAPI: API { let log: Log }
private final class Log: Sendable {}
private struct Clock: Equatable { let now: Int }
private struct Missing: Sendable {}

private struct Nothing: Equatable {}
private struct One: Equatable { let a: Int }
private struct Two: Equatable { let a: Int, b: String }
private struct Three: Equatable { let a: Int, b: String, c: Bool }
private struct Four: Equatable { let a: Int, b: String, c: Bool, d: Double }
private struct Five: Equatable { let a: Int, b: String, c: Bool, d: Double, e: Character }
private struct Six: Equatable { let a: Int, b: String, c: Bool, d: Double, e: Character, f: Clock }

private struct NeedsMissing: Sendable { let missing: Missing }
private struct Outer: Sendable { let inner: NeedsMissing }
private struct Refused: Error, Equatable { let number: Int }
private struct Refuses {
    init(number: Int) throws { throw Refused(number: number) }
}

@MainActor private final class Screen {
    let log: Log
    let missing: Missing?
    init(log: Log, missing: Missing?) {
        MainActor.assertIsolated()
        self.log = log
        self.missing = missing
    }
}

@Suite struct AutoregisterTests {
    private func container() -> Container {
        let container = Container()
        container.register(Int.self) { 1 }
        container.register(String.self) { "two" }
        container.register(Bool.self) { true }
        container.register(Double.self, options: .transient) { 4 }
        container.register(Character.self, options: .weak) { "5" }
        container.register(Clock.self, options: .scoped) { Clock(now: 6) }
        return container
    }

    private func register(with registrator: any Registrator, _ options: Options) {
        registrator.autoregister(Nothing.self, options: options, initializer: Nothing.init)
        registrator.autoregister(One.self, options: options, initializer: One.init)
        registrator.autoregister(Two.self, options: options, initializer: Two.init)
        registrator.autoregister(Three.self, options: options, initializer: Three.init)
        registrator.autoregister(Four.self, options: options, initializer: Four.init)
        registrator.autoregister(Five.self, options: options, initializer: Five.init)
        registrator.autoregister(Six.self, options: options, initializer: Six.init)
    }

    @Test(arguments: [Options.container, .transient, .scoped, .weak]) func resolvesEachParameterByItsType(options: Options) {
        let container = container()
        register(with: container, options)
        for _ in 0..<2 {
            #expect(container.resolve() == Nothing())
            #expect(container.resolve() == One(a: 1))
            #expect(container.resolve() == Two(a: 1, b: "two"))
            #expect(container.resolve() == Three(a: 1, b: "two", c: true))
            #expect(container.resolve() == Four(a: 1, b: "two", c: true, d: 4))
            #expect(container.resolve() == Five(a: 1, b: "two", c: true, d: 4, e: "5"))
            #expect(container.resolve() == Six(a: 1, b: "two", c: true, d: 4, e: "5", f: Clock(now: 6)))
        }
    }

    @Test func uniqueInstanceIsBuiltFromTheContainerThatWasAsked() {
        let parent = container()
        register(with: parent, .transient)
        let child = parent.child()
        child.register(Int.self) { 10 }
        #expect(child.resolve(Two.self) == Two(a: 10, b: "two"))
        #expect(parent.resolve(Two.self) == Two(a: 1, b: "two"))
    }

    @Test func keptInstanceRemembersWhatItWasBuiltOn() {
        let container = Container()
        container.autoregister(Log.self, options: .container + .open, initializer: Log.init)
        container.autoregister((any API).self, options: .container, initializer: LiveAPI.init)
        _ = container.resolve(Log.self)
        _ = container.resolve((any API).self)
        let reports = Reporter.collecting { container.autoregister(Log.self, options: .container, initializer: Log.init) }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("any API") == true)
    }

    @Test func existentialIsMadeByAnInitializerOfItsConformer() {
        let container = Container()
        container.autoregister(Log.self, options: .container, initializer: Log.init)
        container.autoregister((any API).self, options: .transient, initializer: LiveAPI.init)
        #expect((container.resolve((any API).self) as? LiveAPI)?.log === container.resolve(Log.self))
    }

    @Test func typeIsInferredFromTheInitializer() {
        let container = container()
        container.autoregister(initializer: Two.init)
        #expect(container.resolve(Two.self).b == "two")
    }

    @Test func namedRegistrationIsFoundByItsNameAndForwarded() {
        let container = container()
        container.autoregister(One.self, options: .named("one"), initializer: One.init).implements((any Sendable).self)
        #expect(container.resolve(One.self, named: "one").a == 1)
        #expect(container.resolve((any Sendable).self) as? One == One(a: 1))
    }

    @Test(arguments: [Options.container, .transient]) func parameterOfManyBytesIsWhole(options: Options) {
        struct Large {
            let numbers = SIMD64<Int>(repeating: 5)
            let text = String(repeating: "t", count: 40)
            let log = Log()
        }
        #expect(MemoryLayout<Large>.size > ParameterMemory.byteCount)
        let container = Container()
        container.register(Large.self, options: options) { Large() }
        container.autoregister([Large].self, options: options) { (first: Large, second: Large) in [first, second] }
        let made = container.resolve([Large].self)
        #expect(made.map(\.numbers) == [SIMD64(repeating: 5), SIMD64(repeating: 5)])
        #expect(made.map(\.text.count) == [40, 40])
        #expect((made[0].log === made[1].log) == (options.lifetime == .cached))
    }

    @Test func parametersAreReleasedWhenALaterOneIsMissing() {
        let container = Container()
        weak var released: Log?
        container.register(Log.self, options: .transient) {
            let log = Log()
            released = log
            return log
        }
        container.autoregister(Int.self, options: .transient) { (_: Log, _: Missing) in 1 }
        #expect(resolutionError { try container.tryResolve(Int.self) }?.code == .missing)
        #expect(released == nil)
    }

    // MARK: Optional parameters

    @Test(arguments: [Options.container, .transient]) func optionalParameterIsNilWhenUnregistered(options: Options) {
        let container = Container()
        container.autoregister([Int?].self, options: options) { (number: Int?, other: Int??) in [number, other ?? 7] }
        #expect(container.resolve([Int?].self) == [nil, 7])
    }

    @Test func optionalParameterHasWhatIsRegistered() {
        let container = container()
        container.autoregister([Int?].self, options: .transient) { (number: Int?, other: Int??) in [number, other ?? 7] }
        #expect(container.resolve([Int?].self) == [1, 1])
    }

    @Test func initializerThatMayAnswerNil() {
        struct Even: Equatable {
            let number: Int
            init?(number: Int) {
                guard number.isMultiple(of: 2) else { return nil }
                self.number = number
            }
        }
        let container = Container()
        container.register(Int.self, options: .transient + .open) { 3 }
        container.autoregister(Even?.self, options: .transient, initializer: Even.init)
        #expect(container.resolve(Even?.self) == nil)
        container.register(Int.self, options: .transient) { 4 }
        #expect(container.resolve(Even.self).number == 4)
    }

    @Test func parameterWhoseFactoryAnsweredNilIsAnError() {
        let container = Container()
        container.register(Int?.self, options: .transient) { nil }
        container.autoregister(One.self, options: .transient, initializer: One.init)
        let error = resolutionError { try container.tryResolve(One.self) }
        #expect(error?.code == .answeredNil)
        #expect(error?.dependency?.type == "Int")
        #expect(error?.path.map(\.dependency.type) == ["One"])
    }

    // MARK: Errors

    @Test(arguments: [Options.container, .transient]) func whatTheInitializerThrowsIsTheUnderlyingError(options: Options) {
        let container = container()
        container.autoregister(Refuses.self, options: options, initializer: Refuses.init)
        let error = resolutionError { try container.tryResolve(Refuses.self) }
        #expect(error?.code == .factoryThrew)
        #expect(error?.underlying as? Refused == Refused(number: 1))
    }

    @Test(arguments: [Options.container, .transient]) func missingParameterIsAnErrorWithItsPath(options: Options) {
        let container = Container()
        container.autoregister(NeedsMissing.self, options: options, initializer: NeedsMissing.init)
        container.autoregister(Outer.self, options: options, initializer: Outer.init)
        let error = resolutionError { try container.tryResolve(Outer.self) }
        #expect(error?.code == .missing)
        #expect(error?.dependency?.type == "Missing")
        #expect(error?.path.map(\.dependency.type) == ["NeedsMissing", "Outer"])
    }

    @Test(arguments: [Options.container, .transient]) func reportsReadAsThoseOfAFactoryThatIsWrittenOut(options: Options) {
        let container = Container()
        let written = Container()
        // On one line each, so that the places are the same.
        for isWritten in [false, true] {
            let registrator: any Registrator = isWritten ? written : container
            // swift-format-ignore
            if isWritten { registrator.register(NeedsMissing.self, options: options) { NeedsMissing(missing: try $0.tryResolve()) } } else { registrator.autoregister(NeedsMissing.self, options: options, initializer: NeedsMissing.init) }
        }
        func report(_ container: Container) -> String? { resolutionError { try container.tryResolve(NeedsMissing.self) }?.report }
        let text = report(container)
        #expect(text == report(written))
        #expect(text?.contains("AutoregisterTests.swift:") == true)
    }

    @Test(arguments: [Options.container, .transient]) func cycleIsAnErrorThatNamesItsPlaces(options: Options) {
        final class Hen: Sendable {
            let egg: Egg
            init(egg: Egg) { self.egg = egg }
        }
        final class Egg: Sendable {
            let hen: Hen
            init(hen: Hen) { self.hen = hen }
        }
        let container = Container()
        container.autoregister(Hen.self, options: options, initializer: Hen.init)
        container.autoregister(Egg.self, options: options, initializer: Egg.init)
        let code = onAnotherThread(stackSize: 1 << 20) { resolutionError { try container.tryResolve(Hen.self) }?.code }
        #expect(code == .cycle || code == .recursion)
        #expect(container.optionalResolve(Missing.self) == nil)
    }

    @Test(arguments: [Options.container, .transient]) func factoryOfAParameterThatThrowsIsOnThePath(options: Options) {
        let container = container()
        container.autoregister(Refuses.self, options: options, initializer: Refuses.init)
        container.autoregister([Int].self, options: .transient) { (_: Refuses) in [] }
        let error = resolutionError { try container.tryResolve([Int].self) }
        #expect(error?.underlying as? Refused == Refused(number: 1))
        #expect(error?.dependency?.type == "Refuses")
        #expect(error?.path.map(\.dependency.type) == ["Array<Int>"])
    }

    @Test func pathIsWholeAfterAnError() {
        let container = container()
        container.autoregister(Refuses.self, options: .transient, initializer: Refuses.init)
        container.autoregister([Int].self, options: .transient) { (_: Refuses) in [] }
        container.register(Outer.self, options: .transient) { resolver in
            _ = try? resolver.tryResolve([Int].self)
            return Outer(inner: try resolver.tryResolve())
        }
        #expect(resolutionError { try container.tryResolve(Outer.self) }?.path.map(\.dependency.type) == ["Outer"])
    }

    // MARK: The main actor

    @Test(arguments: [Options.container, .transient]) func mainInitializerRunsOnMainForAThread(options: Options) {
        let container = Container()
        container.autoregister(Log.self, options: .container, initializer: Log.init)
        container.isolatedMain.autoregister(Screen.self, options: options, initializer: Screen.init)
        let isMade = onAnotherThread { () -> Bool in
            let screen = container.resolve(Screen.self)
            return withExtendedLifetime(screen) { true }
        }
        #expect(isMade)
    }

    @Test @MainActor func mainInitializerRegisteredInMainActorCode() {
        let container = Container()
        container.autoregister(Log.self, options: .container, initializer: Log.init)
        container.autoregister(Screen.self, options: .transient, initializer: Screen.init)
        #expect(container.registry.cell(for: Key(Screen.self))?.registration.isolation == .mainImplicit)
        #expect(container.resolve(Screen.self).log === container.resolve(Log.self))
        #expect(container.resolve(Screen.self).missing == nil)
    }

    // MARK: What is known without running it

    private func known<T>(_ type: T.Type, in container: Container) -> [KnownDependency]? {
        container.registry.cell(for: Key(type))?.registration.knownDependencies
    }

    @Test func dependenciesAreKnownWithoutRunning() {
        let container = Container()
        container.autoregister(Nothing.self) { () -> Nothing in preconditionFailure("is not run") }
        container.autoregister(One.self) { (_: Int?, _: any API, _: Int??, _: Int) -> One in preconditionFailure("is not run") }
        #expect(known(Nothing.self, in: container) == [])
        let dependencies = known(One.self, in: container)
        #expect(dependencies?.map(\.key) == [Key(Int.self), Key((any API).self), Key(Int.self), Key(Int.self)])
        #expect(dependencies?.map(\.isOptional) == [true, false, true, false])
    }

    @Test func dependenciesOfAMainInitializerAreKnown() {
        let container = Container()
        container.isolatedMain.autoregister(Screen.self, initializer: Screen.init)
        #expect(known(Screen.self, in: container) == [KnownDependency(Log.self), KnownDependency(Missing?.self)])
    }

    @Test func dependenciesOfAFactoryAreNotKnown() {
        let container = Container()
        container.register(One.self) { resolver in One(a: resolver.resolve()) }
        #expect(known(One.self, in: container) == nil)
    }

    // MARK: Registrators and resolvers of one's own

    @Test func registratorOfOnesOwnReceivesAFactory() {
        let recording = Recording()
        let registrator: any Registrator = recording
        registrator.autoregister(Two.self, options: .named("two"), initializer: Two.init)
        registrator.autoregister([String?].self, initializer: { (_: Bool?, text: String) in [text] })
        registrator.isolatedMain.autoregister(One.self, initializer: One.init)
        #expect(recording.lines == ["Two two", "Array<Optional<String>> -", "main One"])
        #expect(recording.made.first as? Two == Two(a: 3, b: "foreign"))
        #expect(recording.made.last as? [String?] == ["foreign"])
    }
}

/// Answers numbers and texts, and makes at once what it is told to register.
private final class Recording: Registrator {
    struct Answers: Resolver {
        func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { (3 as? T) ?? ("foreign" as? T) }
    }
    struct Handle: Forwarding {
        func implements<T>(type: T.Type, named: String?, accessLevel: Options.AccessLevel?) -> Handle { self }
    }
    struct Main: IsolatedMainRegistrator {
        let recording: Recording
        func register<T>(type: T.Type, options: Options, entity: @escaping @MainActor (any Resolver, Arguments) -> T) -> any Forwarding {
            recording.lines.append("main \(type)")
            return Handle()
        }
        func registration<T>(forType type: T.Type, name: String?) -> any Forwarding { Handle() }
    }

    var lines: [String] = []
    var made: [Any] = []
    var isolatedMain: any IsolatedMainRegistrator { Main(recording: self) }

    func register<T>(type: T.Type, options: Options, entity: @escaping (any Resolver, Arguments) -> T) -> any Forwarding {
        lines.append("\(type) \(options.name ?? "-")")
        made.append(entity(Answers(), .empty))
        return Handle()
    }

    func registration<T>(forType type: T.Type, name: String?) -> any Forwarding { Handle() }
}
