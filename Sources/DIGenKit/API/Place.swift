/// A position in a source, as the compiler counts: line and column begin at 1, and a column is a byte of UTF-8.
public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The path as it was found below what the configuration names.
    public var path: String
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int

    /// Makes a place.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// `path:line:column`.
    public var description: String { "\(path):\(line):\(column)" }

    /// By path, then by line, then by column.
    public static func < (left: Place, right: Place) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}
