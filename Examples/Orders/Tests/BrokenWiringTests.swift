import DIKit
import OrdersKit
import Testing

/// The example, broken on purpose: each fault is found, at its place.
@Suite struct BrokenWiringTests {
    /// What a finding has to say: its kind, what it is about, the line of the registration to look at.
    struct Expectation: Equatable {
        let code: GraphFinding.Code
        let key: String
        let line: Int
    }

    struct Variant: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let expected: [Expectation]
        let verify: @Sendable () -> GraphReport
    }

    @Test func theCorrectOneHasNoFinding() {
        #expect(Parts().container().verify().findings.isEmpty)
        #expect(Parts().container().verifyMakingInstances(with: [Invocation(orders: "orders.csv")]).findings.isEmpty)
    }

    @Test(arguments: variants) func isFound(variant: Variant) {
        let found = variant.verify().findings.map { Expectation(code: $0.code, key: $0.key.caption, line: $0.place?.line ?? 0) }
        #expect(found == variant.expected)
    }

    private static func variant(
        _ name: String, _ code: GraphFinding.Code, _ key: String, _ line: Int, _ change: @escaping @Sendable (inout Parts) -> Void
    )
        -> Variant
    {
        Variant(testDescription: name, expected: [Expectation(code: code, key: key, line: line)]) {
            var parts = Parts()
            change(&parts)
            return parts.container().verify()
        }
    }

    private static let variants: [Variant] = [
        variant("no clock", .missing, "any Clock", Parts.line(of: "program")) { $0.remove("clock") },
        variant("no coupons", .missing, "CouponBook", Parts.line(of: "orders")) { $0.remove("coupons") },
        variant("no table reader", .missing, "TableReader", Parts.line(of: "orders")) { $0.remove("tables") },
        variant("no output", .missing, "any Output", Parts.line(of: "receipts")) { $0.remove("output") },
        variant("nobody reports problems", .missing, "any ProblemReporter", Parts.line(of: "tables")) { parts in
            parts.replace("problems") { $0.autoregister(ProblemLog.self, options: .scoped, line: $1, initializer: ProblemLog.init) }
            parts.add("counter") { registrator, line in
                registrator.registration(for: ProblemLog.self, line: line).implements((any ProblemCounter).self, line: line)
            }
        },
        variant("no rules", .missing, "[any DiscountRule]", Parts.line(of: "checkout")) { $0.remove("rules") },
        variant("the clock has a name", .missing, "any Clock", Parts.line(of: "program")) { parts in
            parts.replace("clock") { $0.register((any Clock).self, options: .named("system"), line: $1) { SystemClock() } }
        },
        variant("coupons are read from orders", .cycle, "CouponBook", Parts.line(of: "coupons")) { parts in
            parts.replace("coupons") {
                $0.autoregister(CouponBook.self, options: .transient, line: $1, initializer: { (_: any OrderReader) in .standard })
            }
        },
        variant("the clock needs itself", .cycle, "any Clock", Parts.line(of: "clock")) { parts in
            parts.replace("clock") { $0.autoregister((any Clock).self, line: $1, initializer: { (clock: any Clock) in clock }) }
        },
        variant("the log is reported to itself", .cycle, "ProblemLog", Parts.line(of: "problems")) { parts in
            parts.replace("problems") { registrator, line in
                registrator.autoregister(
                    ProblemLog.self, options: .scoped, line: line,
                    initializer: { (output: any Output, _: any ProblemReporter) in ProblemLog(output: output) }
                ).implements((any ProblemReporter).self, line: line).implements((any ProblemCounter).self, line: line)
            }
        },
        variant("a kept reader holds the log of a run", .captive, "ProblemLog", Parts.line(of: "tables")) { parts in
            parts.replace("tables") { $0.autoregister(TableReader.self, options: .container, line: $1, initializer: TableReader.init) }
        },
        variant("a kept reader holds the log through another", .captive, "ProblemLog", Parts.line(of: "prices")) { parts in
            parts.replace("prices") {
                $0.autoregister((any PriceReader).self, options: .container, line: $1, initializer: { CSVPriceReader(tables: $0) })
            }
        },
        variant("a shared printer holds the output of a run", .captive, "any Output", Parts.line(of: "summary")) { parts in
            parts.replace("output") { $0.register((any Output).self, options: .scoped, line: $1) { StandardStream.output } }
            parts.replace("summary") {
                $0.autoregister((any SummaryPrinter).self, options: .weak, line: $1, initializer: { TextSummaryPrinter(output: $0) })
            }
        },
        variant("the clock is asked for later and is not there", .missing, "any Clock", Parts.line(of: "checkout")) { parts in
            parts.remove("clock")
            parts.replace("program") { _, _ in }
            parts.replace("checkout") {
                $0.autoregister(
                    Checkout.self, options: .transient, line: $1,
                    initializer: { (rules: [any DiscountRule], _: Provider<any Clock>) in Checkout(rules: rules) })
            }
        },
        Variant(
            testDescription: "the parent keeps the program and the child has the clock",
            expected: [Expectation(code: .missing, key: "any Clock", line: Parts.line(of: "program"))],
            verify: {
                var parts = Parts()
                parts.remove("clock")
                parts.replace("problems") { registrator, line in
                    registrator.autoregister(ProblemLog.self, options: .container, line: line, initializer: ProblemLog.init)
                        .implements((any ProblemReporter).self, line: line).implements((any ProblemCounter).self, line: line)
                }
                parts.replace("program") { $0.autoregister(OrdersProgram.self, options: .container, line: $1, initializer: OrdersProgram.init) }
                let child = parts.container().child()
                child.register((any Clock).self) { SystemClock() }
                return child.verify()
            }),
        Variant(
            testDescription: "a factory asks for a name in another case",
            expected: [Expectation(code: .nearName, key: "any Output \"Results\"", line: 900)],
            verify: {
                var parts = Parts()
                parts.add("results") { registrator, _ in
                    registrator.register((any Output).self, options: .named("results") + .transient) { StandardStream.output }
                }
                parts.replace("receipts") { registrator, _ in
                    registrator.register((any ReceiptPrinter).self, options: .transient, line: 900) {
                        TextReceiptPrinter(output: $0.optionalResolve((any Output).self, named: "Results") ?? StandardStream.output)
                    }
                }
                return parts.container().verifyMakingInstances()
            }),
        Variant(
            testDescription: "a factory throws", expected: [Expectation(code: .failed, key: "any FileReader", line: Parts.line(of: "files"))],
            verify: {
                var parts = Parts()
                parts.replace("files") { registrator, line in
                    registrator.register((any FileReader).self, line: line) { throw OrdersError.unwritable(reason: "no disk") }
                }
                return parts.container().verifyMakingInstances()
            }),
    ]
}

/// The wiring of the example by the initializers of its parts, each on a line of its own.
private struct Parts: Sendable {
    typealias Registration = @Sendable (any Registrator, UInt) -> Void

    private var parts: [(name: String, registration: Registration)] = [
        ("invocation", { $0.register(Invocation.self, options: .transient, line: $1) { Invocation(orders: "orders.csv") } }),
        ("files", { $0.register((any FileReader).self, options: .transient, line: $1) { DiskFileReader() } }),
        ("clock", { $0.register((any Clock).self, options: .transient, line: $1) { SystemClock() } }),
        ("output", { $0.register((any Output).self, options: .transient, line: $1) { StandardStream.output } }),
        ("coupons", { $0.register(CouponBook.self, options: .container, line: $1) { .standard } }),
        (
            "problems",
            {
                $0.autoregister(ProblemLog.self, options: .scoped, line: $1, initializer: ProblemLog.init)
                    .implements((any ProblemReporter).self, line: $1).implements((any ProblemCounter).self, line: $1)
            }
        ),
        ("tables", { $0.autoregister(TableReader.self, options: .transient, line: $1, initializer: TableReader.init) }),
        (
            "orders",
            {
                $0.autoregister(
                    (any OrderReader).self, options: .transient, line: $1, initializer: { CSVOrderReader(tables: $0, coupons: $1) })
            }
        ),
        ("prices", { $0.autoregister((any PriceReader).self, options: .transient, line: $1, initializer: { CSVPriceReader(tables: $0) }) }),
        ("stock", { $0.autoregister((any StockReader).self, options: .transient, line: $1, initializer: { CSVStockReader(tables: $0) }) }),
        (
            "rules",
            {
                $0.autoregister(
                    [any DiscountRule].self, options: .transient, line: $1,
                    initializer: { (coupons: CouponBook) in [CouponDiscount(coupons: coupons)] })
            }
        ),
        ("checkout", { $0.autoregister(Checkout.self, options: .transient, line: $1, initializer: { Checkout(rules: $0) }) }),
        ("receipts", { $0.autoregister((any ReceiptPrinter).self, options: .transient, line: $1, initializer: { TextReceiptPrinter(output: $0) }) }),
        ("summary", { $0.autoregister((any SummaryPrinter).self, options: .transient, line: $1, initializer: { TextSummaryPrinter(output: $0) }) }),
        ("program", { $0.autoregister(OrdersProgram.self, options: .transient, line: $1, initializer: OrdersProgram.init) }),
    ]

    /// The line that a part claims to be written on.
    static func line(of name: String) -> Int { 100 + (Parts().parts.firstIndex { $0.name == name } ?? -100) }

    mutating func remove(_ name: String) { replace(name) { _, _ in } }

    mutating func replace(_ name: String, _ registration: @escaping Registration) {
        for index in parts.indices where parts[index].name == name { parts[index].registration = registration }
    }

    mutating func add(_ name: String, _ registration: @escaping Registration) { parts.append((name, registration)) }

    func container() -> Container {
        let container = Container()
        for (index, part) in parts.enumerated() { part.registration(container, UInt(100 + index)) }
        return container
    }
}
