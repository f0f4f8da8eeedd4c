/// What was in a file.
public struct SourceFile: Sendable {
    /// What messages call the file.
    public let name: String
    /// Its bytes.
    public let bytes: [UInt8]

    /// Makes a file.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// Reads files.
public protocol FileReader {
    /// The file at a path; `-` is standard input.
    func file(at path: String) throws(OrdersError) -> SourceFile
}

/// Reads files from disk and from standard input.
public struct DiskFileReader: FileReader {
    /// Makes a reader.
    public init() {}

    /// Reads the whole file.
    public func file(at path: String) throws(OrdersError) -> SourceFile {
        let isStandardInput = path == "-"
        let name = isStandardInput ? "standard input" : path
        do throws(Posix.Failure) {
            return SourceFile(name: name, bytes: isStandardInput ? try Posix.contents(of: 0) : try Posix.contents(of: path))
        } catch {
            throw .unreadable(file: name, reason: error.description)
        }
    }
}
