import DIKit
import OrdersKit
import Testing
import orders

/// What the assemblies promise to those who add their own.
@Suite struct WiringTests {
    private struct Flat: DiscountRule {
        let label: String
        func discounts(for basket: Basket) -> [Discount] { [Discount(label: label, amount: Money(cents: 1))] }
    }

    private func labels(_ shop: Shop, registering register: @escaping (any Registrator) -> Void) -> [String] {
        var shop = shop
        shop.replacements = [ClosureAssembly(register: register)]
        return shop.receipts().receipts.flatMap(\.discounts).map(\.label)
    }

    @Test func aFurtherRuleAppliesAfterTheOthers() {
        let found = labels(Shop("1,Ada,BOOK,10,SPRING10")) { registrator in
            registrator.register((any DiscountRule).self, options: .named("flat") + .transient) { Flat(label: "flat") }
        }
        #expect(found == ["5 % off 10 or more", "10 % off from 150.00", "coupon SPRING10", "flat"])
    }

    @Test func aRuleUnderAKnownNameTakesItsPlace() {
        let found = labels(Shop("1,Ada,BOOK,10,SPRING10")) { registrator in
            registrator.register((any DiscountRule).self, options: .named("basket") + .transient) { Flat(label: "flat") }
        }
        #expect(Set(found) == ["5 % off 10 or more", "flat", "coupon SPRING10"])
    }

    @Test func anotherCouponBookServesReaderAndRuleAlike() {
        let found = labels(Shop("1,Ada,BOOK,1,HALF", "2,Ada,BOOK,1,SPRING10")) { registrator in
            registrator.register(CouponBook.self, options: .container) { CouponBook(["HALF": .percent(50)]) }
        }
        #expect(found == ["coupon HALF"])
    }

    @Test func runsOfOneWiringShareTheLogOfProblems() {
        let messages = RecordingOutput()
        let files = FakeFileReader(files: Shop("1,Ada,PEN,none,").files)
        let world = FakeWorldAssembly(files: files, clock: FakeClock(today: nil), results: RecordingOutput(), messages: messages)
        let wiring = AssembliesWiring(replacements: [world])
        let first = wiring.program(for: Invocation(orders: "orders.csv"))
        let second = wiring.program(for: Invocation(orders: "none.csv", prices: "prices.csv", stock: "stock.csv"))
        #expect(throws: Never.self) { try first.run() }
        #expect(throws: OrdersError.unreadable(file: "none.csv", reason: "not among the fakes")) { try second.run() }
        #expect(messages.text == "orders.csv:2: the quantity \"none\" is not a whole number from 1 to 10000\n")
    }

    @Test func theProgramsOwnWiringReadsTheDisk() throws {
        let program = Wiring.assemblies.program(for: Invocation(orders: Data.folder + "none.csv"))
        #expect(throws: OrdersError.unreadable(file: Data.folder + "none.csv", reason: "No such file or directory")) { try program.run() }
    }
}
