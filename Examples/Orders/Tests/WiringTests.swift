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
        #expect(found == ["5 % off 10 or more", "flat", "coupon SPRING10"])
    }

    @Test func anotherCouponBookServesReaderAndRuleAlike() {
        let found = labels(Shop("1,Ada,BOOK,1,HALF", "2,Ada,BOOK,1,SPRING10")) { registrator in
            registrator.register(CouponBook.self, options: .container) { CouponBook(["HALF": .percent(50)]) }
        }
        #expect(found == ["coupon HALF"])
    }

    @Test func aSecondRunStartsWithoutTheProblemsOfTheFirst() throws {
        var files = Shop("1,Ada,PEN,none,").files
        files["good.csv"] = Array((Shop.header + "1,Ada,PEN,1,\n").utf8)
        let world = FakeWorldAssembly(
            files: FakeFileReader(files: files), clock: FakeClock(today: nil), results: RecordingOutput(), messages: RecordingOutput())
        let wiring = AssembliesWiring(replacements: [world])
        #expect(try wiring.program(for: Invocation(orders: "orders.csv")).run() == .badInput)
        #expect(try wiring.program(for: Invocation(orders: "good.csv")).run() == .success)
    }

    @Test func theProgramsOwnWiringReadsTheDisk() throws {
        let program = Wiring.assemblies.program(for: Invocation(orders: ShippedFiles.folder + "none.csv"))
        #expect(throws: OrdersError.unreadable(file: ShippedFiles.folder + "none.csv", reason: "No such file or directory")) { try program.run() }
    }
}
