import DIKit
import OrdersKit

/// The printers of receipts and summary.
struct PrintingAssembly: Assembly {
    var dependencies: [any Assembly] { [SystemAssembly()] }

    func assemble(with registrator: any Registrator) {
        registrator.register((any ReceiptPrinter).self, options: .transient + .open) { resolver in
            TextReceiptPrinter(output: resolver.resolve(named: .results))
        }
        registrator.register((any SummaryPrinter).self, options: .transient) { resolver in
            TextSummaryPrinter(output: resolver.resolve(named: .results))
        }
    }
}
