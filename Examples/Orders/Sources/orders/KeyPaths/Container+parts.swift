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

    package var receiptPrinter: Dependency<any ReceiptPrinter> { self(.unique) { self.textPrinter }.test { self.textPrinter } }

    /// One log for each run: the readers report to it, the program asks it how many lines were skipped.
    package var problems: Dependency<ProblemLog> { self(.scoped) { self.log }.test { self.log } }

    private var standardRules: [any DiscountRule] {
        [
            QuantityDiscount(minimum: 10, percentage: 5), BasketDiscount(minimum: Money(cents: 150_00), percentage: 10),
            CouponDiscount(coupons: coupons()),
        ]
    }

    private var textPrinter: any ReceiptPrinter { TextReceiptPrinter(output: results()) }
    private var log: ProblemLog { ProblemLog(output: messages()) }
}
