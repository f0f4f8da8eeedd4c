// Property wrappers in a class that is shared by threads.
// snippet.hide
import DIKit

protocol API: Sendable { func load() }
struct LiveAPI: API { func load() {} }
// snippet.show
final class Importer: Sendable {
    private let api = Inject<any API>()  // `@Inject var` is a var, which Swift refuses in a Sendable class
    func run() { api.wrappedValue.load() }
}
// snippet.hide
let container = Container()
container.register((any API).self, options: .container) { LiveAPI() }
container.makeShared()
Importer().run()
