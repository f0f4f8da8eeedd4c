import Combine
import Observation
import SwiftUI
import Testing

@MainActor private final class Model: ObservableObject {
    @Published var number = 0
    let made: Int
    init(_ made: Tally) {
        made.add()
        self.made = made.count
    }
}

@MainActor private struct Counts {
    let made = Tally()
    let evaluations = Tally()
    let parent = Tally()
}

private struct Observing: View {
    let counts: Counts
    @ObservedObject var model: Model
    init(counts: Counts) {
        self.counts = counts
        model = Model(counts.made)
    }
    var body: some View {
        let _ = counts.evaluations.add()
        Text("\(model.made): \(model.number)")
        Button("add") { model.number += 1 }
    }
}

private struct Owning: View {
    let counts: Counts
    @StateObject private var model: Model
    init(counts: Counts) {
        self.counts = counts
        _model = StateObject(wrappedValue: Model(counts.made))
    }
    var body: some View {
        let _ = counts.evaluations.add()
        Text("\(model.made): \(model.number)")
        Button("add") { model.number += 1 }
        TextField("field", text: Binding(get: { "" }, set: { _ in $model.number.wrappedValue = 100 }))
    }
}

private struct Parent<Child: View>: View {
    let counts: Counts
    let child: (Counts) -> Child
    @State private var tick = 0
    var body: some View {
        let _ = counts.parent.add()
        Button("tick \(tick)") { tick += 1 }
        child(counts)
    }
}

@MainActor @Suite struct ObjectTests {
    private let counts = Counts()

    private func press(_ host: ViewHost, _ labels: String...) {
        for label in labels {
            #expect(host.press(label))
            host.update()
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func anObservedObjectComesAnewWithEachValueOfTheView() {
        let host = ViewHost(Parent(counts: counts) { Observing(counts: $0) })
        press(host, "add")
        #expect(host.texts.contains("1: 1") && counts.made.count == 1)
        press(host, "tick 0")
        #expect(host.texts.contains("2: 0") && counts.made.count == 2)
    }

    @Test func aStateObjectIsMadeOnceForItsPlace() {
        let host = ViewHost(Parent(counts: counts) { Owning(counts: $0) })
        press(host, "add", "tick 0")
        #expect(host.texts.contains("1: 1") && counts.made.count == 1)
        host.show(Text("other"))
        host.show(Parent(counts: counts) { Owning(counts: $0) })
        #expect(host.texts.contains("2: 0"))
    }

    @Test func aChangeEvaluatesOnceAndNotTheParent() {
        let host = ViewHost(Parent(counts: counts) { Owning(counts: $0) })
        host.press("add")
        host.press("add")
        host.update()
        #expect((counts.parent.count, counts.evaluations.count) == (1, 2))
    }

    @Test func aBindingToAPropertyOfAnObjectWritesThrough() {
        let host = ViewHost(Owning(counts: counts))
        host.enter("", into: "field")
        host.update()
        #expect(host.texts.first == "1: 100")
    }

    @Test func publishingDuringAnUpdateIsWarnedOf() {
        struct Bad: View {
            @ObservedObject var model: Model
            var body: some View {
                let _ = model.number == 0 ? (model.number += 1) : ()
                EmptyView()
            }
        }
        let host = ViewHost(Bad(model: Model(counts.made)))
        #expect(host.warnings == ["Publishing changes from within view updates is not allowed, this will cause undefined behavior."])
    }

    /// What only the old value of a view holds is gone before the new value's properties are updated.
    @Test func theOldValueOfAViewIsReleasedFirst() {
        final class Probe {}
        @MainActor struct Property: @preconcurrency DynamicProperty {
            @ObservedObject var model: Model
            let look: () -> Void
            mutating func update() { look() }
        }
        struct Shown: View {
            let property: Property
            var body: some View { EmptyView() }
        }
        weak var old: Model?
        var wasReleased: Bool?
        func view(_ look: @escaping () -> Void) -> Shown {
            let model = Model(counts.made)
            if old == nil { old = model }
            return Shown(property: Property(model: model, look: look))
        }
        let host = ViewHost(view {})
        #expect(old != nil)
        host.show(view { wasReleased = old == nil })
        #expect(wasReleased == true)
    }

    @Test func anEnvironmentObjectReachesTheViewsBelowAndInvalidatesThem() {
        struct Reading: View {
            let evaluations: Tally
            @EnvironmentObject var model: Model
            var body: some View {
                let _ = evaluations.add()
                Text("\(model.made): \(model.number)")
            }
        }
        let (first, second) = (Model(counts.made), Model(counts.made))
        func view(_ model: Model) -> some View {
            VStack { Group { Reading(evaluations: counts.evaluations) } }.environmentObject(model)
        }
        let host = ViewHost(view(first))
        first.number = 5
        host.update()
        #expect(host.texts == ["1: 5"])
        host.show(view(second))
        #expect(host.texts == ["2: 0"])
        first.number = 6
        #expect(!host.needsUpdate)
    }

    @Test func theInnerOfTwoEnvironmentObjectsCounts() {
        struct Reading: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("\(model.made)") }
        }
        let host = ViewHost(Reading().environmentObject(Model(counts.made)).environmentObject(Model(counts.made)))
        #expect(host.texts == ["1"])
    }

    @Test func aMissingEnvironmentObjectStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Reading: View {
                    @EnvironmentObject var model: Model
                    var body: some View { Text("\(model.made)") }
                }
                _ = ViewHost(Reading())
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("No ObservableObject of type Model found."))
    }
}

private enum SizeKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
    fileprivate var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}

@Observable private final class Library {
    var name = "name"
    var other = 0
}

@MainActor @Suite struct EnvironmentAndObservationTests {
    private let evaluations = Tally()

    @Test func aChangedEnvironmentValueEvaluatesThoseWhoReadIt() {
        struct Reading: View {
            let evaluations: Tally
            @Environment(\.size) private var size
            var body: some View {
                let _ = evaluations.add()
                Text("\(size)")
            }
        }
        struct Between: View {
            let evaluations: Tally
            var body: some View { Reading(evaluations: evaluations) }
        }
        #expect(ViewHost(Reading(evaluations: evaluations)).texts == ["1"])
        let host = ViewHost(Between(evaluations: evaluations).environment(\.size, 2))
        host.show(Between(evaluations: evaluations).environment(\.size, 2))
        #expect(evaluations.count == 2)
        host.show(Between(evaluations: evaluations).environment(\.size, 3))
        #expect(host.texts == ["3"] && evaluations.count == 3)
    }

    @Test func whatABodyReadsOfAnObservableObjectInvalidatesIt() {
        struct Reading: View {
            let evaluations: Tally
            let library: Library
            var body: some View {
                let _ = evaluations.add()
                Text(library.name)
            }
        }
        let library = Library()
        let host = ViewHost(Reading(evaluations: evaluations, library: library))
        library.other += 1
        #expect(!host.needsUpdate)
        library.name = "new"
        host.update()
        library.name = "newer"
        host.update()
        #expect(host.texts == ["newer"] && evaluations.count == 3)
    }

    @Test func anObservableObjectOfTheEnvironmentIsFoundByItsType() {
        struct Reading: View {
            @Environment(Library.self) private var library
            var body: some View {
                @Bindable var library = library
                TextField("name", text: $library.name)
                Text(library.name)
            }
        }
        let library = Library()
        let host = ViewHost(Reading().environment(library))
        host.enter("written", into: "name")
        host.update()
        #expect(library.name == "written" && host.texts == ["written"])
    }

    @Test func whatAPropertyReadsWhileItIsUpdatedCountsAsRead() {
        struct Wrapper: DynamicProperty {
            let library: Library
            private(set) var name = ""
            init(_ library: Library) { self.library = library }
            mutating func update() { name = library.name }
        }
        struct Reading: View {
            let wrapper: Wrapper
            var body: some View { Text(wrapper.name) }
        }
        let library = Library()
        let host = ViewHost(Reading(wrapper: Wrapper(library)))
        library.name = "new"
        host.update()
        #expect(host.texts == ["new"])
    }

    @Test func innerPropertiesAreUpdatedBeforeTheOneThatHasThem() {
        struct Wrapper: DynamicProperty {
            @Environment(\.size) private var size
            @State private var seen: [Int] = []
            private(set) var updated = 0
            mutating func update() { updated = size }
        }
        struct Reading: View {
            private var wrapper = Wrapper()
            var body: some View { Text("\(wrapper.updated)") }
        }
        #expect(ViewHost(Reading().environment(\.size, 7)).texts == ["7"])
    }
}
