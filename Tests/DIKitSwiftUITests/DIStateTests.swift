import Observation
import SwiftUI
import Testing

@testable import DIKit

@MainActor @Observable private final class Library {
    var name = "library"
    var unread = 0
    let number: Int
    init(number: Int) { self.number = number }
}

private struct Filter: Equatable {
    var name: String
    var number: Int
}

private struct Owner: View {
    let evaluations: Tally
    @DIState var library: Library

    var body: some View {
        let _ = evaluations.add()
        Text("\(library.name) \(library.number)")
        TextField("name", text: $library.name)
        Button("redraw") { library.name += "!" }
        Button("unread") { library.unread += 1 }
    }
}

private struct FilterOwner: View {
    let evaluations: Tally
    @DIState var filter: Filter

    init(_ evaluations: Tally, named: String? = nil, with arguments: Arguments? = nil, shouldCleanup: Bool? = nil) {
        self.evaluations = evaluations
        if let shouldCleanup {
            _filter = DIState(named: named, with: arguments, shouldCleanup: shouldCleanup)
        } else {
            _filter = DIState(named: named, with: arguments)
        }
    }

    var body: some View {
        let _ = evaluations.add()
        Text("\(filter.name) \(filter.number)")
        TextField("name", text: $filter.name)
        Button("redraw") { filter.number += 10 }
        Button("write") { filter = Filter(name: "new", number: -1) }
    }
}

@MainActor @Suite struct DIStateTests {
    private let made = Tally()
    private let evaluations = Tally()

    private func container(_ kind: Options.EntityKind) -> Container {
        let container = Container()
        let made = made
        container.register(Library.self, options: Options(entityKind: kind)) {
            made.add()
            return Library(number: made.count)
        }
        for name in [nil, "named"] as [String?] {
            container.register(Filter.self, options: Options(entityKind: kind, name: name)) { _, arguments in
                made.add()
                return Filter(name: arguments.optionalFirst(Argument.self)?.text ?? name ?? "filter", number: made.count)
            }
        }
        return container
    }

    private func host(_ kind: Options.EntityKind, _ view: @escaping (Tally) -> FilterOwner = { FilterOwner($0) }) -> ViewHost {
        let evaluations = evaluations
        return ViewHost(Stage { view(evaluations) }.environmentObject(container(kind).toObservable()))
    }

    @Test(arguments: [
        Expectation(kind: .transient, runs: [1, 1, 1, 2]), Expectation(kind: .weak, runs: [1, 1, 1, 2]),
        Expectation(kind: .container, runs: [1, 1, 1, 1]), Expectation(kind: .scoped, runs: [1, 1, 1, 1]),
    ])
    func theFactoryRunsOnceForThePlaceOfTheView(expectation: Expectation) {
        let evaluations = evaluations
        let host = ViewHost(Stage { Owner(evaluations: evaluations) }.environmentObject(container(expectation.kind).toObservable()))
        #expect(host.runs(of: made) == expectation.runs)
    }

    @Test(arguments: [
        Expectation(kind: .transient, runs: [1, 1, 1, 2]), Expectation(kind: .weak, runs: [1, 1, 1, 2]),
        Expectation(kind: .container, runs: [1, 1, 1, 1]),
    ])
    func aValueTypeIsMadeOnceForThePlaceOfTheViewToo(expectation: Expectation) {
        #expect(host(expectation.kind).runs(of: made) == expectation.runs)
    }

    @Test func whatIsWrittenIsKeptOverNewValuesOfTheView() {
        let host = host(.transient)
        host.tap("redraw", "tick")
        #expect(host.shown.first == "filter 11")
        host.tap("write", "tick")
        #expect(host.shown.first == "new -1" && made.count == 1)
    }

    @Test func aBindingWritesThroughAndRedrawsOnce() {
        let host = host(.transient)
        host.enter("written", into: "name")
        host.update()
        #expect(host.shown.first == "written 1" && evaluations.count == 2)
        host.enter("written", into: "name")
        #expect(!host.needsUpdate)
    }

    @Test func writingDoesNotChangeWhatTheContainerKeeps() {
        let container = container(.container)
        let host = ViewHost(FilterOwner(evaluations).environmentObject(container.toObservable()))
        host.tap("write")
        #expect(container.resolve(Filter.self) == Filter(name: "filter", number: 1))
    }

    @Test func anObservableObjectIsTracked() {
        let host = ViewHost(Owner(evaluations: evaluations).environmentObject(container(.weak).toObservable()))
        host.press("unread")
        #expect(!host.needsUpdate)
        host.tap("redraw")
        host.enter("written", into: "name")
        host.update()
        #expect(host.texts.first == "written 1" && evaluations.count == 3)
    }

    @Test func anOptionalIsNilWhereNothingIsRegistered() {
        struct Owner: View {
            @DIState var number: Int?
            var body: some View {
                Text(number.map { "\($0)" } ?? "none")
                Button("set") { number = 5 }
                Button("clear") { number = nil }
            }
        }
        let host = ViewHost(Owner().environmentObject(Container().toObservable()))
        #expect(host.texts.first == "none")
        host.tap("set")
        #expect(host.texts.first == "5")
        host.tap("clear")
        #expect(host.texts.first == "none")
    }

    @Test func theFirstObjectEndsWhenAnotherIsWritten() {
        struct Owner: View {
            @DIState var model: Model
            var body: some View { Button("write") { model = Model("new", number: 2) } }
        }
        weak var first: Model?
        let container = Container()
        container.register(Model.self) {
            let model = Model("first", number: 1)
            first = model
            return model
        }
        let host = ViewHost(Owner().environmentObject(container.toObservable()))
        #expect(first != nil)
        host.tap("write")
        #expect(first == nil)
    }

    /// A copy of the state from before a change may be read while the change is applied.
    @Test func aCopyFromBeforeAWriteIsStillReadable() {
        var owned = OwnedValue<Filter>()
        owned.make { Filter(name: "first", number: 1) }
        let before = owned
        owned.value = Filter(name: "second", number: 2)
        #expect(owned.value.name == "second" && before.value.name == "second")
        before.make { Filter(name: "third", number: 3) }
        #expect(owned.value.name == "second")
    }

    @Test func theNameSaysWhichRegistration() {
        #expect(host(.transient) { FilterOwner($0, named: "named") }.shown.first == "named 1")
    }

    @Test(arguments: [false, true]) func argumentsAreReleasedAfterTheFirstResolveOnRequest(shouldCleanup: Bool) {
        weak var observed: Argument?
        let host = host(.transient) { evaluations in
            let argument = Argument("Bob")
            observed = argument
            return FilterOwner(evaluations, with: [argument], shouldCleanup: shouldCleanup)
        }
        #expect(host.shown.first == "Bob 1")
        #expect((observed == nil) == shouldCleanup)
        host.tap("tick")
        #expect((observed == nil) == shouldCleanup)
        host.close()
        #expect(observed == nil)
    }

    @Test func nothingIsKeptWhenTheHostCloses() {
        weak var ended: Container?
        do {
            let container = container(.container)
            ended = container
            let host = ViewHost(FilterOwner(evaluations).environmentObject(container.toObservable()))
            host.tap("redraw", "write")
            host.close()
        }
        #expect(ended == nil)
    }
}
