import Combine
import DIKit
import SwiftUI
import Testing

private struct Owner: View {
    let evaluations: Tally
    @DIStateObject var model: Model

    init(_ evaluations: Tally, named: String? = nil, with arguments: Arguments? = nil, shouldCleanup: Bool? = nil) {
        self.evaluations = evaluations
        if let shouldCleanup {
            _model = DIStateObject(named: named, with: arguments, shouldCleanup: shouldCleanup)
        } else {
            _model = DIStateObject(named: named, with: arguments)
        }
    }

    var body: some View {
        let _ = evaluations.add()
        Text("\(model.name) \(model.number)")
        TextField("name", text: $model.name)
        Button("redraw") { model.unrelated += 1 }
        Button("replace") { $model.wrappedValue = Model("other", number: 99) }
        Button("same") { $model.wrappedValue = model }
    }
}

@MainActor @Suite struct DIStateObjectTests {
    private let made = Tally()
    private let evaluations = Tally()

    private func host(_ kind: Options.EntityKind, _ view: @escaping (Tally) -> Owner = { Owner($0) }) -> ViewHost {
        let container = Container.withModel(kind, made: made)
        let evaluations = evaluations
        return ViewHost(Stage { view(evaluations) }.environmentObject(container.toObservable()))
    }

    @Test(arguments: [
        Expectation(kind: .transient, runs: [1, 1, 1, 2]), Expectation(kind: .weak, runs: [1, 1, 1, 2]),
        Expectation(kind: .container, runs: [1, 1, 1, 1]), Expectation(kind: .scoped, runs: [1, 1, 1, 1]),
    ])
    func theFactoryRunsOnceForThePlaceOfTheView(expectation: Expectation) {
        #expect(host(expectation.kind).runs(of: made) == expectation.runs)
    }

    @Test func theObjectIsKeptOverNewValuesOfTheView() {
        let host = host(.transient)
        host.enter("written", into: "name")
        host.tap("tick", "redraw")
        #expect(host.shown.first == "written 1")
    }

    @Test func aBindingWritesThroughAndRedrawsOnce() {
        let host = host(.transient)
        host.enter("written", into: "name")
        host.update()
        #expect(host.shown.first == "written 1" && evaluations.count == 2)
    }

    @Test func aChangeOfTheObjectRedrawsOnce() {
        let host = host(.transient)
        host.tap("redraw")
        #expect(evaluations.count == 2)
    }

    @Test func anotherObjectCanBePutInItsPlace() {
        let host = host(.transient)
        host.tap("replace")
        #expect(host.shown.first == "other 99" && evaluations.count == 2)
        host.tap("redraw")
        #expect(evaluations.count == 3)
        host.enter("written", into: "name")
        host.tap("tick")
        #expect(host.shown.first == "written 99")
    }

    @Test func writingTheSameObjectChangesNothing() {
        let host = host(.transient)
        host.press("same")
        #expect(!host.needsUpdate)
    }

    @Test func aNewValueOfTheViewAloneDoesNotEvaluateIt() {
        let host = host(.transient)
        host.tap("tick", "tick")
        #expect(evaluations.count == 1)
    }

    @Test func theNameSaysWhichRegistration() {
        #expect(host(.transient) { Owner($0, named: "named") }.shown.first == "named 1")
    }

    @Test func anObjectThatSaysOfItselfWhenItChangesIsHeard() {
        final class Custom: ObservableObject {
            let objectWillChange = PassthroughSubject<Int, Never>()
            var number = 0
        }
        struct Owner: View {
            @DIStateObject var custom: Custom
            var body: some View {
                Text("\(custom.number)")
                Button("add") {
                    custom.objectWillChange.send(1)
                    custom.number += 1
                }
            }
        }
        let container = Container()
        container.register(Custom.self) { Custom() }
        let host = ViewHost(Owner().environmentObject(container.toObservable()))
        host.tap("add")
        #expect(host.texts.first == "1")
    }

    // MARK: Arguments

    @Test func argumentsReachTheFactory() {
        #expect(host(.transient) { Owner($0, with: [Argument("Bob")]) }.shown.first == "Bob 1")
    }

    @Test(arguments: [false, true]) func argumentsAreReleasedAfterTheFirstResolveOnRequest(shouldCleanup: Bool) {
        weak var observed: Argument?
        let host = host(.transient) { evaluations in
            let argument = Argument("Bob")
            observed = argument
            return Owner(evaluations, with: [argument], shouldCleanup: shouldCleanup)
        }
        #expect((observed == nil) == shouldCleanup)
        host.tap("tick")
        #expect((observed == nil) == shouldCleanup)
        #expect(host.shown.first == "Bob 1")
        host.close()
        #expect(observed == nil)
    }

    @Test(arguments: [false, true]) func theSameValueInAnotherPlaceResolvesWithoutWhatItHasForgotten(shouldCleanup: Bool) {
        let view = Owner(evaluations, with: [Argument("Bob")], shouldCleanup: shouldCleanup)
        let host = host(.transient) { _ in view }
        host.tap("toggle", "toggle")
        #expect(host.shown.first == (shouldCleanup ? "model 2" : "Bob 2"))
    }

    // MARK: Letting go

    @Test func theObjectEndsWithTheViewsPlace() {
        weak var observed: Model?
        let container = Container()
        container.register(Model.self, options: .transient) {
            let model = Model("model", number: 1)
            observed = model
            return model
        }
        let host = ViewHost(Stage { Owner(evaluations) }.environmentObject(container.toObservable()))
        #expect(observed != nil)
        host.tap("toggle")
        #expect(observed == nil)
    }

    @Test func nothingIsKeptWhenTheHostCloses() {
        weak var ended: Container?
        weak var model: Model?
        do {
            let container = Container.withModel(.container, made: made)
            ended = container
            let host = ViewHost(Stage { Owner(evaluations) }.environmentObject(container.toObservable()))
            model = container.resolve(Model.self)
            host.tap("redraw", "replace", "tick")
            host.close()
        }
        #expect(ended == nil && model == nil)
    }
}
