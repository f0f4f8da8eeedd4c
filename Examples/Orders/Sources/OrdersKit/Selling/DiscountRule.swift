/// A reason to take something off.
///
/// Each rule looks at the basket alone and knows nothing of the others, so rules can be added and left out freely.
public protocol DiscountRule {
    /// What the rule takes off, in the order in which the receipt names it; empty when it does not apply.
    func discounts(for basket: Basket) -> [Discount]
}

/// Takes a percentage off each order that is large enough.
public struct QuantityDiscount: DiscountRule {
    private let minimum: Int
    private let percentage: Int64

    /// Makes a rule for orders of which at least `minimum` items are delivered.
    public init(minimum: Int, percentage: Int64) {
        self.minimum = minimum
        self.percentage = percentage
    }

    /// One discount for all orders that are large enough; each is rounded on its own.
    public func discounts(for basket: Basket) -> [Discount] {
        let amounts = basket.sales.filter { $0.delivered >= minimum }.map { $0.amount.percent(percentage) }
        return amounts.isEmpty ? [] : [Discount(label: "\(percentage) % off \(minimum) or more", amount: amounts.sum)]
    }
}

/// Takes a percentage off a basket that is worth enough.
public struct BasketDiscount: DiscountRule {
    private let minimum: Money
    private let percentage: Int64

    /// Makes a rule for baskets worth at least `minimum` before discounts.
    public init(minimum: Money, percentage: Int64) {
        self.minimum = minimum
        self.percentage = percentage
    }

    /// One discount, or none.
    public func discounts(for basket: Basket) -> [Discount] {
        let subtotal = basket.subtotal
        return subtotal < minimum ? [] : [Discount(label: "\(percentage) % off from \(minimum)", amount: subtotal.percent(percentage))]
    }
}

/// Takes off what the coupons of the orders are worth.
public struct CouponDiscount: DiscountRule {
    private let coupons: CouponBook

    /// Makes a rule for the coupons of a book.
    public init(coupons: CouponBook) { self.coupons = coupons }

    /// One discount for each order with a coupon, at most what the order is worth.
    public func discounts(for basket: Basket) -> [Discount] {
        basket.sales.compactMap { sale in
            guard let code = sale.order.coupon, let coupon = coupons[code] else { return nil }
            return Discount(label: "coupon \(code)", amount: coupon.discount(on: sale.amount))
        }
    }
}
