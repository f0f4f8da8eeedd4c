/// Where something was written: `Module/File.swift:12`.
///
/// The text is made when an error is written; until then a place is the compiler's constants.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
    /// The constant, for what can only take one; of no use where `address` is not 0.
    @usableFromInline let literal: StaticString
    /// The address of the file's text, for a place that a declaration carries in as few words as there are; else 0.
    @usableFromInline let address: UInt
    /// The line, as `#line` gives it.
    public let line: UInt

    /// Makes a place from the compiler's constants.
    @inlinable
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(literal: fileID, address: 0, line: line)
    }

    /// - Parameter address: that of the characters of a `#fileID`, which never go away.
    init(address: UInt, line: UInt) { self.init(literal: "DIKit", address: address, line: line) }

    @inlinable
    init(literal: StaticString, address: UInt, line: UInt) {
        self.literal = literal
        self.address = address
        self.line = line
    }

    /// The file, as `#fileID` gives it.
    public var fileID: String { UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) } ?? literal.description }

    /// The same as a constant, if it is one.
    package var constantFileID: StaticString? { address == 0 ? literal : nil }

    /// `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }

    /// Whether two places name the same file and line.
    public static func == (left: SourcePlace, right: SourcePlace) -> Bool {
        left.line == right.line && left.fileID == right.fileID
    }

    /// Hashes the file's text and the line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileID)
        hasher.combine(line)
    }
}
