import DIKit
import Foundation
import SwiftUI
import Testing

private struct StateView: View {
    @DIState var model: Model
    var body: some View { Text(model.name) }
}
private struct StateObjectView: View {
    @DIStateObject var model: Model
    var body: some View { Text(model.name) }
}
private struct ObservedObjectView: View {
    @DIObservedObject var model: Model
    var body: some View { Text(model.name) }
}
private struct ProviderView: View {
    @DIProvider(named: "main") var model: Model
    var body: some View { Text(model.name) }
}
private struct Early: View {
    @DIState var model: Model
    init() { _ = model }
    var body: some View { EmptyView() }
}

/// What is said where no view above has put a resolver into the environment.
@MainActor @Suite struct EnvironmentTests {
    private func expectReport(_ result: ExitTest.Result?, _ dependency: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").drop { !$0.contains("DIKit: ") }.prefix(3).map {
            $0.replacing(/\.swift:\d+/, with: ".swift:LINE").trimmingCharacters(in: .whitespaces)
        }
        #expect(
            lines == [
                "DIKitSwiftUITests/EnvironmentTests.swift:LINE: Fatal error: DIKit: no resolver in the environment of the view that asks for \(dependency)",
                "asked for  at DIKitSwiftUITests/EnvironmentTests.swift:LINE",
                "fix  call `.environmentObject(container.toObservable())` on that view or on one above it; and read the property in `body` or later, not while the view is made",
            ], sourceLocation: sourceLocation)
    }

    @Test func aStateNamesTheMissingCall() async {
        expectReport(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await MainActor.run { _ = ViewHost(StateView()) } },
            "`Model`")
    }

    @Test func aStateObjectNamesTheMissingCall() async {
        expectReport(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { _ = ViewHost(StateObjectView()) }
            }, "`Model`")
    }

    @Test func anObservedObjectNamesTheMissingCall() async {
        expectReport(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { _ = ViewHost(ObservedObjectView()) }
            }, "`Model`")
    }

    @Test func aProviderNamesTheMissingCall() async {
        expectReport(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await MainActor.run { _ = ViewHost(ProviderView()) } },
            #"`Model` named "main""#)
    }

    @Test func readingBeforeTheViewIsShownIsToldLikewise() async {
        expectReport(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await MainActor.run { _ = Early() } }, "`Model`")
    }

    @Test func aMissingRegistrationIsToldWithTheLineOfTheProperty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewHost(StateView().environmentObject(Container().toObservable())) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("DIKit: no registration for `Model`"))
        #expect(text.contains("asked for  at DIKitSwiftUITests/EnvironmentTests.swift:7\n"))
    }

    @Test func theSharedContainerIsNotAsked() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                Container.withModel(.transient, made: Tally()).makeShared()
                _ = ViewHost(StateView())
            }
        }
    }

    @Test func theInnermostContainerAnswers() {
        func container(_ name: String) -> Container {
            let container = Container()
            container.register(Model.self) { Model(name, number: 0) }
            return container
        }
        let view = StateView().environmentObject(container("inner").toObservable()).environmentObject(container("outer").toObservable())
        #expect(ViewHost(view).texts == ["inner"])
    }
}

/// Whether a view that is shown keeps its argument.
@MainActor
private func keepsArgument<Content: View>(_ view: (Arguments) -> Content) -> Bool {
    weak var observed: Argument?
    let container = Container.withModel(.transient, made: Tally())
    let host: ViewHost
    do {
        let argument = Argument("Bob")
        observed = argument
        host = ViewHost(view([argument]).environmentObject(container.toObservable()))
    }
    return withExtendedLifetime(host) { observed != nil }
}

/// The same of each wrapper that has a setting.
@MainActor
private func keeps() -> [Bool] {
    [
        keepsArgument { StateView(model: DIState(with: $0)) }, keepsArgument { StateObjectView(model: DIStateObject(with: $0)) },
        keepsArgument { ObservedObjectView(model: DIObservedObject(with: $0)) },
    ]
}

/// The settings that the wrappers' parameters default to.
@MainActor @Suite struct CleanupSettingsTests {
    @Test func eachWrapperHasItsSetting() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                precondition(keeps() == [true, true, true])
                InjectSettings.shouldCleanupState = true
                precondition(keeps() == [false, true, true])
                InjectSettings.shouldCleanupStateObject = true
                precondition(keeps() == [false, false, true])
                InjectSettings.shouldCleanupObservedObject = true
                precondition(keeps() == [false, false, false])
            }
        }
    }
}
