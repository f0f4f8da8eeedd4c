/// Where something was written: `Module/File.swift:12`.
///
/// The text is made when an error is written; until then a place is the compiler's two constants.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
    /// The file, as `#fileID` gives it.
    public let fileID: StaticString
    /// The line, as `#line` gives it.
    public let line: UInt

    /// Makes a place from the compiler's constants.
    @inlinable
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
        self.fileID = fileID
        self.line = line
    }

    /// `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }

    /// Whether two places name the same file and line.
    public static func == (left: SourcePlace, right: SourcePlace) -> Bool {
        left.line == right.line && left.fileID.description == right.fileID.description
    }

    /// Hashes the file's text and the line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileID.description)
        hasher.combine(line)
    }
}
