import OrdersKit
import Testing

@Suite struct MoneyTests {
    @Test(arguments: [("0", 0), ("7", 700), ("7.5", 750), ("7.05", 705), ("007.50", 750), ("99999.99", 9_999_999)])
    func readsAmounts(text: String, cents: Int64) {
        #expect(Money(text)?.cents == cents)
    }

    @Test(arguments: ["", ".", "1.", ".5", "1.234", "1,50", "1 000", "-1", "+1", "1e3", "0x10", "1.2.3", "€1", "100000", "١"])
    func refusesEverythingElse(text: String) {
        #expect(Money(text) == nil)
    }

    @Test(arguments: [(0, "0.00"), (5, "0.05"), (123_456, "1234.56"), (-5, "-0.05"), (-1250, "-12.50")])
    func printsTwoDecimals(cents: Int64, text: String) {
        #expect(Money(cents: cents).description == text)
    }

    @Test func addsTenthsExactly() {
        #expect(Array(repeating: Money(cents: 10), count: 10).sum == Money(cents: 100))
    }

    @Test func takesAPercentageOfAnyAmountWithoutOverflow() {
        #expect(Money(cents: .max).percent(100) == Money(cents: .max))
        #expect(Money(cents: 1).percent(50) == Money(cents: 1))
        #expect(Money(cents: 1).percent(49) == .zero)
    }
}

@Suite struct CalendarDateTests {
    @Test(arguments: ["2025-03-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2025-04-30"])
    func readsAndPrintsDays(text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(arguments: [
        "", "2025-02-29", "1900-02-29", "2025-13-01", "2025-00-01", "2025-04-31", "2025-01-00", "0000-01-01", "2025-3-1", "25-03-01", "2025/03/01",
        "2025-03-01x", "-025-03-01",
    ])
    func refusesWhatIsNoDay(text: String) {
        #expect(CalendarDate(text) == nil)
    }
}
