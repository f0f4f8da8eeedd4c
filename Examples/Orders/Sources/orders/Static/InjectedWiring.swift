package import DIKit
package import OrdersKit

/// The program injected: `@Inject` asks the container that is shared, which asks the generated resolver.
package struct InjectedWiring {
    /// Makes a wiring over what is shared.
    package init() {}

    /// Shares a container that has nothing but a parent, the generated resolver. Without effect when another container is shared already.
    package static func share(_ resolver: any OrdersResolver = LiveOrdersResolver()) { Container(parent: resolver).makeShared() }

    /// A run of the program, with a log of problems of its own. The generated method finds its parameters among the arguments, by type.
    ///
    /// - Parameters:
    ///   - output: Takes receipts and the summary.
    ///   - messages: Takes what is wrong with lines.
    package func program(
        for invocation: Invocation, output: any Output = StandardStream.output, messages: any Output = StandardStream.error
    ) -> OrdersProgram {
        @Inject(with: [invocation, ProblemLog(output: messages), output]) var run: Run
        return run.program
    }

    /// What a run is made of: what the generated resolver says of itself.
    package static func graph(_ resolver: any OrdersResolver = LiveOrdersResolver()) -> DependencyGraph { Container(parent: resolver).graph }
}
