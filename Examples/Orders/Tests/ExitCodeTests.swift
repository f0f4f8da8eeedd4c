import OrdersKit
import Testing
import orders

@Suite struct ExitCodeTests {
    @Test func isZeroWhenAllLinesAreGood() {
        let outcome = Shop().run()
        #expect(outcome.exitCode.rawValue == 0)
        #expect(outcome.errors == "")
    }

    @Test func isOneWhenALineIsSkipped() {
        #expect(Shop("1,Ada,PEN,none,").run().exitCode.rawValue == 1)
    }

    @Test func isSixtyFourForACommandLineThatMakesNoSense() {
        let outcome = Shop().run("orders.csv", "--wiring", "magic")
        #expect(outcome.exitCode.rawValue == 64)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("Error: The value 'magic' is invalid for '--wiring <wiring>'. Please provide one of 'assemblies'"))
    }

    @Test(arguments: ["orders.csv", "prices.csv", "stock.csv"]) func isSixtySixForAFileThatCannotBeRead(path: String) {
        var shop = Shop()
        shop.files[path] = nil
        let outcome = shop.run()
        #expect(outcome.exitCode.rawValue == 66)
        #expect(outcome.output == "")
        #expect(outcome.errors == "Error: cannot read '\(path)': not among the fakes\n")
    }

    @Test func theOrdersFileIsTheFirstToBeMissed() {
        #expect(Shop().run("elsewhere/orders.csv").errors == "Error: cannot read 'elsewhere/orders.csv': not among the fakes\n")
    }

    @Test func isSeventyFourWhenTheResultsCannotBeWritten() {
        let outcome = Shop().run("orders.csv", results: FullOutput())
        #expect(outcome.exitCode.rawValue == 74)
        #expect(outcome.errors == "Error: cannot write the results: full\n")
        #expect(Shop().run("--help", results: FullOutput()).exitCode.rawValue == 74)
    }

    @Test func isZeroForHelpAndVersion() {
        #expect(Shop().run("--help").exitCode.rawValue == 0)
        let version = Shop().run("--version")
        #expect(version.exitCode.rawValue == 0)
        #expect(version.output == "1.0.0\n")
    }

    @Test func ordersFromStandardInputAreServed() {
        var shop = Shop()
        shop.files["-"] = shop.files.removeValue(forKey: "orders.csv")
        #expect(shop.run("-").exitCode == .success)
        #expect(shop.run("-").output.hasPrefix("Ada\n"))
    }
}
