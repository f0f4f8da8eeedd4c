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
    /// - Returns: whether the file was written.
    /// - Throws: ``Failure``, when the file or a folder cannot be written. The file is then as it was.
    @discardableResult
    public func update(with text: String) throws(Failure) -> Bool {
        if holds(text) { return false }
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw Failure(path: path, reason: error.localizedDescription)
        }
        return true
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
