// A test that the wiring is whole.
// snippet.hide
import DIKit
import DIKitTesting
import Testing

struct AppAssembly: Assembly {
    func assemble(with registrator: any Registrator) {}
}
// snippet.show

@Test func isWired() { Container(assemblies: AppAssembly()).expectVerified() }
