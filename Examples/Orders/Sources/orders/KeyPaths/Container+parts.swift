package import DIKit
package import OrdersKit

/// The world outside. It has no defaults for tests: a test that forgets to put its own in place is told so.
extension Container {
    package var files: Dependency<any FileReader> { self(.unique) { DiskFileReader() } }
    package var clock: Dependency<any Clock> { self(.unique) { SystemClock() } }
    /// Where receipts and the summary go.
    package var results: Dependency<any Output> { self(.unique) { StandardStream.output } }
    /// Where problems go.
    package var messages: Dependency<any Output> { self(.unique) { StandardStream.error } }
}

/// What the program decides by. It is the same in a test, unless the test says otherwise.
extension Container {
    package var coupons: Dependency<CouponBook> { self(.cached) { .standard }.test { .standard } }

    /// In the order in which receipts name the discounts.
    package var discountRules: Dependency<[any DiscountRule]> { self(.unique) { self.standardRules }.test { self.standardRules } }

    /// One log for each run: the readers report to it, the program asks it how many lines were skipped.
    package var problems: Dependency<ProblemLog> { self(.scoped) { self.log }.test { self.log } }

    private var standardRules: [any DiscountRule] {
        [
            QuantityDiscount(minimum: 10, percentage: 5), BasketDiscount(minimum: Money(cents: 150_00), percentage: 10),
            CouponDiscount(coupons: coupons()),
        ]
    }

    private var log: ProblemLog { ProblemLog(output: messages()) }
}

/// What the program reads, sells and prints with, each made of the others.
extension Container {
    package var tables: Dependency<TableReader> { part { TableReader(problems: self.problems()) } }
    package var orderReader: Dependency<any OrderReader> { part { CSVOrderReader(tables: self.tables(), coupons: self.coupons()) } }
    package var priceReader: Dependency<any PriceReader> { part { CSVPriceReader(tables: self.tables()) } }
    package var stockReader: Dependency<any StockReader> { part { CSVStockReader(tables: self.tables()) } }
    package var checkout: Dependency<Checkout> { part { Checkout(rules: self.discountRules()) } }
    package var receiptPrinter: Dependency<any ReceiptPrinter> { part { TextReceiptPrinter(output: self.results()) } }
    package var summaryPrinter: Dependency<any SummaryPrinter> { part { TextSummaryPrinter(output: self.results()) } }

    /// A part is the same in a test as in the program.
    private func part<Part>(name: StaticString = #function, line: UInt = #line, _ make: @escaping () -> Part) -> Dependency<Part> {
        self(.unique, name: name, line: line, make).test(make)
    }
}
