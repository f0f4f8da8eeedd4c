import Foundation
import Testing

@testable import DIKit

/// A plain type here: the type, its factories and its conformance belong to the main actor.
private struct ScreenAssembly: Assembly {
    var dependencies: [any Assembly] { [TitleAssembly()] }

    func assemble(with registrator: any Registrator) {
        registrator.register(Screen.self, options: .container) { resolver in Screen(title: resolver.resolve()) }
        registrator.register(First.self, options: .container, isolation: nil) { First() }
        registrator.isolatedMain.register(Screen.self, options: .container + "explicit") { Screen(title: "explicit") }
    }
}

private struct TitleAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register(String.self, options: .container) { "assembled" }
    }
}

/// An assembly that says that it may run anywhere.
nonisolated private struct AnywhereAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register(Bool.self, options: .transient) { MainExecution.isCurrent }
    }
}

@Suite struct AssemblyTests {
    @Test func plainAssemblyRegistersMainFactories() async {
        let container = Container(assemblies: ScreenAssembly())
        #expect(await onAThread { container.resolve(Screen.self) }.title == "assembled")
        #expect(await onAThread { container.resolve(Screen.self, named: "explicit") }.title == "explicit")
    }

    /// Main is blocked outside the container meanwhile.
    @Test func plainAssemblyMayRegisterWhatRunsAnywhere() {
        let container = Container(assemblies: ScreenAssembly())
        let made = Gate()
        Thread.detachNewThread {
            _ = container.resolve(First.self)
            made.open()
        }
        made.pass()
        #expect(container.resolve(First.self) === container.resolve(First.self))
    }

    /// Run as main-actor code, it registers factories that may run anywhere: where it was written counts.
    @Test func nonisolatedAssemblyRegistersFactoriesThatRunOnTheThreadThatAsks() async {
        let container = Container(assemblies: AnywhereAssembly())
        #expect(await onAThread { container.resolve(Bool.self) } == false)
    }

    @Test func nonisolatedAssemblyIsOneOffMainToo() async {
        let container = await onAThread { Container(assemblies: AnywhereAssembly()) }
        #expect(await onAThread { container.resolve(Bool.self) } == false)
    }

    /// A conformance that belongs to the main actor is invisible elsewhere: the cast fails there, without a diagnostic.
    @Test func plainAssemblyIsNoneOffMain() async {
        let assembly = ScreenAssembly()
        #expect(isAssembly(assembly))
        #expect(await onAThread { isAssembly(assembly) } == false)
    }
}

nonisolated private func isAssembly(_ value: Any) -> Bool { value is any Assembly }
