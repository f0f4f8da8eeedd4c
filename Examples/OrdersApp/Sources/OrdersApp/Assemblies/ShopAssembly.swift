import DIKit
import OrdersKit

/// What the views show.
struct ShopAssembly: Assembly {
    var dependencies: [any Assembly] { [ReadingAssembly()] }

    func assemble(with registrator: any Registrator) {
        registrator.register(Checkout.self, options: .transient) { resolver in
            Checkout(rules: [QuantityDiscount(minimum: 10, percentage: 5), CouponDiscount(coupons: resolver.resolve())])
        }

        // One for all views: kept by the container.
        registrator.isolatedMain.register(Shop.self, options: .container) { resolver in
            Shop(
                files: resolver.resolve(), orders: resolver.resolve(), prices: resolver.resolve(), stock: resolver.resolve(),
                checkout: resolver.resolve(), problems: resolver.resolve())
        }

        // One for each row, made of the receipt that the row passes.
        registrator.isolatedMain.register(ReceiptRow.Model.self, options: .transient) { _, arguments in
            ReceiptRow.Model(receipt: arguments.first())
        }

        registrator.register(CustomerSearch.self, options: .transient) { CustomerSearch() }
        registrator.register((any AmountStyle).self, options: .named(.plain) + .container) { PlainAmounts() }
        registrator.register((any AmountStyle).self, options: .named(.rounded) + .container) { RoundedAmounts() }
    }
}

/// The names of the styles.
extension String {
    /// Whole cents.
    static let plain = "plain"
    /// Whole units.
    static let rounded = "rounded"
}
