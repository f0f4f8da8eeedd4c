/// What one run of the program is asked to do.
public struct Invocation: Hashable, Sendable {
    /// The date on the receipts.
    public enum ReceiptDate: Hashable, Sendable {
        /// None, so that a run does not depend on its day.
        case none
        /// The day of the run.
        case today
        /// A given day.
        case day(CalendarDate)
    }

    /// The path of the orders file; `-` is standard input, here and below.
    public var orders: String
    /// The path of the price list.
    public var prices: String
    /// The path of the stock file.
    public var stock: String
    /// The date on the receipts.
    public var date: ReceiptDate

    /// Makes an invocation. Prices and stock are by default the files `prices.csv` and `stock.csv` in the folder of the orders
    /// file, or in the current folder when the orders come from standard input.
    public init(orders: String, prices: String? = nil, stock: String? = nil, date: ReceiptDate = .none) {
        let folder = orders.lastIndex(of: "/").map { orders[...$0] } ?? ""
        self.orders = orders
        self.prices = prices ?? folder + "prices.csv"
        self.stock = stock ?? folder + "stock.csv"
        self.date = date
    }
}
