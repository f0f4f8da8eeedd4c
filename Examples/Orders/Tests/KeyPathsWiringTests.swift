import DIKit
import DIKitTesting
import OrdersKit
import Testing
import orders

/// The program wired by declared dependencies: the same output, and its parts replaced by the traits.
@Suite(
    .container,
    .dependencies {
        $0.files.register { ShippedFileReader() }
        $0.clock.register { FakeClock(today: CalendarDate("2025-03-03")) }
    })
struct KeyPathsWiringTests {
    private struct Flat: DiscountRule {
        let label: String
        func discounts(for basket: Basket) -> [Discount] { [Discount(label: label, amount: Money(cents: 1))] }
    }

    private func run(_ arguments: String...) -> Shop.Outcome {
        let output = RecordingOutput()
        let errors = RecordingOutput()
        Container.shared.results.register { output }
        Container.shared.messages.register { errors }
        let command = OrdersCommand(output: output, errors: errors) { _, invocation in KeyPathsWiring().program(for: invocation) }
        return Shop.Outcome(exitCode: command.run(arguments), output: output.text, errors: errors.text)
    }

    private func labels(_ line: String) -> [String] {
        let recorder = ReceiptRecorder()
        let files = FakeFileReader(files: Shop(line).files)
        Container.shared.files.register { files }
        Container.shared.receiptPrinter.register { recorder }
        _ = run("orders.csv")
        return recorder.receipts.flatMap(\.discounts).map(\.label)
    }

    @Test func theOrdersGiveTheGoldenReceipts() throws {
        let outcome = run("Examples/Orders/Data/orders.csv")
        #expect(outcome.output == (try ShippedFiles.golden("orders.txt")))
        #expect(outcome.errors == "")
        #expect(outcome.exitCode == .success)
    }

    @Test func theOrdersWithMistakesGiveTheGoldenReceiptsAndProblems() throws {
        let outcome = run("Examples/Orders/Data/orders-with-mistakes.csv")
        #expect(outcome.output == (try ShippedFiles.golden("orders-with-mistakes.txt")))
        #expect(outcome.errors == (try ShippedFiles.golden("orders-with-mistakes.errors.txt")))
        #expect(outcome.exitCode == .badInput)
    }

    @Test func theStandardRulesApply() {
        #expect(labels("1,Ada,BOOK,10,SPRING10") == ["5 % off 10 or more", "10 % off from 150.00", "coupon SPRING10"])
    }

    @Test(.dependencies { $0.discountRules.register { [Flat(label: "flat")] } })
    func otherRulesTakeTheirPlace() { #expect(labels("1,Ada,BOOK,10,") == ["flat"]) }

    @Test(.dependencies { $0.coupons.register { CouponBook(["HALF": .percent(50)]) } })
    func anotherCouponBookServesReaderAndRuleAlike() { #expect(labels("1,Ada,BOOK,1,HALF") == ["coupon HALF"]) }

    @Test func aSecondRunStartsWithoutTheProblemsOfTheFirst() {
        #expect(run("Examples/Orders/Data/orders-with-mistakes.csv").exitCode == .badInput)
        #expect(run("Examples/Orders/Data/orders.csv").exitCode == .success)
    }

    @Test(arguments: 1...20) func runsAtOnceDoNotMeet(count: Int) async {
        let files = FakeFileReader(files: Shop("1,Ada,PEN,\(count),").files)
        Container.shared.files.register { files }
        await Task.yield()
        let outcome = run("orders.csv", "--date", "today")
        #expect(outcome.output.contains("2025-03-03"))
        #expect(outcome.output.split(separator: "\n").contains { $0.hasPrefix("  items delivered") && $0.hasSuffix(" \(count)") })
    }
}

@Suite struct KeyPathsWiringOfTheProgramTests {
    /// As the program itself runs: in no context.
    @Test(.container, .dependencyContexts([])) func readsTheDisk() throws {
        let program = Wiring.keypaths.program(for: Invocation(orders: ShippedFiles.folder + "none.csv"))
        #expect(throws: OrdersError.unreadable(file: ShippedFiles.folder + "none.csv", reason: "No such file or directory")) { try program.run() }
    }
}
