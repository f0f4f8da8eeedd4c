import DIKit
import OrdersKit
import orders

/// Files in memory.
struct FakeFileReader: FileReader {
    let files: [String: [UInt8]]

    func file(at path: String) throws(OrdersError) -> SourceFile {
        guard let bytes = files[path] else { throw .unreadable(file: path, reason: "not among the fakes") }
        return SourceFile(name: path, bytes: bytes)
    }
}

/// A clock that stands still.
struct FakeClock: Clock {
    let today: CalendarDate?
}

/// Keeps what is written to it.
final class RecordingOutput: Output {
    private(set) var text = ""

    func write(_ text: String) { self.text += text }
}

/// An output that takes nothing.
struct FullOutput: Output {
    func write(_ text: String) throws(OrdersError) { throw .unwritable(reason: "full") }
}

/// Keeps the receipts instead of printing them.
final class ReceiptRecorder: ReceiptPrinter {
    private(set) var receipts: [Receipt] = []
    private(set) var dates: [CalendarDate?] = []

    func print(_ receipt: Receipt, date: CalendarDate?) {
        receipts.append(receipt)
        dates.append(date)
    }
}

/// Takes the place of the program's open registrations of the world outside.
struct FakeWorldAssembly: Assembly {
    let files: any FileReader
    let clock: any Clock
    let results: any Output
    let messages: any Output

    func assemble(with registrator: any Registrator) {
        registrator.register((any FileReader).self) { files }
        registrator.register((any Clock).self) { clock }
        registrator.register((any Output).self, options: .named(.results)) { results }
        registrator.register((any Output).self, options: .named(.messages)) { messages }
    }
}

/// Takes the place of the open registration of the receipt printer.
struct RecordedReceiptsAssembly: Assembly {
    let recorder: ReceiptRecorder

    func assemble(with registrator: any Registrator) {
        registrator.register((any ReceiptPrinter).self) { recorder }
    }
}

/// Registers what one test wants to have otherwise.
struct ClosureAssembly: Assembly {
    let register: (any Registrator) -> Void

    func assemble(with registrator: any Registrator) { register(registrator) }
}
