package import DIKit
package import OrdersKit
import SwiftInjection

/// The program wired by one module that binds everything.
package struct InjectWiring {
    /// Makes the wiring.
    package init() {}

    /// A run of the program, from a container of its own.
    package func program(for invocation: Invocation) -> OrdersProgram {
        container(for: invocation).resolve()
    }

    /// What a run is made of. Nothing has to be made to know it.
    package func graph(for invocation: Invocation) -> DependencyGraph { container(for: invocation).container.graph }

    private func container(for invocation: Invocation) -> DIContainer {
        let container = DIContainer()
        container.addModule(OrdersModule(invocation: invocation))
        return container
    }
}
