import DIKitTesting
import Observation
import SwiftUI
import Testing

@testable import DIKit

@MainActor private protocol Titled: AnyObject {
    var title: String { get set }
    var number: Int { get }
}

@MainActor @Observable private final class Feature: Titled {
    var title: String
    var unread = 0
    let number: Int
    init(_ title: String, number: Int = 0) {
        self.title = title
        self.number = number
    }
}

@MainActor private final class Unobservable: Titled {
    var title = "unobservable"
    let number = 0
}

@MainActor extension Container {
    fileprivate var feature: Dependency<Feature> { self(.unique) { Feature("live") }.test { self.counted } }
    fileprivate var keptFeature: Dependency<Feature> { self(.cached) { Feature("live") }.test { self.counted } }
    fileprivate var titled: Dependency<any Titled> { self(.unique) { Feature("live") }.test { Feature("titled") } }
    fileprivate var tally: Dependency<Tally> { self(.cached) { Tally() }.test { Tally() } }

    private var counted: Feature {
        let tally = tally()
        tally.add()
        return Feature("feature", number: tally.count)
    }
}

private struct Owner: View {
    let evaluations: Tally
    @DependencyObservable(\.feature) private var feature

    var body: some View {
        let _ = evaluations.add()
        Text("\(feature.title) \(feature.number)")
        TextField("title", text: $feature.title)
        Button("redraw") { feature.title += "!" }
        Button("unread") { feature.unread += 1 }
        Button("replace") { $feature.wrappedValue = Feature("other", number: 99) }
    }
}

private struct KeptOwner: View {
    @DependencyObservable(\.keptFeature) private var feature
    var body: some View {
        Text("\(feature.title) \(feature.number)")
        Button("redraw") { feature.title += "!" }
    }
}

private struct TitledOwner: View {
    let evaluations: Tally
    @DependencyObservable(\.titled) private var titled
    var body: some View {
        let _ = evaluations.add()
        Text(titled.title)
        TextField("title", text: $titled.title)
    }
}

@MainActor @Suite(.container) struct DependencyObservableTests {
    private let evaluations = Tally()
    private var made: Tally { Container.shared.tally() }
    private var host: ViewHost {
        let evaluations = evaluations
        return ViewHost(Stage { Owner(evaluations: evaluations) })
    }

    @Test func itResolvesOnceForThePlaceOfTheView() { #expect(host.runs(of: made) == [1, 1, 1, 2]) }

    @Test func aKeptOneIsTheContainers() { #expect(ViewHost(Stage { KeptOwner() }).runs(of: made) == [1, 1, 1, 1]) }

    @Test func theObjectIsKeptOverNewValuesOfTheView() {
        let host = host
        host.tap("redraw", "tick")
        #expect(host.shown.first == "feature! 1")
    }

    @Test func whatBodyReadsRedrawsOnceAndNothingElseDoes() {
        let host = host
        host.press("unread")
        #expect(!host.needsUpdate)
        host.tap("redraw")
        #expect(evaluations.count == 2)
    }

    @Test func aBindingWritesThroughAndRedrawsOnce() {
        let host = host
        host.enter("written", into: "title")
        host.update()
        #expect(host.shown.first == "written 1" && evaluations.count == 2)
    }

    @Test func anotherObjectCanBePutInItsPlace() {
        let host = host
        host.tap("replace", "redraw", "tick")
        #expect(host.shown.first == "other! 99" && made.count == 1)
    }

    @Test func anOverrideCountsWhereTheViewIsMadeAlsoIfItIsShownOutside() {
        let view = withDependencies {
            $0.feature.register { Feature("override") }
        } operation: {
            Owner(evaluations: evaluations)
        }
        #expect(ViewHost(view).shown.first == "override 0")
    }

    @Test func aProtocolIsObservedThroughTheInstanceBehindIt() {
        let host = ViewHost(TitledOwner(evaluations: evaluations))
        host.enter("written", into: "title")
        host.update()
        #expect(host.shown.first == "written" && evaluations.count == 2)
    }

    @Test func anInstanceThatIsNotObservableIsReported() {
        Container.shared.titled.register { Unobservable() }
        var reports: [(String, SourcePlace?)] = []
        let box = Reports.Box()
        Reporter.$hook.withValue(Reporter.Hook { text, place in box.reports.withLock { $0.append((text, place)) } }) {
            _ = ViewHost(TitledOwner(evaluations: evaluations))
        }
        reports = box.reports.withLock { $0 }
        #if DEBUG
            #expect(reports.count == 1)
            #expect(reports.first?.0.hasPrefix("DIKit: `any Titled` is not `@Observable`: no view is evaluated again when it changes\n") == true)
            #expect(reports.first?.1?.fileID == "DIKitSwiftUITests/DependencyObservableTests.swift")
        #else
            #expect(reports.isEmpty)
        #endif
    }

    @Test func theObjectEndsWithTheViewsPlaceAndNothingIsKept() {
        weak var container: Container?
        weak var feature: Feature?
        let evaluations = evaluations
        do {
            let own = Container()
            container = own
            own.feature.register {
                let made = Feature("own")
                feature = made
                return made
            }
            let host = InjectSettings.withScope(own) { ViewHost(Stage { Owner(evaluations: evaluations) }) }
            #expect(feature != nil)
            host.tap("redraw", "toggle")
            #expect(feature == nil)
            host.close()
        }
        #expect(container == nil)
    }
}
