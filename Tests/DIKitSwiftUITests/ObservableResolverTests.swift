import SwiftUI
import Testing

@testable import DIKit

private struct Fixed: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { 7 as? T }
}

private final class FixedObject: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { 8 as? T }
}

@MainActor @Suite struct ObservableResolverTests {
    @Test func aContainerHasOneAsLongAsItIsHeld() {
        let container = Container()
        let observable = container.toObservable()
        #expect(container.toObservable() === observable)
        #expect((container as any Resolver).toObservable() === observable)
        #expect(Container().toObservable() !== observable)
    }

    @Test func itIsItsOwn() {
        let observable = Container().toObservable()
        #expect(observable.toObservable() === observable)
    }

    @Test func soHasAnyResolverThatIsAnObject() {
        let resolver = FixedObject()
        #expect(resolver.toObservable() === resolver.toObservable())
        #expect(resolver.toObservable().resolve(Int.self) == 8)
    }

    @Test func aResolverThatIsAValueGetsANewOne() {
        #expect(Fixed().toObservable() !== Fixed().toObservable())
        #expect(Fixed().toObservable().resolve(Int.self) == 7)
    }

    @Test func itKeepsTheContainerAndNothingKeepsIt() {
        weak var container: Container?
        weak var observable: ObservableResolver?
        do {
            let made = Container()
            let ours = made.toObservable()
            (container, observable) = (made, ours)
        }
        #expect(container == nil && observable == nil)
    }

    @Test func noEntryIsLeftOfOneThatHasEnded() {
        let container = Container()
        do {
            let observable = container.toObservable()
            #expect(ObservableResolver.hasEntry(for: container))
            withExtendedLifetime(observable) {}
        }
        #expect(!ObservableResolver.hasEntry(for: container))
    }

    @Test func manyThreadsGetOne() async {
        let container = Container()
        let observables = await withTaskGroup(of: ObservableResolver.self) { group in
            for _ in 0..<200 { group.addTask { container.toObservable() } }
            var observables: [ObservableResolver] = []
            for await observable in group { observables.append(observable) }
            return observables
        }
        #expect(Set(observables.map(ObjectIdentifier.init)).count == 1)
    }

    @Test func manyThreadsMayLetGoOfItWhileOthersAsk() async {
        let container = Container()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<2_000 { precondition(container.toObservable().resolver as? Container === container) }
                }
            }
        }
        #expect(!ObservableResolver.hasEntry(for: container))
    }

    @Test func itAnswersAsTheContainerDoes() throws {
        let container = Container()
        container.register(Int.self) { 5 }
        container.register(Int.self, options: .named("six")) { 6 }
        container.register(String.self) { _, arguments in arguments.first() }
        let observable = container.toObservable()
        #expect(observable.resolve(Int.self, named: "six") == 6)
        #expect(observable.optionalResolve(Int.self, named: "none") == nil)
        #expect(observable.optionalResolve(type: Int.self, named: nil, with: []) == 5)
        #expect(observable.resolveAll(Int.self) == [5, 6])
        #expect(observable.hasRegistration(Int.self) && !observable.hasRegistration(Double.self))
        #expect(observable.resolve(String.self, with: ["text"]) == "text")
        let line = #line + 1
        let error = #expect(throws: ResolutionError.self) { try observable.tryResolve(Double.self) }
        #expect(error?.report.contains("ObservableResolverTests.swift:\(line)") == true)
    }

    @Test func registeringEvaluatesNoView() {
        struct Showing: View {
            let evaluations: Tally
            @EnvironmentObject private var resolver: ObservableResolver
            var body: some View {
                let _ = evaluations.add()
                Text(resolver.optionalResolve(String.self) ?? "none")
            }
        }
        let evaluations = Tally()
        let container = Container()
        let host = ViewHost(Stage { Showing(evaluations: evaluations) }.environmentObject(container.toObservable()))
        container.register(String.self) { "some" }
        host.update()
        #expect(evaluations.count == 1 && host.shown == ["none"])
    }

    @Test func bodyMayMakeItAgainAndAgain() {
        struct Root: View {
            let container: Container
            let evaluations: Tally
            @State private var tick = 0
            var body: some View {
                Button("tick \(tick)") { tick += 1 }
                Child(evaluations: evaluations).environmentObject(container.toObservable())
            }
        }
        struct Child: View {
            let evaluations: Tally
            @DIStateObject var model: Model
            var body: some View {
                let _ = evaluations.add()
                Text(model.name)
            }
        }
        let made = Tally()
        let evaluations = Tally()
        let host = ViewHost(Root(container: .withModel(.transient, made: made), evaluations: evaluations))
        host.tap("tick 0", "tick 1")
        #expect(made.count == 1 && evaluations.count == 1)
    }
}
