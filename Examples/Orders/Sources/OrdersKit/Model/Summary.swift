/// The figures at the end of a run.
public struct Summary: Hashable, Sendable {
    /// How many customers have a receipt.
    public let customers: Int
    /// How many orders were read.
    public let orders: Int
    /// How many items are delivered.
    public let delivered: Int
    /// How many items were ordered and are not there.
    public let outOfStock: Int
    /// The price of what is delivered, before discounts.
    public let subtotal: Money
    /// What is taken off.
    public let discount: Money
    /// How many lines were skipped, of all files.
    public let linesSkipped: Int

    /// Adds up receipts.
    public init(of receipts: [Receipt], linesSkipped: Int) {
        let sales = receipts.flatMap(\.basket.sales)
        customers = receipts.count
        orders = sales.count
        delivered = sales.reduce(0) { $0 + $1.delivered }
        outOfStock = sales.reduce(0) { $0 + $1.outOfStock }
        subtotal = receipts.lazy.map(\.basket.subtotal).sum
        discount = receipts.lazy.map(\.discount).sum
        self.linesSkipped = linesSkipped
    }

    /// What the customers have to pay together.
    public var total: Money { subtotal - discount }
}
