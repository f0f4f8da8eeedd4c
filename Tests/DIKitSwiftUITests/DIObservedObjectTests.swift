import DIKit
import SwiftUI
import Testing

private struct Observer: View {
    let evaluations: Tally
    @DIObservedObject var model: Model

    init(_ evaluations: Tally, named: String? = nil, with arguments: Arguments? = nil, shouldCleanup: Bool? = nil) {
        self.evaluations = evaluations
        if let shouldCleanup {
            _model = DIObservedObject(named: named, with: arguments, shouldCleanup: shouldCleanup)
        } else {
            _model = DIObservedObject(named: named, with: arguments)
        }
    }

    var body: some View {
        let _ = evaluations.add()
        Text("\(model.name) \(model.number)")
        TextField("name", text: $model.name)
        Button("redraw") { model.unrelated += 1 }
        Button("replace") { $model.wrappedValue = Model("other", number: 99) }
    }
}

@MainActor @Suite struct DIObservedObjectTests {
    private let made = Tally()
    private let evaluations = Tally()

    private func host(_ kind: Options.EntityKind, _ view: @escaping (Tally) -> Observer = { Observer($0) }) -> ViewHost {
        let container = Container.withModel(kind, made: made)
        let evaluations = evaluations
        return ViewHost(Stage { view(evaluations) }.environmentObject(container.toObservable()))
    }

    @Test(arguments: [
        Expectation(kind: .transient, runs: [1, 1, 2, 3]), Expectation(kind: .weak, runs: [1, 1, 1, 2]),
        Expectation(kind: .container, runs: [1, 1, 1, 1]), Expectation(kind: .scoped, runs: [1, 1, 1, 1]),
    ])
    func theFactoryIsAskedForEachValueOfTheView(expectation: Expectation) {
        #expect(host(expectation.kind).runs(of: made) == expectation.runs)
    }

    /// Only the view holds it, and the view's value is another one.
    @Test func aWeakObjectStaysTheSameWhileTheViewIsShown() {
        let host = host(.weak)
        host.enter("written", into: "name")
        host.tap("tick", "tick")
        #expect(host.shown.first == "written 1")
    }

    /// No action of the last body holds it either.
    @Test func aWeakObjectStaysTheSameInAViewThatOnlyShowsIt() {
        struct Showing: View {
            @DIObservedObject var model: Model
            var body: some View { Text("\(model.name) \(model.number)") }
        }
        let host = ViewHost(Stage { Showing() }.environmentObject(Container.withModel(.weak, made: made).toObservable()))
        host.tap("tick", "tick")
        #expect(host.shown == ["model 1"])
    }

    @Test func aTransientObjectBeginsAnewWithTheViewsValue() {
        let host = host(.transient)
        host.enter("written", into: "name")
        host.tap("tick")
        #expect(host.shown.first == "model 2")
        host.tap("redraw")
        #expect(evaluations.count == 3)
    }

    @Test func aChangeOfTheObjectRedrawsOnce() {
        let host = host(.container)
        host.enter("written", into: "name")
        host.update()
        #expect(host.shown.first == "written 1" && evaluations.count == 2)
    }

    @Test func twoViewsOfOneObjectSeeItsChanges() {
        let container = Container.withModel(.container, made: made)
        let view = Group {
            Observer(evaluations)
            Observer(evaluations)
        }
        let host = ViewHost(view.environmentObject(container.toObservable()))
        host.enter("written", into: "name")
        host.update()
        #expect(host.texts.filter { $0 == "written 1" }.count == 2 && evaluations.count == 4)
    }

    @Test func anotherObjectCanBePutInItsPlaceUntilTheNextValue() {
        let host = host(.container)
        host.tap("replace")
        #expect(host.shown.first == "other 99")
        host.tap("redraw")
        #expect(host.shown.first == "other 99" && evaluations.count == 3)
        host.tap("tick")
        #expect(host.shown.first == "model 1")
    }

    @Test func theNameSaysWhichRegistration() {
        #expect(host(.transient) { Observer($0, named: "named") }.shown.first == "named 1")
    }

    @Test(arguments: [false, true]) func argumentsAreReleasedAfterTheResolveOnRequest(shouldCleanup: Bool) {
        weak var observed: Argument?
        let host = host(.transient) { evaluations in
            let argument = Argument("Bob")
            observed = argument
            return Observer(evaluations, with: [argument], shouldCleanup: shouldCleanup)
        }
        #expect((observed == nil) == shouldCleanup)
        host.tap("tick")
        #expect(host.shown.first == "Bob 2")
        #expect((observed == nil) == shouldCleanup)
        host.close()
        #expect(observed == nil)
    }

    @Test func theObjectOfTheLastValueEndsWithIt() {
        weak var first: Model?
        let container = Container()
        container.register(Model.self, options: .transient) {
            let model = Model("model", number: 1)
            if first == nil { first = model }
            return model
        }
        let host = ViewHost(Stage { Observer(evaluations) }.environmentObject(container.toObservable()))
        #expect(first != nil)
        let before = first.map(ObjectIdentifier.init)
        host.tap("tick")
        #expect(first.map(ObjectIdentifier.init) != before)
    }

    @Test func nothingIsKeptWhenTheHostCloses() {
        weak var ended: Container?
        do {
            let container = Container.withModel(.weak, made: made)
            ended = container
            let host = ViewHost(Stage { Observer(evaluations) }.environmentObject(container.toObservable()))
            host.tap("redraw", "replace", "tick")
            host.close()
        }
        #expect(ended == nil)
    }

    @Test func anotherContainerInTheEnvironmentIsAskedByTheNextValue() {
        func view(_ name: String) -> some View {
            let container = Container()
            container.register(Model.self) { Model(name, number: 0) }
            return Observer(evaluations).environmentObject(container.toObservable())
        }
        let host = ViewHost(view("first"))
        host.show(view("second"))
        #expect(host.texts.first == "second 0")
    }
}
