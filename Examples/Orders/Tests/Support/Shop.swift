import DIKit
import OrdersKit
import Testing
import orders

/// A shop with files in memory: runs the program's entry with captured outputs and keeps what came of it.
struct Shop {
    static let header = "order,customer,product,quantity,coupon\n"

    var files: [String: [UInt8]]
    var clock = FakeClock(today: CalendarDate("2025-03-03"))
    var replacements: [any Assembly] = []

    /// Makes a shop that sells a pen for 1.50, a book for 20.00 and a lamp for 149.99.
    init(
        orders: String = Shop.header + "1,Ada,PEN,1,\n",
        prices: String = "product,name,price\nPEN,Pen,1.50\nBOOK,\"Book, bound\",20.00\nLAMP,Lamp,149.99\n",
        stock: String = "product,quantity\nPEN,100\nBOOK,50\nLAMP,5\n"
    ) {
        files = ["orders.csv": Array(orders.utf8), "prices.csv": Array(prices.utf8), "stock.csv": Array(stock.utf8)]
    }

    /// Makes a shop with orders below a header.
    init(_ line: String, _ lines: String...) {
        self.init(orders: Shop.header + ([line] + lines).map { $0 + "\n" }.joined())
    }

    /// What a run left behind.
    struct Outcome {
        let exitCode: ExitCode
        let output: String
        let errors: String
    }

    /// Runs the program with text receipts.
    func run(_ arguments: String..., results: (any Output)? = nil) -> Outcome {
        let output = RecordingOutput()
        let errors = RecordingOutput()
        let results = results ?? output
        let world = FakeWorldAssembly(files: FakeFileReader(files: files), clock: clock, results: results, messages: errors)
        let command = OrdersCommand(output: results, errors: errors) { _, invocation in
            AssembliesWiring(replacements: [world] + replacements).program(for: invocation)
        }
        let exitCode = command.run(arguments.isEmpty ? ["orders.csv"] : arguments)
        return Outcome(exitCode: exitCode, output: output.text, errors: errors.text)
    }

    /// The receipts of a run, as values, and what it says about bad lines.
    func receipts(date: String = "today") -> (receipts: [Receipt], dates: [CalendarDate?], errors: String) {
        let recorder = ReceiptRecorder()
        var shop = self
        shop.replacements.append(RecordedReceiptsAssembly(recorder: recorder))
        let outcome = shop.run("orders.csv", "--date", date)
        return (recorder.receipts, recorder.dates, outcome.errors)
    }

    /// The orders that a run accepted, each as `number customer product quantity`.
    func acceptedOrders(sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
        let run = receipts()
        #expect(run.errors == "", sourceLocation: sourceLocation)
        return run.receipts.flatMap(\.basket.sales).map(\.order).map { "\($0.number) \($0.customer) \($0.product.code) \($0.quantity)" }
    }
}
