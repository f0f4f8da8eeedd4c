import OrdersKit
import Testing

/// A line as it should not be, and what the user is told about it.
struct BadLine: CustomTestStringConvertible {
    let line: [UInt8]
    let message: String

    init(_ line: String, _ message: String) { self.init(Array(line.utf8), message) }

    init(_ line: [UInt8], _ message: String) {
        self.line = line
        self.message = message
    }

    var testDescription: String { message }
}

@Suite struct BadLineTests {
    static let orderLines = [
        BadLine("2,Ada,PEN", "3 fields, but the header names 5 columns"),
        BadLine("2", "1 field, but the header names 5 columns"),
        BadLine("2,Ada,PEN,1,,", "6 fields, but the header names 5 columns"),
        BadLine(",Ada,PEN,1,", "the order is empty"),
        BadLine("2, ,PEN,1,", "the customer is empty"),
        BadLine("2,Ada,\"\",1,", "the product is empty"),
        BadLine("2,Ada,PEN,,", "the quantity is empty"),
        BadLine("2,Ada,PEN,0,", "the quantity \"0\" is not a whole number from 1 to 10000"),
        BadLine("2,Ada,PEN,-1,", "the quantity \"-1\" is not a whole number from 1 to 10000"),
        BadLine("2,Ada,PEN,+1,", "the quantity \"+1\" is not a whole number from 1 to 10000"),
        BadLine("2,Ada,PEN,1.5,", "the quantity \"1.5\" is not a whole number from 1 to 10000"),
        BadLine("2,Ada,PEN,٣,", "the quantity \"٣\" is not a whole number from 1 to 10000"),
        BadLine("2,Ada,PEN,10001,", "the quantity \"10001\" is not a whole number from 1 to 10000"),
        BadLine(
            "2,Ada,PEN,99999999999999999999999999999999999999999999,",
            "the quantity \"999999999999999999999999999999999999999…\" is not a whole number from 1 to 10000"),
        BadLine("2,Ada,INK,1,", "the product \"INK\" is not in the price list"),
        BadLine("2,Ada,pen,1,", "the product \"pen\" is not in the price list"),
        BadLine("2,Ada,PEN,1,NOPE", "the coupon \"NOPE\" is unknown"),
        BadLine("1,Ben,PEN,1,", "the order \"1\" is on line 2 already"),
        BadLine("2,\"A\nda\",PEN,1,", "the customer has a line end or another control character in it"),
        BadLine("2,A\u{1B}[2Jda,PEN,1,", "the customer has a line end or another control character in it"),
        BadLine("2,Ada,PEN,1,\"SPRING10\u{0}\"", "the coupon has a line end or another control character in it"),
        BadLine("2,\"Ada\"x,PEN,1,", "text after the closing quote of field 2"),
        BadLine("2,A\"da,PEN,1,", "a quote inside field 2: put the whole field in quotes and double those inside"),
        BadLine("2, \"Ada\",PEN,1,", "a quote inside field 2: put the whole field in quotes and double those inside"),
        BadLine("2,\"Ada,PEN,1,", "the quote that opens field 2 is never closed"),
        BadLine(Array("2,Ad".utf8) + [0xE9] + Array(",PEN,1,".utf8), "field 2 is not valid UTF-8"),
        BadLine(Array("2,Ada,PEN,1,".utf8) + [0xED, 0xA0, 0x80], "field 5 is not valid UTF-8"),
    ]

    @Test(arguments: orderLines) func aBadOrderIsReportedAndTheOthersAreServed(bad: BadLine) {
        var shop = Shop()
        shop.files["orders.csv"] = Array((Shop.header + "1,Ada,PEN,1,\n").utf8) + bad.line + Array("\n8,Ben,PEN,2,\n9,Cy,BOOK,1,\n".utf8)
        let outcome = shop.run()
        #expect(outcome.errors == "orders.csv:3: \(bad.message)\n")
        #expect(outcome.exitCode == .badInput)
        #expect(shop.receipts().receipts.map(\.basket.customer) == ["Ada", "Ben", "Cy"])
        #expect(outcome.output.hasSuffix("  lines skipped                                        1\n"))
    }

    static let priceLines = [
        BadLine("INK,Ink,", "the price is empty"),
        BadLine("INK,,1.00", "the name is empty"),
        BadLine("INK,Ink,\"1,00\"", "the price \"1,00\" is not an amount from 0.00 to 99999.99"),
        BadLine("INK,Ink,€1.00", "the price \"€1.00\" is not an amount from 0.00 to 99999.99"),
        BadLine("INK,Ink,-1.00", "the price \"-1.00\" is not an amount from 0.00 to 99999.99"),
        BadLine("PEN,Other pen,9.00", "the product \"PEN\" is on line 2 already"),
    ]

    @Test(arguments: priceLines) func aBadPriceIsReportedAndTheOthersCount(bad: BadLine) {
        var shop = Shop("1,Ada,PEN,1,", "2,Ada,BOOK,1,")
        shop.files["prices.csv"] = Array("product,name,price\nPEN,Pen,1.50\n".utf8) + bad.line + Array("\nBOOK,Book,20.00\n".utf8)
        #expect(shop.receipts().errors == "prices.csv:3: \(bad.message)\n")
        #expect(shop.receipts().receipts.map(\.total) == [Money(cents: 2150)])
        #expect(shop.run().exitCode == .badInput)
    }

    static let stockLines = [
        BadLine("INK,", "the quantity is empty"),
        BadLine("INK,-1", "the quantity \"-1\" is not a whole number from 0 to 1000000"),
        BadLine("INK,many", "the quantity \"many\" is not a whole number from 0 to 1000000"),
        BadLine("PEN,0", "the product \"PEN\" is on line 2 already"),
    ]

    @Test(arguments: stockLines) func aBadStockLineIsReportedAndTheOthersCount(bad: BadLine) {
        var shop = Shop("1,Ada,PEN,1,", "2,Ada,BOOK,1,")
        shop.files["stock.csv"] = Array("product,quantity\nPEN,5\n".utf8) + bad.line + Array("\nBOOK,5\n".utf8)
        #expect(shop.receipts().errors == "stock.csv:3: \(bad.message)\n")
        #expect(shop.receipts().receipts.flatMap(\.basket.sales).map(\.delivered) == [1, 1])
        #expect(shop.run().exitCode == .badInput)
    }

    @Test func theNumberOfASkippedOrderMayBeUsedAgain() {
        let run = Shop("1,Ada,PEN,none,", "1,Ada,PEN,1,").receipts()
        #expect(run.errors == "orders.csv:2: the quantity \"none\" is not a whole number from 1 to 10000\n")
        #expect(run.receipts.map(\.basket.sales.count) == [1])
    }

    @Test func aForgottenQuoteCostsItsOwnLineAlone() {
        let run = Shop("1,\"Ada,PEN,1,", "2,Ben,PEN,1,", "3,\"Cy\",PEN,1,", "4,\"Di,PEN,1,", "5,Ed,PEN,1,").receipts()
        #expect(run.errors == "orders.csv:2: text after the closing quote of field 2\norders.csv:5: the quote that opens field 2 is never closed\n")
        #expect(run.receipts.map(\.basket.customer) == ["Ben", "Cy", "Ed"])
    }

    @Test func problemsOfAllFilesAreReported() {
        var shop = Shop("1,Ada,PEN,1,", "2,Ada,PEN,x,")
        shop.files["prices.csv"]? += Array("INK,Ink,free\n".utf8)
        shop.files["stock.csv"]? += Array("INK\n".utf8)
        let outcome = shop.run()
        #expect(
            outcome.errors == """
                prices.csv:5: the price "free" is not an amount from 0.00 to 99999.99
                stock.csv:5: 1 field, but the header names 2 columns
                orders.csv:3: the quantity "x" is not a whole number from 1 to 10000

                """)
        #expect(outcome.output.contains("  lines skipped                                        3\n"))
    }
}

/// A file whose first line makes it useless.
@Suite struct BadHeaderTests {
    static let headers = [
        BadLine("", "1: the file is empty: its first line has to name the columns order, customer, product, quantity"),
        BadLine("\n \n", "1: the file is empty: its first line has to name the columns order, customer, product, quantity"),
        BadLine("order,customer,product\n", "1: no column \"quantity\" in the header: it names \"order\", \"customer\", \"product\""),
        BadLine(
            "\norder;customer;product;quantity\n",
            "2: no column \"order\" and no column \"customer\" and no column \"product\" and no column \"quantity\" in the header: "
                + "it names \"order;customer;product;quantity\""),
        BadLine("order,customer,product,quantity,Customer\n", "1: the header names the column \"customer\" twice"),
        BadLine("order,customer,product,quantity,coupon,coupon\n", "1: the header names the column \"coupon\" twice"),
        BadLine("order,\"customer,product,quantity\n", "1: the quote that opens field 2 is never closed"),
        BadLine([0xFF, 0xFE, 0x6F, 0x00], "1: the file is UTF-16: save it as UTF-8"),
        BadLine([0xFE, 0xFF, 0x00, 0x6F], "1: the file is UTF-16: save it as UTF-8"),
        BadLine([0xE9, 0x2C, 0x0A], "1: field 1 is not valid UTF-8"),
    ]

    @Test(arguments: headers) func aUselessHeaderEndsTheRunWithoutReceipts(bad: BadLine) {
        var shop = Shop()
        shop.files["orders.csv"] = bad.line
        let outcome = shop.run()
        #expect(outcome.errors == "orders.csv:\(bad.message)\n")
        #expect(outcome.output == "")
        #expect(outcome.exitCode == .badInput)
    }

    @Test func aPriceListWithoutItsColumnsEndsTheRun() {
        let outcome = Shop(prices: "product,price\nPEN,1\n").run()
        #expect(outcome.errors == "prices.csv:1: no column \"name\" in the header: it names \"product\", \"price\"\n")
        #expect(outcome.exitCode == .badInput)
    }
}
