import SwiftUI
import Testing

private struct Counting: View {
    let label: String
    let evaluations: Tally
    @State private var count = 0

    var body: some View {
        let _ = evaluations.add()
        Text("\(label) \(count)")
        Button("add to \(label)") { count += 1 }
    }
}

private struct Parent: View {
    let evaluations: Tally
    let child: Tally
    @State private var label = "a"
    @State private var isShown = true
    @State private var unread = 0

    var body: some View {
        let _ = evaluations.add()
        if isShown { Counting(label: label, evaluations: child) }
        Button("rename") { label = "b" }
        Button("same name") { label = "a" }
        Button("toggle") { isShown.toggle() }
        Button("write unread") { unread += 1 }
    }
}

@MainActor @Suite struct StateTests {
    private let parent = Tally()
    private let child = Tally()
    private var host: ViewHost { ViewHost(Parent(evaluations: parent, child: child)) }

    private func press(_ host: ViewHost, _ labels: String...) {
        for label in labels {
            #expect(host.press(label))
            host.update()
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func aChangeEvaluatesTheViewThatReadsItAlone() {
        let host = host
        press(host, "add to a")
        #expect(host.texts.first == "a 1")
        #expect((parent.count, child.count) == (1, 2))
    }

    @Test func nothingIsEvaluatedBeforeTheUpdate() {
        let host = host
        host.press("add to a")
        #expect(host.needsUpdate && host.texts.first == "a 0")
    }

    @Test func survivesANewValueOfTheViewInItsPlace() {
        let host = host
        press(host, "add to a", "rename")
        #expect(host.texts.first == "b 1")
        #expect((parent.count, child.count) == (2, 3))
    }

    @Test func aViewOfTheSameValueIsNotEvaluated() {
        let host = host
        press(host, "add to a", "toggle", "toggle", "same name")
        let before = child.count
        host.show(Parent(evaluations: parent, child: child))
        #expect(child.count == before)
    }

    @Test func writingAnEqualValueChangesNothing() {
        let host = host
        host.press("same name")
        #expect(!host.needsUpdate)
    }

    @Test func writingWhatNoBodyReadsEvaluatesNothing() {
        let host = host
        host.press("write unread")
        #expect(!host.needsUpdate)
    }

    @Test func isLostWithItsPlace() {
        let host = host
        press(host, "add to a", "toggle")
        #expect(host.texts.first == "rename")
        press(host, "toggle")
        #expect(host.texts.first == "a 0")
    }

    @Test func oneViewValueInTwoPlacesHasTwoStates() {
        struct Twice: View {
            let child: Counting
            var body: some View {
                child
                child
            }
        }
        let host = ViewHost(Twice(child: Counting(label: "x", evaluations: child)))
        press(host, "add to x")
        #expect(host.texts.filter { $0.hasPrefix("x ") } == ["x 1", "x 0"])
    }

    @Test func twoPropertiesOfOneTypeHaveTwoStates() {
        struct Pair: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Text("\(first) \(second)")
                Button("first") { first += 1 }
            }
        }
        let host = ViewHost(Pair())
        press(host, "first")
        #expect(host.texts.first == "1 0")
    }

    @Test func anotherIdentityIsAnotherPlace() {
        struct Identified: View {
            let id: Int
            let child: Counting
            var body: some View { child.id(id) }
        }
        let view = Counting(label: "x", evaluations: child)
        let host = ViewHost(Identified(id: 1, child: view))
        press(host, "add to x")
        host.show(Identified(id: 2, child: view))
        #expect(host.texts.first == "x 0")
    }

    @Test func followsItsElementInForEach() {
        struct Rows: View {
            let names: [String]
            let child: Tally
            var body: some View { ForEach(names, id: \.self) { Counting(label: $0, evaluations: child) } }
        }
        let host = ViewHost(Rows(names: ["a", "b"], child: child))
        press(host, "add to b")
        host.show(Rows(names: ["b", "c", "a"], child: child))
        #expect(host.texts.filter { !$0.hasPrefix("add") } == ["b 1", "c 0", "a 0"])
    }

    @Test func theOtherBranchIsAnotherPlace() {
        struct Branches: View {
            let isFirst: Bool
            let child: Tally
            var body: some View {
                if isFirst { Counting(label: "x", evaluations: child) } else { Counting(label: "x", evaluations: child) }
            }
        }
        let host = ViewHost(Branches(isFirst: true, child: child))
        press(host, "add to x")
        host.show(Branches(isFirst: false, child: child))
        #expect(host.texts.first == "x 0")
    }

    @Test func aChangeDuringAnUpdateIsWarnedOf() {
        struct Bad: View {
            @State private var count = 0
            var body: some View {
                let _ = count < 3 ? (count += 1) : ()
                Text("\(count)")
            }
        }
        let host = ViewHost(Bad())
        #expect(host.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }

    @Test func aBindingWritesThroughAndItsReaderIsEvaluated() {
        struct Field: View {
            @Binding var text: String
            let evaluations: Tally
            var body: some View {
                let _ = evaluations.add()
                TextField("name", text: $text)
                Text(text)
            }
        }
        struct Form: View {
            struct Person { var name = "Ada" }
            let parent: Tally
            let child: Tally
            @State private var person = Person()
            var body: some View {
                let _ = parent.add()
                Field(text: $person.name, evaluations: child)
            }
        }
        let host = ViewHost(Form(parent: parent, child: child))
        #expect(host.enter("Bob", into: "name"))
        host.update()
        #expect(host.texts == ["Bob"])
        #expect((parent.count, child.count) == (1, 2))
    }

    @Test func isReleasedWhenTheHostCloses() {
        final class Kept {}
        struct Keeping: View {
            @State var kept: Kept
            var body: some View { EmptyView() }
        }
        weak var kept: Kept?
        let host: ViewHost
        do {
            let object = Kept()
            kept = object
            host = ViewHost(Keeping(kept: object))
        }
        #expect(kept != nil)
        host.close()
        #expect(kept == nil)
    }

    @Test func anErasedViewOfAnotherTypeIsAnotherView() {
        struct Erased: View {
            let isText: Bool
            let child: Tally
            var body: some View { isText ? AnyView(Text("text")) : AnyView(Counting(label: "x", evaluations: child)) }
        }
        let host = ViewHost(Erased(isText: false, child: child))
        press(host, "add to x")
        host.show(Erased(isText: true, child: child))
        #expect(host.texts == ["text"])
        host.show(Erased(isText: false, child: child))
        #expect(host.texts.first == "x 0")
    }

    @Test func aViewIsToldOnceThatItAppears() {
        let host = ViewHost(Counting(label: "x", evaluations: parent).onAppear { child.add() })
        press(host, "add to x")
        #expect(child.count == 1)
    }

    @Test func theMacroMakesATypeThatMakesThePreview() throws {
        enum Previews {
            #Preview("of the macro") {
                let text = "shown"
                Text(text)
                Text("twice")
            }
        }
        // The type has a name that nobody can write; that it compiles is what counts.
        #expect(try Registered.makePreview().host().texts == ["registered"])
    }

    private struct Registered: PreviewRegistry {
        static func makePreview() throws -> Preview { Preview("registered") { Text("registered") } }
    }

    @Test func aPreviewEvaluatesItsClosureEachTimeItIsShown() {
        let preview = Preview("name") {
            let _ = parent.add()
            Text("shown")
        }
        #expect(preview.host().texts == ["shown"])
        #expect(preview.host().texts == ["shown"])
        #expect(parent.count == 2)
    }
}
