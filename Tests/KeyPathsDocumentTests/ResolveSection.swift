// The documented code stands here as it is written there.
// swift-format-ignore-file

import DIKit
import DIKitTesting
import Observation
import Testing

// MARK: Resolve, as documented

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
final class FeatureModel {
    @ObservationIgnored
    @Dependency(\.api) private var api

    var isLoaded: Bool { (try? api.items.isEmpty) == false }
    var isEmpty: Bool { (try? api.items.isEmpty) == true }
    var isFailed: Bool { (try? api.items) == nil }
    var count = 0
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
final class EachWrapper {
    @ObservationIgnored @Dependency(\.api) var api
    @ObservationIgnored @LazyDependency(\.api) var lazyAPI
    @ObservationIgnored @WeakLazyDependency(\.api) var weakAPI
    @ObservationIgnored @DynamicDependency(\.api) var dynamicAPI
    var count = 0
}

@Suite(.container) struct Resolve {
    @Test func byCallingTheDeclaration() {
        let api = Container.shared.api()
        #expect(api is TestAPIClient)
    }

    @Test func byTheFunction() {
        let api = dependency(\.api)
        #expect(api is TestAPIClient)
        #expect(api as AnyObject === Container.shared.api() as AnyObject)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test @MainActor func byAWrapperInAnObservableModel() {
        #expect(FeatureModel().isLoaded)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test @MainActor func eachOfTheWrappersStandsInAnObservableClass() {
        let model = EachWrapper()
        let api = Container.shared.api() as AnyObject
        #expect(model.api as AnyObject === api)
        #expect(model.lazyAPI as AnyObject === api)
        #expect(model.weakAPI as AnyObject === api)
        #expect(model.dynamicAPI as AnyObject === api)
    }

    /// With `@ObservationIgnored` the wrapper's storage is not tracked: a read of it is no reason to look at the model again.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test @MainActor func observationDoesNotTrackTheWrappersStorage() {
        let model = EachWrapper()
        let changes = Changes()
        withObservationTracking { _ = (model.api, model.lazyAPI, model.weakAPI, model.dynamicAPI) } onChange: { changes.add() }
        model.count += 1
        #expect(changes.count == 0)
        withObservationTracking { _ = model.count } onChange: { changes.add() }
        model.count += 1
        #expect(changes.count == 1)
    }
}

/// Counts in `onChange`, which the model calls before the write that it belongs to returns.
private final class Changes: Sendable {
    private let box = Container()
    init() { box.register(Counter.self, options: .container) { Counter() } }
    func add() { box.resolve(Counter.self).add() }
    var count: Int { box.resolve(Counter.self).count }
}

private final class Counter {
    private(set) var count = 0
    func add() { count += 1 }
}

// MARK: Preview, as documented

/// What stands for a view and its builder where there is no SwiftUI.
private struct FeatureView {
    let isFailing = (try? dependency(\.api).items) == nil
}

@resultBuilder private enum PreviewBuilder {
    static func buildExpression(_ view: FeatureView) -> FeatureView { view }
    static func buildExpression(_ prepared: PreparedDependencies) -> PreparedDependencies { prepared }
    static func buildBlock(_ view: FeatureView) -> FeatureView { view }
    static func buildBlock(_ prepared: PreparedDependencies, _ view: FeatureView) -> FeatureView { view }
}

private func Preview(_ name: String = "", @PreviewBuilder _ body: () -> FeatureView) -> FeatureView {
    withDependencyContexts([.preview]) { body() }
}

@Suite(.container) struct Previews {
    @Test func previewValueIsUsedAutomatically() {
        #expect(!Preview { FeatureView() }.isFailing)
        withDependencyContexts([.preview]) { #expect((try? dependency(\.api).items) == ["preview"]) }
    }

    @Test func prepareDependenciesSetsAScenario() {
        let view = Preview {
            let _ = prepareDependencies {
                $0.api.register { FailingAPIClient() }
            }
            FeatureView()
        }
        #expect(view.isFailing)
    }

    @Test func containerSharedDoesTheSame() {
        let view = Preview("sugar") {
            Container.shared {
                $0.api.register { FailingAPIClient() }
            }
            FeatureView()
        }
        #expect(view.isFailing)
    }
}
