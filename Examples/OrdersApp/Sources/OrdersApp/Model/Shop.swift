import Combine
import OrdersKit

/// The receipts of the day.
@MainActor
final class Shop: ObservableObject {
    /// One for each customer; empty until the files have been read.
    @Published private(set) var receipts: [Receipt] = []
    /// Why the files could not be read, or nil.
    @Published private(set) var failure: String?

    private let files: any FileReader
    private let orders: any OrderReader
    private let prices: any PriceReader
    private let stock: any StockReader
    private let checkout: Checkout
    private let problems: any ProblemCounter

    /// Makes a shop. Nothing is read before ``load()``.
    init(
        files: any FileReader, orders: any OrderReader, prices: any PriceReader, stock: any StockReader, checkout: Checkout,
        problems: any ProblemCounter
    ) {
        self.files = files
        self.orders = orders
        self.prices = prices
        self.stock = stock
        self.checkout = checkout
        self.problems = problems
    }

    /// The figures at the end of the list.
    var summary: Summary { Summary(of: receipts, linesSkipped: problems.count) }

    /// Reads the files and serves the orders.
    func load() {
        do throws(OrdersError) {
            let prices = try prices.prices(in: files.file(at: "prices.csv"))
            let stock = try stock.stock(in: files.file(at: "stock.csv"))
            receipts = checkout.receipts(for: try orders.orders(in: files.file(at: "orders.csv"), prices: prices), stock: stock)
            failure = nil
        } catch {
            failure = error.description
        }
    }
}
