import DIKit
import OrdersKit

/// The readers of the three files, and the log of the lines that they skip.
struct ReadingAssembly: Assembly {
    var dependencies: [any Assembly] { [SystemAssembly(), DiscountAssembly()] }

    func assemble(with registrator: any Registrator) {
        // One log for each run: the readers report to it, the program asks it how many lines were skipped.
        registrator.register(ProblemLog.self, options: .scoped) { resolver in
            ProblemLog(output: resolver.resolve(named: .messages))
        }
        .implements((any ProblemReporter).self)
        .implements((any ProblemCounter).self)

        registrator.register(TableReader.self, options: .transient) { resolver in
            TableReader(problems: resolver.resolve())
        }
        registrator.register((any OrderReader).self, options: .transient) { resolver in
            CSVOrderReader(tables: resolver.resolve(), coupons: resolver.resolve())
        }
        registrator.register((any PriceReader).self, options: .transient) { resolver in
            CSVPriceReader(tables: resolver.resolve())
        }
        registrator.register((any StockReader).self, options: .transient) { resolver in
            CSVStockReader(tables: resolver.resolve())
        }
    }
}
