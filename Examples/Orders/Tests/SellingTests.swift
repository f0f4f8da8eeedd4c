import OrdersKit
import Testing

/// Discounts, as the shop's own rules give them.
@Suite struct DiscountTests {
    private func discounts(_ lines: String...) -> [Discount] {
        Shop(orders: Shop.header + lines.map { $0 + "\n" }.joined()).receipts().receipts.flatMap(\.discounts)
    }

    @Test func smallOrdersHaveNone() {
        #expect(discounts("1,Ada,PEN,9,", "2,Ada,BOOK,1,") == [])
    }

    @Test func tenOrMoreOfOneOrderAreFivePercentOff() {
        #expect(discounts("1,Ada,PEN,10,", "2,Ada,PEN,9,") == [Discount(label: "5 % off 10 or more", amount: Money(cents: 75))])
    }

    @Test func halfACentIsRoundedUp() {
        // 5 % of 16.50 is 82.5 cents.
        #expect(discounts("1,Ada,PEN,11,") == [Discount(label: "5 % off 10 or more", amount: Money(cents: 83))])
    }

    @Test func aBasketOfOneHundredAndFiftyIsTenPercentOff() {
        #expect(discounts("1,Ada,LAMP,1,") == [])
        #expect(
            discounts("1,Ada,BOOK,6,", "2,Ada,PEN,9,", "3,Ada,PEN,9,", "4,Ada,PEN,2,")
                == [Discount(label: "10 % off from 150.00", amount: Money(cents: 1500))])
    }

    @Test func eachCustomerHasABasketOfTheirOwn() {
        #expect(discounts("1,Ada,BOOK,5,", "2,Ben,BOOK,5,") == [])
    }

    @Test func aCouponTakesItsAmountOffItsOrder() {
        #expect(discounts("1,Ada,BOOK,1,WELCOME5") == [Discount(label: "coupon WELCOME5", amount: Money(cents: 500))])
    }

    @Test func aCouponTakesOffNoMoreThanItsOrderIsWorth() {
        #expect(discounts("1,Ada,PEN,2,WELCOME5", "2,Ada,BOOK,1,") == [Discount(label: "coupon WELCOME5", amount: Money(cents: 300))])
    }

    @Test func aCouponTakesItsPercentageOffItsOrder() {
        #expect(discounts("1,Ada,BOOK,2,SPRING10", "2,Ada,BOOK,1,") == [Discount(label: "coupon SPRING10", amount: Money(cents: 400))])
    }

    @Test func allThatAppliesIsTakenOff() {
        let receipt = Shop("1,Ada,BOOK,10,SPRING10").receipts().receipts.first
        #expect(receipt?.discounts.map(\.amount.cents) == [1000, 2000, 2000])
        #expect(receipt?.total == Money(cents: 15_000))
    }

    @Test func whatIsOutOfStockEarnsNoDiscount() {
        #expect(discounts("1,Ada,LAMP,10,", "2,Ben,LAMP,1,WELCOME5") == [Discount(label: "10 % off from 150.00", amount: Money(cents: 7500))])
    }

    @Test func discountsNeverExceedTheSubtotal() {
        struct Generous: DiscountRule {
            func discounts(for basket: Basket) -> [Discount] { [Discount(label: "half and more", amount: basket.subtotal.percent(60))] }
        }
        let pen = Product(code: "PEN", name: "Pen", price: Money(cents: 100))
        let receipts = Checkout(rules: [Generous(), Generous(), Generous()]).receipts(
            for: [Order(number: "1", customer: "Ada", product: pen, quantity: 1)], stock: Stock(["PEN": 1]))
        #expect(receipts.map { $0.discounts.map(\.amount.cents) } == [[60, 40]])
        #expect(receipts.map(\.total) == [.zero])
    }
}

@Suite struct StockTests {
    private func delivered(_ shop: Shop) -> [Int] { shop.receipts().receipts.flatMap(\.basket.sales).map(\.delivered) }

    @Test func anOrderGetsWhatIsLeft() {
        #expect(delivered(Shop("1,Ada,LAMP,7,")) == [5])
    }

    @Test func earlierOrdersAreServedFirstWhoeverTheyAreFrom() {
        let run = Shop("1,Ada,LAMP,2,", "2,Ben,LAMP,2,", "3,Ada,LAMP,2,", "4,Ben,LAMP,2,").receipts()
        #expect(run.receipts.map(\.basket.customer) == ["Ada", "Ben"])
        #expect(run.receipts.map { $0.basket.sales.map(\.delivered) } == [[2, 1], [2, 0]])
    }

    @Test func aProductThatTheStockFileDoesNotNameIsOutOfStock() {
        #expect(delivered(Shop(orders: Shop.header + "1,Ada,PEN,1,\n", stock: "product,quantity\n")) == [0])
    }

    @Test func aSkippedLineTakesNothing() {
        #expect(delivered(Shop("1,Ada,LAMP,5,NOPE", "2,Ben,LAMP,5,")) == [5])
    }

    @Test func runningOutIsNoMistakeAndStandsOnReceiptAndSummary() {
        let outcome = Shop("1,Ada,LAMP,7,").run()
        #expect(outcome.exitCode == .success)
        #expect(outcome.errors == "")
        #expect(
            outcome.output == """
                Ada
                  1         5 x Lamp                     149.99   749.95
                                2 of 7 out of stock
                                                       subtotal   749.95
                                           10 % off from 150.00   -75.00
                                                          total   674.95

                Summary
                  customers                                            1
                  orders                                               1
                  items delivered                                      5
                  items out of stock                                   2
                  subtotal                                        749.95
                  discounts                                       -75.00
                  total                                           674.95
                  lines skipped                                        0

                """)
    }
}
