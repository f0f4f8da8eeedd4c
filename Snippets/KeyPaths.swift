// The key-path face: what its page shows.
// snippet.hide
import DIKit
import Dispatch

protocol API: Sendable {}
struct LiveAPI: API {}
struct PreviewAPI: API {}
struct TestAPI: API {}
struct FailingAPI: API {}
struct User: Sendable {}
protocol AccountLoading: Sendable {}
struct AccountLoader: AccountLoading {}

// snippet.show
extension Container {
    var api: Dependency<any API> {
        self(.singleton) { LiveAPI() }
            .preview { PreviewAPI() }
            .test { TestAPI() }
    }
    var user: Dependency<User> { self(.session) { User() } }
}

extension Lifetime {
    static let session = Cached()
}

final class Feed {
    @Dependency(\.api) private var api
}

let api = dependency(\.api)
Container.shared.manager.reset(lifetime: .session)  // at logout

extension Container {
    var loader: Dependency<(any AccountLoading)?> { promised(.singleton) }
}

extension Container: @retroactive AutoRegistering {
    public func autoRegister() {
        loader.register { AccountLoader() }
    }
}

let feed = withDependencies {
    $0.api.register { FailingAPI() }
} operation: {
    Feed()
}

func refreshLater(_ work: @escaping @Sendable () -> Void) {
    withEscapedDependencies { dependencies in
        DispatchQueue.main.async { dependencies.yield { work() } }
    }
}

struct NetworkAssembly: Assembly {
    func assemble(with registrator: any Registrator) { registrator.provide(\.api) }
}
// snippet.hide
print(api, feed)
