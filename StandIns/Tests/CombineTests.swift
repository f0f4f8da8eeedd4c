import Combine
import Testing

private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var number = 1
}

private final class Plain: ObservableObject {}

private class Base: ObservableObject {
    @Published var first = 1
}
private final class Derived: Base {
    @Published var second = 2
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
}

@MainActor @Suite struct CombineTests {
    @Test func aPublishedPropertyTellsBeforeItChanges() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.objectWillChange.sink { seen.append(model.name) }
        model.name = "b"
        model.number = 2
        #expect(seen == ["a", "b"])
        subscription.cancel()
        model.name = "c"
        #expect(seen.count == 2)
    }

    @Test func allPropertiesShareOnePublisherInheritedOnesToo() {
        let derived = Derived()
        #expect(derived.objectWillChange === derived.objectWillChange)
        let tally = Tally()
        let subscription = derived.objectWillChange.sink { tally.add() }
        derived.first = 5
        derived.second = 6
        #expect(tally.count == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test func anObjectWithoutPublishedPropertiesNeverTells() {
        let plain = Plain()
        #expect(plain.objectWillChange !== plain.objectWillChange)
    }

    @Test func aProjectionPublishesTheValueThatComes() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.$name.sink { seen.append("\($0) after \(model.name)") }
        model.name = "b"
        #expect(seen == ["a after a", "b after a"])
        withExtendedLifetime(subscription) {}
    }

    @Test func releasingWhatSinkReturnsDetaches() {
        let custom = Custom()
        let tally = Tally()
        var kept: Set<AnyCancellable> = []
        custom.objectWillChange.sink { _ in tally.add() }.store(in: &kept)
        custom.objectWillChange.send(1)
        kept = []
        custom.objectWillChange.send(2)
        #expect(tally.count == 1)
    }

    @Test func completionDetaches() {
        let custom = Custom()
        let tally = Tally()
        let subscription = custom.objectWillChange.sink { _ in tally.add() }
        custom.objectWillChange.send(completion: .finished)
        custom.objectWillChange.send(2)
        #expect(tally.count == 0)
        withExtendedLifetime(subscription) {}
    }
}
