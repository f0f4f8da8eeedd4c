import DIGenKit
import DIGraph
import Testing

/// The example's sources, broken on purpose: each fault is found in all its wirings, in the right file and line.
@Suite struct BrokenOrdersTests {
    struct Variant: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let old: String
        let new: String
        let code: String
        var severity = GraphFinding.Severity.error
        let key: String
        /// Where the finding is: a text that stands once in a file.
        let place: (file: String, text: String)
        /// How many more findings the change leads to.
        var furtherCount = 0
    }

    @Test func theCorrectOneHasNoFindingAndNothingUnchecked() throws {
        let outcome = try OrdersSources().check()
        #expect(outcome.report.findings == [] && outcome.report.notChecked == [] && outcome.text == "")
    }

    @Test(arguments: variants) func isFound(_ variant: Variant) throws {
        var sources = try OrdersSources()
        try sources.replace(variant.old, by: variant.new, in: variant.file)
        let line = try sources.line(of: variant.place.text, in: variant.place.file)
        let found = sources.check(variant.code == "unused" ? .unused : []).report.findings.map(FoundFault.init)
        let expected = FoundFault(variant.code, variant.severity, variant.key, variant.place.file, line: line)
        #expect(found.contains(expected))
        #expect(found.count == 1 + variant.furtherCount)
    }

    private static let reading = "ReadingAssembly.swift"
    private static let module = "OrdersModule.swift"
    private static let parts = "Container+parts.swift"

    static let variants: [Variant] = [
        // Missing.
        Variant(
            testDescription: "no clock", file: "SystemAssembly.swift",
            old: "        registrator.register((any Clock).self, options: .transient + .open) { SystemClock() }\n", new: "", code: "missing",
            key: "any Clock", place: ("ProgramAssembly.swift", "clock: resolver.resolve())")),
        Variant(
            testDescription: "nobody reports problems", file: reading, old: "        .implements((any ProblemReporter).self)\n", new: "",
            code: "missing",
            key: "any ProblemReporter", place: (reading, "TableReader(problems: resolver.resolve())")),
        Variant(
            testDescription: "an assembly is forgotten", file: "ProgramAssembly.swift", old: ", PrintingAssembly()]", new: "]", code: "missing",
            key: "any ReceiptPrinter", place: ("ProgramAssembly.swift", "receiptPrinter: resolver.resolve(),"), furtherCount: 1),
        Variant(
            testDescription: "an output without its name", file: "SystemAssembly.swift", old: ".named(.messages) + ", new: "", code: "missing",
            key: "any Output \"messages\"", place: (reading, "resolver.resolve(named: .messages)")),
        Variant(
            testDescription: "no clock is bound", file: module, old: "        container.bind((any Clock).self) { SystemClock() }\n", new: "",
            code: "missing", key: "any Clock", place: (module, "container.bind(closure: OrdersProgram.init)")),
        Variant(
            testDescription: "no coupons are bound", file: module, old: "        container.bind(asSingleton: true) { CouponBook.standard }\n",
            new: "",
            code: "missing", key: "CouponBook", place: (module, "CSVOrderReader(tables: $0, coupons: $1)")),
        Variant(
            testDescription: "a promise that nobody keeps", file: parts, old: "    package var coupons:",
            new: "    var loader: Dependency<PriceList?> { promised(.cached) }\n    package var coupons:", code: "missing", severity: .warning,
            key: "\\.loader", place: (parts, "var loader:")),
        // Near names.
        Variant(
            testDescription: "a name in another case", file: "SystemAssembly.swift", old: ".named(.results)", new: ".named(\"Results\")",
            code: "near-name", key: "any Output \"results\"",
            place: ("PrintingAssembly.swift", "TextReceiptPrinter(output: resolver.resolve(named: .results)")),
        Variant(
            testDescription: "a name with a letter too few", file: reading, old: "named: .messages", new: "named: \"mesages\"", code: "near-name",
            key: "any Output \"mesages\"", place: (reading, "named: \"mesages\"")),
        Variant(
            testDescription: "an override that nobody declares", file: "KeyPathsWiring.swift", old: "        return try run.graphMakingInstances()",
            new: "        run.clok.register { SystemClock() }\n        return try run.graphMakingInstances()", code: "near-name", severity: .note,
            key: "\\.clok", place: ("KeyPathsWiring.swift", "run.clok.register")),
        // Duplicates.
        Variant(
            testDescription: "registered twice in one assembly", file: reading, old: "        registrator.register((any StockReader).self",
            new:
                "        registrator.register(TableReader.self) { TableReader(problems: $0.resolve()) }\n        registrator.register((any StockReader).self",
            code: "duplicate", key: "TableReader", place: (reading, "registrator.register(TableReader.self) {"), furtherCount: 1),
        Variant(
            testDescription: "registered twice by two assemblies", file: "PrintingAssembly.swift",
            old: "        registrator.register((any SummaryPrinter)",
            new:
                "        registrator.register(Checkout.self, options: .transient) { Checkout(rules: []) }\n        registrator.register((any SummaryPrinter)",
            code: "duplicate", key: "Checkout", place: ("ProgramAssembly.swift", "registrator.register(Checkout.self")),
        // Cycles.
        Variant(
            testDescription: "coupons are read from orders", file: "DiscountAssembly.swift", old: "options: .container + .open) { .standard }",
            new:
                "options: .transient) { resolver in\n            _ = resolver.resolve((any OrderReader).self)\n            return .standard\n        }",
            code: "cycle", key: "CouponBook", place: ("DiscountAssembly.swift", "_ = resolver.resolve((any OrderReader).self)")),
        Variant(
            testDescription: "bound coupons are read from orders", file: module, old: "{ CouponBook.standard }",
            new: "{ (reader: any OrderReader) in CouponBook.standard }", code: "cycle", key: "any OrderReader",
            place: (module, "CSVOrderReader(tables: $0, coupons: $1)")),
        Variant(
            testDescription: "declared coupons are read from orders", file: parts, old: "self(.cached) { .standard }",
            new: "self(.cached) { self.reader(self.orderReader()) }", code: "cycle", key: "\\.coupons",
            place: (parts, "self.reader(self.orderReader())"), furtherCount: 1),
        Variant(
            testDescription: "a generated circle", file: "OrdersResolver.swift", old: "func provideCouponBook()",
            new: "func provideCouponBook(orders: any OrderReader)", code: "cycle", key: "CouponBook",
            place: ("OrdersResolver.swift", "func provideCouponBook(orders: any OrderReader)")),
        // Captives.
        Variant(
            testDescription: "a kept reader holds the log of a run", file: reading,
            old: "registrator.register(TableReader.self, options: .transient)",
            new: "registrator.register(TableReader.self, options: .container)", code: "captive", severity: .warning, key: "ProblemLog",
            place: (reading, "TableReader(problems: resolver.resolve())")),
        Variant(
            testDescription: "a kept reader holds the log through another", file: reading,
            old: "registrator.register((any StockReader).self, options: .transient)",
            new: "registrator.register((any StockReader).self, options: .container)",
            code: "captive", severity: .warning, key: "ProblemLog", place: (reading, "CSVStockReader(tables: resolver.resolve())")),
        Variant(
            testDescription: "a declared singleton holds what is kept for a run", file: parts, old: "part { TableReader(problems: self.problems()) }",
            new: "self(.singleton) { TableReader(problems: self.problems()) }", code: "captive", severity: .warning, key: "\\.problems",
            place: (parts, "self(.singleton) { TableReader(problems: self.problems()) }")),
        // Unused.
        Variant(
            testDescription: "nobody needs it", file: "PrintingAssembly.swift", old: "        registrator.register((any SummaryPrinter)",
            new: "        registrator.register(PriceList.self) { PriceList([]) }\n        registrator.register((any SummaryPrinter)", code: "unused",
            severity: .note, key: "PriceList", place: ("PrintingAssembly.swift", "registrator.register(PriceList.self)"), furtherCount: 1),
    ]
}
