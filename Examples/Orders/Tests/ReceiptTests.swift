import OrdersKit
import Testing

@Suite struct ReceiptTests {
    @Test func carriesNoDateUnlessAskedFor() {
        let outcome = Shop("1,Ada,PEN,1,").run()
        #expect(outcome.output.hasPrefix("Ada\n  1 "))
    }

    @Test func carriesTheDateThatIsGiven() {
        #expect(Shop("1,Ada,PEN,1,", "2,Ben,PEN,1,").receipts(date: "2024-02-29").dates == [CalendarDate("2024-02-29"), CalendarDate("2024-02-29")])
        #expect(
            Shop("1,Ada,PEN,1,").run("orders.csv", "--date", "2024-02-29").output.hasPrefix(
                "Ada                                           2024-02-29\n"))
    }

    @Test func carriesTheDayOfTheClockForToday() {
        var shop = Shop("1,Ada,PEN,1,")
        shop.clock = FakeClock(today: CalendarDate("1999-12-31"))
        #expect(shop.receipts(date: "today").dates == [CalendarDate("1999-12-31")])
    }

    @Test func hasNoSubtotalWhenNothingIsTakenOff() {
        #expect(!Shop("1,Ada,PEN,1,").run().output.prefix { $0 != "S" }.contains("subtotal"))
    }

    @Test func cutsNothingThatIsTooLong() {
        let outcome = Shop(
            orders: Shop.header + "A-LONG-NUMBER,Ada,PEN,1,\n", prices: "product,name,price\nPEN,A pen with a name beyond its column,1.50\n"
        ).run()
        #expect(outcome.output.contains("  A-LONG-NUMBER    1 x A pen with a name beyond its column    1.50     1.50\n"))
    }
}
