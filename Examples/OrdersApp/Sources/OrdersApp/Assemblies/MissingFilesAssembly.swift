import DIKit
import OrdersKit

/// Takes the place of the files, for a preview or a test: there are none.
struct MissingFilesAssembly: Assembly {
    private struct NoFiles: FileReader {
        func file(at path: String) throws(OrdersError) -> SourceFile { throw .unreadable(file: path, reason: "not there") }
    }

    func assemble(with registrator: any Registrator) {
        registrator.register((any FileReader).self) { NoFiles() }
    }
}
