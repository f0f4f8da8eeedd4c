package import DIKit
package import OrdersKit

/// The program wired by assemblies.
package struct AssembliesWiring {
    private let container: Container

    /// Makes a container and fills it.
    ///
    /// - Parameter replacements: Assemblies that run last: what they register takes the place of open registrations.
    package init(replacements: [any Assembly] = []) {
        container = Container(assemblies: [ProgramAssembly()] + replacements)
    }

    /// A run of the program, in a child container, so that each run has a log of problems of its own. What the run is asked to
    /// do travels as an argument.
    package func program(for invocation: Invocation) -> OrdersProgram {
        container.child().resolve(with: [invocation])
    }

    /// What a run is made of.
    package func graph(for invocation: Invocation) throws -> DependencyGraph { try container.graphMakingInstances(with: [invocation]) }

    /// What is wrong with the wiring.
    package func verify(for invocation: Invocation) -> GraphReport { container.verifyMakingInstances(with: [invocation]) }
}
