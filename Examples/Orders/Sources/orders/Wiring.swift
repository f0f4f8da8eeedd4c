package import DIKit
package import OrdersKit

/// The ways in which the program can be put together; the value of `--wiring`.
package enum Wiring: String, CaseIterable, Sendable {
    /// A container that assemblies fill.
    case assemblies
    /// Dependencies declared as properties of `Container`.
    case keypaths
    /// A module that binds everything.
    case inject
    #if ORDERS_STATIC
        /// A resolver that is generated.
        case `static`
        /// The same resolver behind `@Inject`.
        case injected
    #endif

    /// A run of the program, put together in this way.
    package func program(for invocation: Invocation) -> OrdersProgram {
        switch self {
        case .assemblies: return AssembliesWiring().program(for: invocation)
        case .keypaths: return KeyPathsWiring().program(for: invocation)
        case .inject: return InjectWiring().program(for: invocation)
        #if ORDERS_STATIC
            case .static: return StaticWiring().program(for: invocation)
            case .injected:
                InjectedWiring.share()
                return InjectedWiring().program(for: invocation)
        #endif
        }
    }

    /// What the program is made of, put together in this way.
    ///
    /// Closures do not say what they need, so where there are some, each part is made once and thrown away.
    package func graph() throws -> DependencyGraph {
        let invocation = Invocation(orders: "orders.csv")
        switch self {
        case .assemblies: return try AssembliesWiring().graph(for: invocation)
        case .keypaths: return try KeyPathsWiring().graph(for: invocation)
        case .inject: return InjectWiring().graph(for: invocation)
        #if ORDERS_STATIC
            case .static, .injected: return InjectedWiring.graph()
        #endif
        }
    }
}
