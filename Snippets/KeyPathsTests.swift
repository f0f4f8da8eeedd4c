import DIKit
import DIKitTesting
import Testing

protocol API: Sendable {
    var items: [String] { get }
}
struct LiveAPI: API { let items = ["live"] }
struct MockAPI: API { let items: [String] }

extension Container {
    var api: Dependency<any API> { self(.singleton) { LiveAPI() } }
}

struct Feed {
    @Dependency(\.api) private var api
    var isEmpty: Bool { api.items.isEmpty }
}

@Suite(.container)  // a container and singletons of its own for each test and each case
struct FeedTests {
    @Test func loads() {
        Container.shared.api.register { MockAPI(items: ["one"]) }
        #expect(!Feed().isEmpty)
    }

    @Test(.dependencies { $0.api.register { MockAPI(items: []) } })
    func emptyState() {
        #expect(Feed().isEmpty)
    }

    @Test(.dependencyContexts([.preview])) func showsSamples() {}
}
