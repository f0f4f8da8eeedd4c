// Factories that need the main actor.
// snippet.hide
import DIKit

@MainActor final class Screen {}
struct ScreenAssembly: Assembly {
    // snippet.show
    func assemble(with registrator: any Registrator) {
        registrator.isolatedMain.register(Screen.self, options: .transient) { Screen() }
    }
    // snippet.hide
}
print(Container(assemblies: ScreenAssembly()).hasRegistration(Screen.self))
