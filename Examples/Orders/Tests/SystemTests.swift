import OrdersKit
import Testing

@Suite struct SystemTests {
    @Test func theDiskReaderReadsBytesAsTheyAre() throws {
        let file = try DiskFileReader().file(at: ShippedFiles.folder + "orders-with-mistakes.csv")
        #expect(file.name == ShippedFiles.folder + "orders-with-mistakes.csv")
        #expect(file.bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(file.bytes.contains(0xE9))
    }

    @Test func theDiskReaderSaysWhyAFileCannotBeRead() {
        let missing = ShippedFiles.folder + "none.csv"
        #expect(throws: OrdersError.unreadable(file: missing, reason: "No such file or directory")) { try DiskFileReader().file(at: missing) }
        #expect(throws: OrdersError.unreadable(file: ShippedFiles.folder, reason: "Is a directory")) {
            try DiskFileReader().file(at: ShippedFiles.folder)
        }
    }

    @Test func theSystemClockKnowsADay() throws {
        #expect(try #require(SystemClock().today).year >= 2025)
    }
}
