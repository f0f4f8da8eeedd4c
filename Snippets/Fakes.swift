// A fake in place of what is `.final`.
// snippet.hide
import DIKit

protocol API: Sendable {}
struct LiveAPI: API {}
struct FakeAPI: API {}
struct Profile: Sendable { let api: any API }
struct NetworkAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register((any API).self, options: .container) { LiveAPI() }
    }
}
struct ProfileAssembly: Assembly {
    var dependencies: [any Assembly] { [NetworkAssembly()] }
    func assemble(with registrator: any Registrator) {
        registrator.register(Profile.self, options: .transient) { Profile(api: $0.resolve()) }
    }
}
// snippet.show
struct FakeNetworkAssembly: Assembly {
    var id: String { NetworkAssembly().id }  // it comes first, so the real one does not run

    func assemble(with registrator: any Registrator) {
        registrator.register((any API).self, options: .container) { FakeAPI() }
    }
}

let container = Container(assemblies: FakeNetworkAssembly(), ProfileAssembly())
// snippet.hide
precondition(container.resolve(Profile.self).api is FakeAPI)
