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
}
