import DIKit
package import OrdersKit

/// The program wired by declared dependencies.
package struct KeyPathsWiring {
    /// Makes the wiring. It reads the current container: the process's, or that of a test.
    package init() {}

    /// A run of the program, from a child container, so that each run has a log of problems of its own.
    package func program(for invocation: Invocation) -> OrdersProgram { Container.shared.child().program(for: invocation) }
}

extension Container {
    /// What nobody wants to have otherwise is put together here and is no dependency.
    fileprivate func program(for invocation: Invocation) -> OrdersProgram {
        let problems = problems()
        let tables = TableReader(problems: problems)
        return OrdersProgram(
            invocation: invocation, files: files(), orderReader: CSVOrderReader(tables: tables, coupons: coupons()),
            priceReader: CSVPriceReader(tables: tables), stockReader: CSVStockReader(tables: tables), checkout: Checkout(rules: discountRules()),
            receiptPrinter: receiptPrinter(), summaryPrinter: TextSummaryPrinter(output: results()), problems: problems, clock: clock())
    }
}
