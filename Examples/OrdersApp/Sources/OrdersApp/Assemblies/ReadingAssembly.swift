import DIKit
import OrdersKit

/// The files and their readers.
struct ReadingAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register((any FileReader).self, options: .transient + .open) { SampleFiles() }
        registrator.register(CouponBook.self, options: .container) { .standard }

        // The readers report to it, the shop asks it how many lines were skipped.
        registrator.register(ProblemCount.self, options: .container) { ProblemCount() }
            .implements((any ProblemReporter).self)
            .implements((any ProblemCounter).self)

        registrator.register(TableReader.self, options: .transient) { TableReader(problems: $0.resolve()) }
        registrator.register((any OrderReader).self, options: .transient) { CSVOrderReader(tables: $0.resolve(), coupons: $0.resolve()) }
        registrator.register((any PriceReader).self, options: .transient) { CSVPriceReader(tables: $0.resolve()) }
        registrator.register((any StockReader).self, options: .transient) { CSVStockReader(tables: $0.resolve()) }
    }
}
