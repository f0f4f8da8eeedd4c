import DIKit
import OrdersKit

/// The discount rules, each under a name of its own, and the coupons that one of them knows.
///
/// Receipts name discounts in the order of these registrations. A rule that another assembly registers under a further name
/// applies too; under one of these names it takes the rule's place.
struct DiscountAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register(CouponBook.self, options: .container + .open) { .standard }

        registrator.register((any DiscountRule).self, options: .named("quantity") + .transient + .open) {
            QuantityDiscount(minimum: 10, percentage: 5)
        }
        registrator.register((any DiscountRule).self, options: .named("basket") + .transient + .open) {
            BasketDiscount(minimum: Money(cents: 150_00), percentage: 10)
        }
        registrator.register((any DiscountRule).self, options: .named("coupon") + .transient + .open) { resolver in
            CouponDiscount(coupons: resolver.resolve())
        }
    }
}
