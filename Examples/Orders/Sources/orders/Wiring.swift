package import OrdersKit

/// The ways in which the program can be put together; the value of `--wiring`.
package enum Wiring: String, CaseIterable, Sendable {
    /// A container that assemblies fill.
    case assemblies
    /// Dependencies declared as properties of `Container`.
    case keypaths

    /// A run of the program, put together in this way.
    package func program(for invocation: Invocation) -> OrdersProgram {
        switch self {
        case .assemblies: AssembliesWiring().program(for: invocation)
        case .keypaths: KeyPathsWiring().program(for: invocation)
        }
    }
}
