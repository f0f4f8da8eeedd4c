import OrdersKit
import SwiftInjection

/// All that one run is made of.
struct OrdersModule: DIModule {
    let invocation: Invocation

    func load(container: DIContainer) {
        container.bind { invocation }
        container.bind((any FileReader).self) { DiskFileReader() }
        container.bind((any Clock).self) { SystemClock() }

        // One log for the run: the readers report to it, the program asks it how many lines were skipped.
        container.bind(asSingleton: true) { ProblemLog(output: StandardStream.error) }
        container.bind((any ProblemReporter).self) { (log: ProblemLog) in log }
        container.bind((any ProblemCounter).self) { (log: ProblemLog) in log }

        container.bind(closure: TableReader.init)
        container.bind((any OrderReader).self) { CSVOrderReader(tables: $0, coupons: $1) }
        container.bind((any PriceReader).self) { CSVPriceReader(tables: $0) }
        container.bind((any StockReader).self) { CSVStockReader(tables: $0) }

        container.bind(asSingleton: true) { CouponBook.standard }
        container.bind([any DiscountRule].self) {
            [
                QuantityDiscount(minimum: 10, percentage: 5), BasketDiscount(minimum: Money(cents: 150_00), percentage: 10),
                CouponDiscount(coupons: $0),
            ]
        }
        container.bind { Checkout(rules: $0) }

        container.bind((any ReceiptPrinter).self) { TextReceiptPrinter(output: StandardStream.output) }
        container.bind((any SummaryPrinter).self) { TextSummaryPrinter(output: StandardStream.output) }
        container.bind(closure: OrdersProgram.init)
    }
}
