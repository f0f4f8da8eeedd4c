import DIKit
package import OrdersKit

/// The program wired by generated code: what is missing is an error of the compiler's.
package struct StaticWiring {
    private let resolver: any OrdersResolver

    /// Takes the world outside from a resolver.
    package init(resolver: any OrdersResolver = LiveOrdersResolver()) { self.resolver = resolver }

    /// A run of the program, with a log of problems of its own.
    ///
    /// - Parameters:
    ///   - output: Takes receipts and the summary.
    ///   - messages: Takes what is wrong with lines.
    package func program(
        for invocation: Invocation, output: any Output = StandardStream.output, messages: any Output = StandardStream.error
    ) -> OrdersProgram {
        resolver.resolveRun(invocation: invocation, problems: ProblemLog(output: messages), output: output).program
    }
}

/// The world as it is.
package struct LiveOrdersResolver: OrdersResolver {
    /// Makes a resolver. It holds nothing.
    package init() {}

    package func provideFileReader() -> any FileReader { DiskFileReader() }
    package func provideClock() -> any Clock { SystemClock() }
}
