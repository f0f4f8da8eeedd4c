internal import Foundation

/// The file that a generated source is written to.
public struct OutputFile: Sendable, Hashable {
    /// Its path.
    public let path: String

    /// Names a file, which need not exist.
    public init(path: String) { self.path = path }

    /// Whether the file holds just these bytes.
    public func holds(_ text: String) -> Bool { FileManager.default.contents(atPath: path) == Data(text.utf8) }

    /// Writes the text if the file holds anything else, so that a build that looks at dates does nothing in vain. Missing folders are made.
    ///
    /// A link is followed, a file's permissions stay as they are, and what is no file (a pipe, a terminal) is written to.
    /// - Returns: whether the file was written.
    /// - Throws: ``Failure``, when the file or a folder cannot be written. The file is then as it was.
    @discardableResult
    public func update(with text: String) throws(Failure) -> Bool {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes?[.type] as? FileAttributeType {
        case .typeDirectory?: throw Failure(path: path, reason: "it is a folder")
        case .typeRegular?, nil: if holds(text) { return false }
        default:
            try writing { try FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: Data(text.utf8)) }
            return true
        }
        try writing {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
            if let permissions = attributes?[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
            }
        }
        return true
    }

    private func writing(_ body: () throws -> Void) throws(Failure) {
        do { try body() } catch { throw Failure(path: path, reason: error.localizedDescription) }
    }

    /// A file could not be written.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// The file.
        public let path: String
        /// What the system says.
        public let reason: String
        /// `cannot write path: reason`.
        public var description: String { "cannot write \(path): \(reason)" }
    }
}
