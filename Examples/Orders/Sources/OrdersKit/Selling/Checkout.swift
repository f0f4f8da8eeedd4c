/// Serves orders from stock and works out what each customer has to pay.
public struct Checkout {
    private let rules: [any DiscountRule]

    /// Makes a checkout with the rules that apply, in the order in which receipts name them.
    public init(rules: [any DiscountRule]) { self.rules = rules }

    /// One receipt for each customer, in the order in which the file first names them.
    ///
    /// Orders are served in their own order: when the stock runs out, the later ones get less.
    public func receipts(for orders: [Order], stock: Stock) -> [Receipt] {
        var stock = stock
        var customers: [String] = []
        var sales: [String: [Sale]] = [:]
        for order in orders {
            if sales[order.customer] == nil { customers.append(order.customer) }
            let sale = Sale(order: order, delivered: stock.take(order.quantity, of: order.product))
            sales[order.customer, default: []].append(sale)
        }
        return customers.map { receipt(for: Basket(customer: $0, sales: sales[$0] ?? [])) }
    }

    /// Applies the rules. Together they take off the whole subtotal at most: what goes beyond is cut from the last ones.
    private func receipt(for basket: Basket) -> Receipt {
        var left = basket.subtotal
        var discounts: [Discount] = []
        for discount in rules.flatMap({ $0.discounts(for: basket) }) {
            let amount = min(discount.amount, left)
            left = left - amount
            if amount > .zero { discounts.append(Discount(label: discount.label, amount: amount)) }
        }
        return Receipt(basket: basket, discounts: discounts)
    }
}
