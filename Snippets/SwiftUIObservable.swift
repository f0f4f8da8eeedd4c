// SwiftUI and declared dependencies: what its page shows. Compiled where there is SwiftUI, or its stand-in.
// snippet.hide
#if canImport(SwiftUI)
    import DIKit
    import Observation
    import SwiftUI

    protocol API: Sendable {}
    struct LiveAPI: API {}
    struct FailingAPI: API {}

    // snippet.show
    extension Container {
        var api: Dependency<any API> { self(.singleton) { LiveAPI() } }

        @MainActor
        var feature: Dependency<FeatureModel> { self(.unique) { FeatureModel() } }
    }

    @MainActor
    @Observable
    final class FeatureModel {
        @ObservationIgnored
        @Dependency(\.api) private var api
        var title = ""
    }

    struct FeatureView: View {
        @DependencyObservable(\.feature) private var feature

        var body: some View { TextField("Title", text: $feature.title) }
    }
    // snippet.hide

    // snippet.show
    #Preview {
        let _ = prepareDependencies {
            $0.api.register { FailingAPI() }
        }
        FeatureView()
    }

    #Preview("sugar") {
        Container.shared {
            $0.api.register { FailingAPI() }
        }
        FeatureView()
    }
// snippet.hide
#endif
