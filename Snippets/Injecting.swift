// The shared container and the property wrappers.
// snippet.hide
import DIKit

protocol API: Sendable { func load() }
struct LiveAPI: API { func load() {} }
final class Theme: Sendable {}
final class Store: Sendable {}
struct AppAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register((any API).self, options: .container) { LiveAPI() }
        registrator.register(Theme.self, options: .container) { Theme() }
        registrator.register(Store.self, options: .transient) { Store() }
    }
}
// snippet.show

Container(assemblies: AppAssembly()).makeShared()

final class Screen {
    @Inject var api: any API  // resolved when a Screen is created
    @InjectLazy var theme: Theme  // on the first read, once
    @InjectProvider var store: Store  // on each read
    @InjectWrapped var later: Lazy<Theme>  // the Lazy itself
}
// snippet.hide
let screen = Screen()
screen.api.load()
print(screen.theme === screen.later.wrappedValue)
