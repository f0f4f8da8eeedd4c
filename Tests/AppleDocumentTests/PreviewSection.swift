import DIKit
import Observation
import SwiftUI
import Testing

protocol APIClient: Sendable {
    var name: String { get }
}
struct LiveAPIClient: APIClient { let name = "live" }
struct PreviewAPIClient: APIClient { let name = "preview" }
struct TestAPIClient: APIClient { let name = "test" }
struct FailingAPIClient: APIClient { let name = "failing" }

extension Container {
    var apiClient: Dependency<APIClient> {
        self(.singleton) { LiveAPIClient() }
            .preview { PreviewAPIClient() }
            .test { TestAPIClient() }
    }

    @MainActor
    var feature: Dependency<FeatureModel> { self(.unique) { FeatureModel() }.test { FeatureModel() } }
}

@MainActor
@Observable
final class FeatureModel {
    @ObservationIgnored
    @Dependency(\.apiClient) private var api
    var name: String { api.name }
}

struct FeatureView: View {
    @DependencyObservable(\.feature) var model

    var body: some View { Text(model.name) }
}

// "Preview": compiled as they are written.

#Preview {
    let _ = prepareDependencies {
        $0.apiClient.register { FailingAPIClient() }
    }
    FeatureView()
}

#Preview("sugar") {
    Container.shared {
        $0.apiClient.register { FailingAPIClient() }
    }
    FeatureView()
}

@MainActor @Suite struct PreviewSection {
    @Test func aViewResolvesAnObservableDependency() { #expect(ViewHost(FeatureView()).texts == ["test"]) }

    /// What the closures of the previews do where a task has overrides of its own.
    @Test func thePreparedViewFails() {
        let texts = withDependencies { _ in
        } operation: {
            let preview = Preview("sugar") {
                Container.shared {
                    $0.apiClient.register { FailingAPIClient() }
                }
                FeatureView()
            }
            return preview.host().texts
        }
        #expect(texts == ["failing"])
    }
}
