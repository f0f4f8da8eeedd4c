package import DIKit
package import OrdersKit

/// The program wired by declared dependencies.
package struct KeyPathsWiring {
    /// Makes the wiring. It reads the current container: the process's, or that of a test.
    package init() {}

    /// A run of the program, from a child container, so that each run has a log of problems of its own.
    package func program(for invocation: Invocation) -> OrdersProgram { Container.shared.child().program(for: invocation) }

    /// What a run is made of, learnt from one that is thrown away.
    package func graph(for invocation: Invocation) throws -> DependencyGraph {
        let run = Container.shared.child()
        run.register(OrdersProgram.self, options: .transient) { resolver in
            guard let run = resolver as? Container else { preconditionFailure("a container is built from a container") }
            return run.program(for: invocation)
        }
        return try run.graphMakingInstances()
    }
}

extension Container {
    fileprivate func program(for invocation: Invocation) -> OrdersProgram {
        OrdersProgram(
            invocation: invocation, files: files(), orderReader: orderReader(), priceReader: priceReader(), stockReader: stockReader(),
            checkout: checkout(), receiptPrinter: receiptPrinter(), summaryPrinter: summaryPrinter(), problems: problems(), clock: clock())
    }
}
