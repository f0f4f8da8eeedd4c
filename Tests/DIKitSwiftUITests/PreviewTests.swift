import CDIKit
import DIKitTesting
import SwiftUI
import Testing

@testable import DIKit

private struct API: Sendable { let name: String }
private final class Store: Sendable {
    let api: API
    init(api: API) { self.api = api }
}
private final class Untouched: Sendable {}
private final class Service: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

extension Container {
    fileprivate var api: Dependency<API> { self(.singleton) { API(name: "live") }.preview { API(name: "preview") } }
    fileprivate var store: Dependency<Store> { self(.singleton) { Store(api: self.api()) }.preview { Store(api: self.api()) } }
    fileprivate var untouched: Dependency<Untouched> { self(.cached) { Untouched() }.preview { Untouched() } }
}

private struct FeatureView: View {
    @Dependency(\.api) private var api
    @Dependency(\.store) private var store

    var body: some View { Text("\(api.name) \(store.api.name) \(dependency(\.api).name)") }
}

private struct ServiceView: View {
    let container: Container
    var body: some View { Text(container.optionalResolve(Service.self)?.name ?? "none") }
}

/// What `prepareDependencies` and `Container.shared { }` do in Xcode's previews. Each test is a process of its own.
@MainActor @Suite struct PreviewTests {
    /// Runs in a process that previews are shown in.
    @MainActor private static func inPreviews(_ body: @MainActor () -> Void) {
        dikit_state_add(UInt(DIKIT_STATE_PREVIEW.rawValue))
        Reporter.printReports()
        body()
    }

    private static let plain = Preview { FeatureView() }
    private static let prepared = Preview("prepared") {
        let _ = prepareDependencies { $0.api.register { API(name: "failing") } }
        FeatureView()
    }
    private static let sugared = Preview("sugared") {
        Container.shared { $0.api.register { API(name: "sugar") } }
        FeatureView()
    }
    private static let empty = Preview("empty") {
        Container.shared { _ in }
        FeatureView()
    }

    @Test func eachSeesItsOwnOverridesAndNobodyElses() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                precondition(Self.plain.host().texts == ["preview preview preview"])
                precondition(Self.prepared.host().texts == ["failing failing failing"])
                precondition(Self.sugared.host().texts == ["sugar sugar sugar"])
                precondition(Self.empty.host().texts == ["preview preview preview"])
                precondition(Self.prepared.host().texts == ["failing failing failing"])
            }
        }
    }

    @Test func onePreviewMayBeShownAgain() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                for _ in 0..<3 { precondition(Self.sugared.host().texts == ["sugar sugar sugar"]) }
            }
        }
    }

    @Test func aStatementInAViewBuilderShowsNothing() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                precondition(ViewHost(Container.shared { _ in }).texts.isEmpty)
                precondition(ViewHost(prepareDependencies { _ in }).texts.isEmpty)
            }
        }
    }

    @Test func whatNoOverrideConcernsStays() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                let before = Container.shared.untouched()
                prepareDependencies { $0.api.register { API(name: "other") } }
                precondition(Container.shared.untouched() === before)
            }
        }
    }

    @Test func registrationsByTypeAreDroppedToo() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                let container = Container()
                @MainActor func preview(_ name: String?) -> [String] {
                    let preview = Preview {
                        container { inner in if let name { inner.register(Service.self, options: .container) { Service(name) } } }
                        ServiceView(container: container)
                    }
                    return preview.host().texts
                }
                precondition(preview("first") == ["first"])
                precondition(preview("second") == ["second"])
                precondition(preview(nil) == ["none"])
            }
        }
    }

    @Test func whatTheLastPreviewKeptIsReleased() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                weak var store: Store?
                prepareDependencies { $0.api.register { API(name: "first") } }
                store = Container.shared.store()
                precondition(store != nil && Container.shared.store() === store)
                prepareDependencies { $0.api.register { API(name: "second") } }
                precondition(store == nil)
            }
        }
    }

    /// An application that fills its container when a view first needs it.
    @Test func aContainerThatIsFilledMeanwhileIsNoPreviewsOwn() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                prepareDependencies { $0.api.register { API(name: "first") } }
                let container = Container()
                container.register(Service.self) { Service("application") }
                container.api.register { API(name: "application") }
                precondition(container.resolve(Service.self).name == "application")
                precondition(container.api().name == "first")
                prepareDependencies { $0.register(Service.self) { Service("second") } }
                precondition(container.resolve(Service.self).name == "second")
                precondition(container.api().name == "application")
                prepareDependencies { _ in }
                precondition(container.resolve(Service.self).name == "application")
            }
        }
    }

    @Test func aScopeOfATaskLiesAboveThePreview() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                prepareDependencies { $0.api.register { API(name: "preview's") } }
                withDependencies {
                    $0.api.register { API(name: "scope's") }
                } operation: {
                    precondition(Container.shared.api().name == "scope's")
                    prepareDependencies { $0.api.register { API(name: "prepared") } }
                    precondition(Container.shared.store().api.name == "prepared")
                }
                precondition(Container.shared.api().name == "preview's")
            }
        }
    }

    @Test func aResetReleasesWhatThePreviewSees() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                prepareDependencies { $0.api.register { API(name: "first") } }
                weak let store = Container.shared.store()
                Container.shared.manager.reset(lifetime: .singleton)
                precondition(store == nil)
                precondition(Container.shared.store().api.name == "first")
                Container.shared.reset()
                precondition(Container.shared.api().name == "preview")
            }
        }
    }

    @Test func writingThroughTheLastPreviewsContainerIsReported() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Self.inPreviews {
                var escaped: Container?
                prepareDependencies { escaped = $0 }
                prepareDependencies { _ in }
                escaped?.api.register { API(name: "late") }
                precondition(Container.shared.api().name == "preview")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("came after the scope of overrides that its container belongs to"))
    }

    @Test func anErrorOfItsClosurePassesThrough() async {
        await #expect(processExitsWith: .success) {
            await Self.inPreviews {
                struct Failure: Error {}
                do {
                    try prepareDependencies { _ in throw Failure() }
                    preconditionFailure("it throws")
                } catch {}
            }
        }
    }

    @Test func threadsMayAskWhilePreviewsChange() async {
        await #expect(processExitsWith: .success) {
            dikit_state_add(UInt(DIKIT_STATE_PREVIEW.rawValue))
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask { for _ in 0..<500 { precondition(["preview", "changed"].contains(Container.shared.store().api.name)) } }
                }
                for _ in 0..<200 { prepareDependencies { $0.api.register { API(name: "changed") } } }
            }
        }
    }
}

/// Elsewhere than in previews.
@MainActor @Suite(.container) struct PreparingTests {
    @Test(.dependencyContexts([])) func whatIsPreparedStays() {
        prepareDependencies { $0.api.register { API(name: "first") } }
        prepareDependencies { _ in }
        #expect(Container.shared.api().name == "first")
        #expect(ViewHost(FeatureView()).texts == ["first first first"])
    }
}
