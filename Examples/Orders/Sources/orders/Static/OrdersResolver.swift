package import DIKit
package import OrdersKit

/// What the program is made of, for `dikitgen`, which writes how it is put together.
///
/// What nobody provides (the invocation, the log of problems, the output) belongs to one run: it becomes a parameter of the generated
/// `resolveRun`. Only the world outside is for each resolver to say.
package protocol OrdersResolver: Resolver {
    func provideFileReader() -> any FileReader
    func provideClock() -> any Clock
}

/// The parts in between, each made of what it needs.
extension OrdersResolver {
    package func provideCouponBook() -> CouponBook { .standard }

    /// The rules in the order in which receipts name them.
    package func provideDiscountRules(coupons: CouponBook) -> [any DiscountRule] {
        [
            QuantityDiscount(minimum: 10, percentage: 5), BasketDiscount(minimum: Money(cents: 150_00), percentage: 10),
            CouponDiscount(coupons: coupons),
        ]
    }

    package func provideCheckout(rules: [any DiscountRule]) -> Checkout { Checkout(rules: rules) }

    package func provideTableReader(problems: ProblemLog) -> TableReader { TableReader(problems: problems) }
    package func provideOrderReader(tables: TableReader, coupons: CouponBook) -> any OrderReader {
        CSVOrderReader(tables: tables, coupons: coupons)
    }
    package func providePriceReader(tables: TableReader) -> any PriceReader { CSVPriceReader(tables: tables) }
    package func provideStockReader(tables: TableReader) -> any StockReader { CSVStockReader(tables: tables) }

    package func provideReceiptPrinter(output: any Output) -> any ReceiptPrinter { TextReceiptPrinter(output: output) }
    package func provideSummaryPrinter(output: any Output) -> any SummaryPrinter { TextSummaryPrinter(output: output) }
}
