import DIKit
import OrdersKit

/// The world outside: files, clock and the standard streams. All of it is open, so that a test can put its own in place.
struct SystemAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register((any FileReader).self, options: .transient + .open) { DiskFileReader() }
        registrator.register((any Clock).self, options: .transient + .open) { SystemClock() }
        registrator.register((any Output).self, options: .named(.results) + .transient + .open) { StandardStream.output }
        registrator.register((any Output).self, options: .named(.messages) + .transient + .open) { StandardStream.error }
    }
}

/// The names of the outputs.
extension String {
    /// The output for receipts and the summary.
    package static let results = "results"
    /// The output for problems.
    package static let messages = "messages"
}
