/// An order as far as the stock could serve it.
public struct Sale: Hashable, Sendable {
    /// What was asked for.
    public let order: Order
    /// How many were there to be delivered, at most what was ordered.
    public let delivered: Int

    /// Makes a sale.
    public init(order: Order, delivered: Int) {
        self.order = order
        self.delivered = delivered
    }

    /// How many are missing.
    public var outOfStock: Int { order.quantity - delivered }
    /// The price of what is delivered, before discounts.
    public var amount: Money { order.product.price * delivered }
}

/// All that one customer buys.
public struct Basket: Hashable, Sendable {
    /// Who buys.
    public let customer: String
    /// The customer's orders, in the order of the file.
    public let sales: [Sale]

    /// Makes a basket.
    public init(customer: String, sales: [Sale]) {
        self.customer = customer
        self.sales = sales
    }

    /// The price of what is delivered, before discounts.
    public var subtotal: Money { sales.lazy.map(\.amount).sum }
}

/// An amount that is taken off, with its reason.
public struct Discount: Hashable, Sendable {
    /// What the receipt calls it.
    public let label: String
    /// How much is taken off; positive.
    public let amount: Money

    /// Makes a discount.
    public init(label: String, amount: Money) {
        self.label = label
        self.amount = amount
    }
}

/// What one customer has to pay, and for what.
public struct Receipt: Hashable, Sendable {
    /// What is bought.
    public let basket: Basket
    /// What is taken off; never more than the subtotal in all.
    public let discounts: [Discount]

    /// Makes a receipt.
    public init(basket: Basket, discounts: [Discount]) {
        self.basket = basket
        self.discounts = discounts
    }

    /// The sum of the discounts.
    public var discount: Money { discounts.lazy.map(\.amount).sum }
    /// What is to be paid.
    public var total: Money { basket.subtotal - discount }
}
