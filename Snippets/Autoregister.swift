// An initializer whose parameters are resolved by their types.
// snippet.hide
import DIKit

protocol API {}
struct HTTPAPI: API { let log: Log }
final class Log {}
struct Cache {}
struct Feed {
    let api: any API
    let cache: Cache?
}
@MainActor final class Screen {
    let feed: Feed
    init(feed: Feed) { self.feed = feed }
}
struct FeedAssembly: Assembly {
    // snippet.show
    func assemble(with registrator: any Registrator) {
        registrator.autoregister(Log.self, options: .container, initializer: Log.init)
        registrator.autoregister((any API).self, options: .container, initializer: HTTPAPI.init)
        registrator.autoregister(Feed.self, options: .transient, initializer: Feed.init)  // `cache` is nil: nothing registers it
        registrator.isolatedMain.autoregister(Screen.self, options: .transient, initializer: Screen.init)
    }
    // snippet.hide
}
let container = Container(assemblies: FeedAssembly())
print(container.resolve(Screen.self).feed)
