import DIKit
package import OrdersKit

/// One run, and all that it needs: what the generated code makes.
package struct Run: Injectable {
    /// What a run is made of.
    package struct Dependency {
        let invocation: Invocation
        let files: any FileReader
        let orderReader: any OrderReader
        let priceReader: any PriceReader
        let stockReader: any StockReader
        let checkout: Checkout
        let receiptPrinter: any ReceiptPrinter
        let summaryPrinter: any SummaryPrinter
        let problems: ProblemLog
        let clock: any Clock
    }

    /// The program, ready to run.
    package let program: OrdersProgram

    package init(dependency: Dependency) {
        program = OrdersProgram(
            invocation: dependency.invocation, files: dependency.files, orderReader: dependency.orderReader, priceReader: dependency.priceReader,
            stockReader: dependency.stockReader, checkout: dependency.checkout, receiptPrinter: dependency.receiptPrinter,
            summaryPrinter: dependency.summaryPrinter, problems: dependency.problems, clock: dependency.clock)
    }
}
