import OrdersKit
import Testing
import orders

/// The example as the README shows it, to the byte.
@Suite struct ShippedDataTests {
    private func run(_ arguments: String...) -> Shop.Outcome {
        let output = RecordingOutput()
        let errors = RecordingOutput()
        let world = FakeWorldAssembly(files: ShippedFileReader(), clock: SystemClock(), results: output, messages: errors)
        let command = OrdersCommand(output: output, errors: errors) { wiring, invocation in
            AssembliesWiring(replacements: [world]).program(for: invocation)
        }
        return Shop.Outcome(exitCode: command.run(arguments), output: output.text, errors: errors.text)
    }

    @Test func theOrdersGiveTheGoldenReceipts() throws {
        let outcome = run("Examples/Orders/Data/orders.csv")
        #expect(outcome.output == (try ShippedFiles.golden("orders.txt")))
        #expect(outcome.errors == "")
        #expect(outcome.exitCode == .success)
    }

    @Test func theOrdersWithMistakesGiveTheGoldenReceiptsAndProblems() throws {
        let outcome = run("Examples/Orders/Data/orders-with-mistakes.csv")
        #expect(outcome.output == (try ShippedFiles.golden("orders-with-mistakes.txt")))
        #expect(outcome.errors == (try ShippedFiles.golden("orders-with-mistakes.errors.txt")))
        #expect(outcome.exitCode == .badInput)
    }
}
