internal import DIKit
package import OrdersKit

/// The program from its arguments to its exit code.
package struct OrdersCommand {
    private let output: any Output
    private let errors: any Output
    private let program: (Wiring, Invocation) -> OrdersProgram

    /// Makes the command.
    ///
    /// - Parameters:
    ///   - output: Where help goes.
    ///   - errors: Where it says why the arguments are no use or a run cannot go on.
    ///   - program: Makes the run, in the way asked for with `--wiring`.
    package init(
        output: any Output = StandardStream.output, errors: any Output = StandardStream.error,
        program: @escaping (Wiring, Invocation) -> OrdersProgram = { $0.program(for: $1) }
    ) {
        self.output = output
        self.errors = errors
        self.program = program
    }

    /// Does what the arguments, without the program's name, ask for.
    package func run(_ arguments: [String]) -> ExitCode {
        do throws(OrdersError) {
            switch CommandLineRequest(arguments) {
            case .run(let invocation, let wiring): return try program(wiring, invocation).run()
            case .draw(let format, let wiring): return try draw(wiring, as: format)
            case .say(let text):
                try output.write(text)
                return .success
            case .refuse(let text):
                try errors.write(text)
                return .usage
            }
        } catch {
            // When even this cannot be written, the exit code has to say it alone.
            try? errors.write("\(error)\n")
            return error.exitCode
        }
    }

    private func draw(_ wiring: Wiring, as format: DependencyGraph.Format) throws(OrdersError) -> ExitCode {
        let graph: DependencyGraph
        do {
            graph = try wiring.graph()
        } catch {
            try errors.write("\(error)\n")
            return .badInput
        }
        try output.write(graph.description(as: format, title: "Orders"))
        return .success
    }
}
