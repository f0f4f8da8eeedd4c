import DIKit
import OrdersKit

/// The program itself, made of all the other assemblies' parts.
struct ProgramAssembly: Assembly {
    var dependencies: [any Assembly] { [SystemAssembly(), ReadingAssembly(), DiscountAssembly(), PrintingAssembly()] }

    func assemble(with registrator: any Registrator) {
        registrator.register(Checkout.self, options: .transient) { resolver in
            Checkout(rules: resolver.resolveAll())
        }
        registrator.register(OrdersProgram.self, options: .transient) { resolver, arguments in
            OrdersProgram(
                invocation: arguments.first(), files: resolver.resolve(), orderReader: resolver.resolve(), priceReader: resolver.resolve(),
                stockReader: resolver.resolve(), checkout: resolver.resolve(), receiptPrinter: resolver.resolve(),
                summaryPrinter: resolver.resolve(), problems: resolver.resolve(), clock: resolver.resolve())
        }
    }
}
