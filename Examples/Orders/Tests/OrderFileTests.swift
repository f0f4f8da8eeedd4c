import OrdersKit
import Testing

/// What an orders file may look like.
@Suite struct OrderFileTests {
    private let header = Shop.header

    @Test func readsOneOrderFromEachLine() {
        #expect(Shop("1,Ada,PEN,2,", "2,Ben,BOOK,1,").acceptedOrders() == ["1 Ada PEN 2", "2 Ben BOOK 1"])
    }

    @Test func readsCommasQuotesAndSpacesInQuotedFields() {
        #expect(Shop(#"1,"Moor, ""Big"" Ada ",PEN,2,"#).acceptedOrders() == [#"1 Moor, "Big" Ada PEN 2"#])
    }

    @Test func readsAQuotedFieldOverSeveralLines() {
        let shop = Shop(orders: "note,order,customer,product,quantity\n\"two\r\nlines, \"\"both\"\" long\",1,Ada,PEN,2\nx,2,Ben,PEN,none\n")
        #expect(shop.run().errors == "orders.csv:4: the quantity \"none\" is not a whole number from 1 to 10000\n")
        #expect(shop.receipts().receipts.map(\.basket.customer) == ["Ada"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func readsEveryKindOfLineEnd(lineEnd: String) {
        let lines = ["order,customer,product,quantity", "1,Ada,PEN,2", "", "2,\"Ben\",PEN,\"3\"", "3,Cy,PEN,x", ""]
        let shop = Shop(orders: lines.joined(separator: lineEnd))
        #expect(shop.run().errors == "orders.csv:5: the quantity \"x\" is not a whole number from 1 to 10000\n")
        #expect(shop.receipts().receipts.map(\.basket.customer) == ["Ada", "Ben"])
    }

    @Test func readsTheLastLineWithoutALineEnd() {
        #expect(Shop(orders: header + "1,Ada,PEN,2,").acceptedOrders() == ["1 Ada PEN 2"])
        #expect(Shop(orders: header + #"1,Ada,PEN,2,"""#).acceptedOrders() == ["1 Ada PEN 2"])
    }

    @Test func ignoresAByteOrderMark() {
        #expect(Shop(orders: "\u{FEFF}" + header + "1,Ada,PEN,2,\n").acceptedOrders() == ["1 Ada PEN 2"])
    }

    @Test func skipsLinesWithNothingInThemSilently() {
        #expect(Shop(orders: "\n\n" + header + "\n  \t\n,,,,\n1,Ada,PEN,2,\n\n").acceptedOrders() == ["1 Ada PEN 2"])
    }

    @Test func findsColumnsInAnyOrderWhateverTheirCaseAndSpaces() {
        #expect(Shop(orders: "Quantity, PRODUCT ,channel,\"Order\",customer\n2,PEN,web,1,Ada\n").acceptedOrders() == ["1 Ada PEN 2"])
    }

    @Test func needsNoCouponColumn() {
        #expect(Shop(orders: "order,customer,product,quantity\n1,Ada,PEN,2\n").acceptedOrders() == ["1 Ada PEN 2"])
    }

    @Test func ignoresRepeatedColumnsThatNobodyAsksFor() {
        #expect(Shop(orders: "note,order,customer,product,quantity,note\na,1,Ada,PEN,2,b\n").acceptedOrders() == ["1 Ada PEN 2"])
    }

    @Test func trimsSpacesAroundValues() {
        #expect(Shop(" 1 ,\tAda , PEN, 02 ,  ").acceptedOrders() == ["1 Ada PEN 2"])
    }

    @Test func acceptsTheLargestQuantity() {
        #expect(Shop("1,Ada,PEN,10000,").acceptedOrders() == ["1 Ada PEN 10000"])
    }

    @Test func keepsEveryLetterOfNames() {
        #expect(Shop("1,Zoë Čapek 李 👩‍👧,PEN,2,").acceptedOrders() == ["1 Zoë Čapek 李 👩‍👧 PEN 2"])
    }

    @Test func aFileWithAHeaderAloneHasNoOrders() {
        let outcome = Shop(orders: header).run()
        #expect(outcome.exitCode == .success)
        #expect(outcome.errors == "")
        #expect(outcome.output.hasPrefix("Summary\n"))
    }
}
