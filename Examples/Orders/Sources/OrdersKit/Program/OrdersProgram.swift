/// One run: reads the three files, serves the orders, prints receipts and a summary.
public struct OrdersProgram {
    private let invocation: Invocation
    private let files: any FileReader
    private let orderReader: any OrderReader
    private let priceReader: any PriceReader
    private let stockReader: any StockReader
    private let checkout: Checkout
    private let receiptPrinter: any ReceiptPrinter
    private let summaryPrinter: any SummaryPrinter
    private let problems: any ProblemCounter
    private let clock: any Clock

    /// Makes a run of all that it needs. Nothing is read before ``run()``.
    public init(
        invocation: Invocation, files: any FileReader, orderReader: any OrderReader, priceReader: any PriceReader, stockReader: any StockReader,
        checkout: Checkout, receiptPrinter: any ReceiptPrinter, summaryPrinter: any SummaryPrinter, problems: any ProblemCounter, clock: any Clock
    ) {
        self.invocation = invocation
        self.files = files
        self.orderReader = orderReader
        self.priceReader = priceReader
        self.stockReader = stockReader
        self.checkout = checkout
        self.receiptPrinter = receiptPrinter
        self.summaryPrinter = summaryPrinter
        self.problems = problems
        self.clock = clock
    }

    /// Does the whole job and answers how the process should end.
    public func run() throws(OrdersError) -> ExitCode {
        // All files first, and the one that the user named before those that are found next to it.
        let orderFile = try files.file(at: invocation.orders)
        let priceFile = try files.file(at: invocation.prices)
        let stockFile = try files.file(at: invocation.stock)

        let prices = try priceReader.prices(in: priceFile)
        let stock = try stockReader.stock(in: stockFile)
        let orders = try orderReader.orders(in: orderFile, prices: prices)

        let receipts = checkout.receipts(for: orders, stock: stock)
        let date = receiptDate
        for receipt in receipts { try receiptPrinter.print(receipt, date: date) }
        try summaryPrinter.print(Summary(of: receipts, linesSkipped: problems.count))
        return problems.count == 0 ? .success : .badInput
    }

    private var receiptDate: CalendarDate? {
        switch invocation.date {
        case .none: nil
        case .today: clock.today
        case .day(let day): day
        }
    }
}
