import DIKit
import Foundation

// What the documented snippets take for granted: the types of somebody's program.

protocol API { func request() }
final class LiveAPI: API { func request() {} }
protocol DataBase {}
final class LiveDataBase: DataBase {}
protocol Analytics {}
final class LiveAnalytics: Analytics {}
protocol Theme { var name: String { get } }
struct LightTheme: Theme { let name = "light" }
struct DarkTheme: Theme { let name = "dark" }
protocol DefaultsStorage {}
extension UserDefaults: DefaultsStorage {}
protocol ApiBuildMode {}
struct BuildMode: ApiBuildMode, Equatable { var isDebug = true }
final class UserManager {
    let name: String
    init() { name = "nobody" }
    init(name: String) { self.name = name }
}
struct BlaBla: Equatable {
    var name: String
    var age = 0
    var nickname: Nickname?
}
struct Nickname: Equatable { let text: String }

@MainActor final class UIApplication {
    static let shared = UIApplication()
}

struct AnalyticsAssembly: Assembly {
    func assemble(with registrator: Registrator) { registrator.register(Analytics.self, options: .container) { LiveAnalytics() } }
}
struct RouterAssembly: Assembly { func assemble(with registrator: Registrator) {} }
struct StoragesAssembly: Assembly {
    func assemble(with registrator: Registrator) { registrator.register(DataBase.self, options: .transient) { LiveDataBase() } }
}
struct ThemeAssembly: Assembly {
    func assemble(with registrator: Registrator) { registrator.register(Theme.self, options: .container) { LightTheme() } }
}
struct UIComponentsAssembly: Assembly { func assemble(with registrator: Registrator) {} }
struct APIAssembly: Assembly {
    func assemble(with registrator: Registrator) { registrator.register(API.self, options: .container) { LiveAPI() } }
}
