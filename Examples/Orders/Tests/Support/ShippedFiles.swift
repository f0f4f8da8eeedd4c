import OrdersKit

/// The files beside the tests, found from where this file was compiled.
enum ShippedFiles {
    /// The example's folder, with a slash at its end.
    private static let example = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/"
    /// The folder of the data that the example ships, with a slash at its end.
    static let folder = example + "Data/"

    /// What a run over shipped data has to write.
    static func golden(_ name: String) throws -> String {
        String(decoding: try DiskFileReader().file(at: example + "Tests/Golden/" + name).bytes, as: UTF8.self)
    }
}

/// Reads the shipped data whatever the current folder is, and names the files as a user does who stands at the package's root.
struct ShippedFileReader: FileReader {
    func file(at path: String) throws(OrdersError) -> SourceFile {
        let prefix = "Examples/Orders/Data/"
        guard path.hasPrefix(prefix) else { throw .unreadable(file: path, reason: "not shipped") }
        return SourceFile(name: path, bytes: try DiskFileReader().file(at: ShippedFiles.folder + path.dropFirst(prefix.count)).bytes)
    }
}
