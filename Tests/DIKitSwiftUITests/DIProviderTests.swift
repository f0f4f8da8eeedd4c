import DIKit
import SwiftUI
import Testing

private struct Asking: View {
    let evaluations: Tally
    @DIProvider var model: Model
    @State private var redraws = 0

    init(_ evaluations: Tally, named: String? = nil, with arguments: Arguments? = nil) {
        self.evaluations = evaluations
        _model = DIProvider(named: named, with: arguments)
    }

    var body: some View {
        let _ = evaluations.add()
        let _ = redraws
        let model = model
        Text("\(model.name) \(model.number)")
        Text("asks for \($model.name ?? "-") with \($model.arguments?.count ?? 0)")
        Button("redraw") { redraws += 1 }
        Button("name it") { $model.name = "named" }
        Button("hand it over") { $model.arguments = [Argument("Bob")] }
        Button("all") { $model = DIProviderOptions(name: "named", arguments: [Argument("Eve")]) }
        Button("read") { _ = self.model }
    }
}

@MainActor @Suite struct DIProviderTests {
    private let made = Tally()
    private let evaluations = Tally()

    private func host(_ kind: Options.EntityKind, _ view: @escaping (Tally) -> Asking = { Asking($0) }) -> ViewHost {
        let container = Container.withModel(kind, made: made)
        let evaluations = evaluations
        return ViewHost(Stage { view(evaluations) }.environmentObject(container.toObservable()))
    }

    @Test(arguments: [
        Expectation(kind: .transient, runs: [1, 2, 2, 3]), Expectation(kind: .weak, runs: [1, 2, 2, 3]),
        Expectation(kind: .container, runs: [1, 1, 1, 1]), Expectation(kind: .scoped, runs: [1, 1, 1, 1]),
    ])
    func theContainerIsAskedOnEachRead(expectation: Expectation) {
        #expect(host(expectation.kind).runs(of: made) == expectation.runs)
    }

    @Test func aWeakObjectThatSomebodyHoldsIsTheSame() {
        let container = Container.withModel(.weak, made: made)
        let model = container.resolve(Model.self)
        let host = ViewHost(Asking(evaluations).environmentObject(container.toObservable()))
        host.tap("redraw")
        #expect(host.texts.first == "model 1")
        withExtendedLifetime(model) {}
    }

    @Test func anActionMayReadItToo() {
        let host = host(.transient)
        host.tap("read")
        #expect(made.count == 2)
    }

    @Test func itsOptionsAreWhatItWasMadeWith() {
        let host = host(.transient) { Asking($0, named: "named", with: [Argument("Bob")]) }
        #expect(host.shown.prefix(2) == ["Bob 1", "asks for named with 1"])
    }

    @Test func writtenOptionsCountAndRedrawOnce() {
        let host = host(.transient)
        host.tap("name it")
        #expect(host.shown.prefix(2) == ["named 2", "asks for named with 0"] && evaluations.count == 2)
        host.tap("hand it over")
        #expect(host.shown.prefix(2) == ["Bob 3", "asks for named with 1"] && evaluations.count == 3)
        host.tap("all")
        #expect(host.shown.first == "Eve 4")
    }

    @Test func writtenOptionsOutlastTheViewsValueAndEndWithItsPlace() {
        let host = host(.transient)
        host.tap("name it", "tick", "redraw")
        #expect(host.shown.first == "named 3")
        host.tap("toggle", "toggle")
        #expect(host.shown.first == "model 4")
    }

    @Test func nothingIsKeptWhenTheHostCloses() {
        weak var ended: Container?
        weak var argument: Argument?
        do {
            let container = Container.withModel(.container, made: made)
            ended = container
            let given = Argument("Bob")
            argument = given
            let host = ViewHost(Asking(evaluations, with: [given]).environmentObject(container.toObservable()))
            host.tap("redraw", "name it")
            host.close()
        }
        #expect(ended == nil && argument == nil)
    }
}
