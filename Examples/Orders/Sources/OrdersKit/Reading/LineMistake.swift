/// What is wrong with a line of a file. Its description is the text that the user reads.
public enum LineMistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// A quoted field goes on to the end of the file.
    case unclosedQuote(field: Int)
    /// Something stands between a closing quote and the next comma.
    case textAfterQuote(field: Int)
    /// A field that is not quoted has a quote in it.
    case quoteInside(field: Int)
    /// A field, or with nil the whole file, is in another encoding.
    case notUTF8(field: Int?)
    /// The line has another number of fields than the header.
    case fieldCount(Int, expected: Int)

    /// There is no line that names the columns.
    case noHeader(columns: [String])
    /// The header lacks columns.
    case missingColumns([String], found: [String])
    /// The header names a column twice.
    case repeatedColumn(String)

    /// A value that has to be there is not.
    case empty(column: String)
    /// A value has a line end or another control character in it, which would spoil the receipt.
    case controlCharacter(column: String)
    /// A number has other characters than digits or is out of range.
    case notAWholeNumber(column: String, value: String, range: ClosedRange<Int>)
    /// A price is not an amount of money.
    case notAPrice(String)
    /// The price list does not have the product.
    case unknownProduct(String)
    /// Nobody gave out this coupon.
    case unknownCoupon(String)
    /// A value that has to be unique is in an earlier line too.
    case repeated(column: String, value: String, line: Int)

    /// One line of text.
    public var description: String {
        switch self {
        case .unclosedQuote(let field): "the quote that opens field \(field) is never closed"
        case .textAfterQuote(let field): "text after the closing quote of field \(field)"
        case .quoteInside(let field): "a quote inside field \(field): put the whole field in quotes and double those inside"
        case .notUTF8(let field?): "field \(field) is not valid UTF-8"
        case .notUTF8(nil): "the file is UTF-16: save it as UTF-8"
        case .fieldCount(let count, let expected): "\(Self.count(count, of: "field")), but the header names \(Self.count(expected, of: "column"))"
        case .noHeader(let columns): "the file is empty: its first line has to name the columns \(columns.joined(separator: ", "))"
        case .missingColumns(let columns, let found):
            "no column \(columns.map(Self.quoted).joined(separator: " and no column ")) in the header: it names \(found.map(Self.quoted).joined(separator: ", "))"
        case .repeatedColumn(let column): "the header names the column \(Self.quoted(column)) twice"
        case .empty(let column): "the \(column) is empty"
        case .controlCharacter(let column): "the \(column) has a line end or another control character in it"
        case .notAWholeNumber(let column, let value, let range):
            "the \(column) \(Self.quoted(value)) is not a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .notAPrice(let value): "the price \(Self.quoted(value)) is not an amount from 0.00 to 99999.99"
        case .unknownProduct(let code): "the product \(Self.quoted(code)) is not in the price list"
        case .unknownCoupon(let code): "the coupon \(Self.quoted(code)) is unknown"
        case .repeated(let column, let value, let line): "the \(column) \(Self.quoted(value)) is on line \(line) already"
        }
    }

    private static func count(_ count: Int, of thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    /// A value as a message shows it: in quotes, control characters escaped, not too long.
    private static func quoted(_ value: String) -> String {
        (value.count > 40 ? value.prefix(39) + "…" : value).debugDescription
    }
}

/// A mistake and where it is: `orders.csv:12: the customer is empty`.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The file as the user named it.
    public let file: String
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong.
    public let mistake: LineMistake

    /// Makes a problem.
    public init(file: String, line: Int, mistake: LineMistake) {
        self.file = file
        self.line = line
        self.mistake = mistake
    }

    /// One line of text, in the form that editors can follow.
    public var description: String { "\(file):\(line): \(mistake)" }
}
