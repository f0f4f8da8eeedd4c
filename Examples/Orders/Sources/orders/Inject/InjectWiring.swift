package import OrdersKit
import SwiftInjection

/// The program wired by one module that binds everything.
package struct InjectWiring {
    /// Makes the wiring.
    package init() {}

    /// A run of the program, from a container of its own.
    package func program(for invocation: Invocation) -> OrdersProgram {
        let container = DIContainer()
        container.addModule(OrdersModule(invocation: invocation))
        return container.resolve()
    }
}
