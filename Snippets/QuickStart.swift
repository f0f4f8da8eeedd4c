// What the README shows first.
// snippet.hide
import DIKit

protocol API: Sendable { func load() -> String }
struct HTTPAPI: API {
    let log: Log
    func load() -> String { "loaded" }
}
final class Log: Sendable {}
final class Profile: Sendable {
    let api: any API
    init(api: any API) { self.api = api }
}
// snippet.show

struct NetworkAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register(Log.self, options: .container) { Log() }
        registrator.register((any API).self, options: .container) { resolver in
            HTTPAPI(log: resolver.resolve())
        }
    }
}

struct ProfileAssembly: Assembly {
    var dependencies: [any Assembly] { [NetworkAssembly()] }

    func assemble(with registrator: any Registrator) {
        registrator.register(Profile.self, options: .transient) { resolver in
            Profile(api: resolver.resolve())
        }
    }
}

let container = Container(assemblies: ProfileAssembly())
let profile: Profile = container.resolve()
// snippet.hide
print(profile.api.load())
