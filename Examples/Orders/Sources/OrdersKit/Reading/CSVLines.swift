/// One line of a CSV file that is not empty, or what is wrong with it.
struct CSVLine {
    /// The number of the line; of the first one, when a quoted field goes over several.
    let number: Int
    let fields: Result<[String], LineMistake>
}

/// The lines of a CSV file, as RFC 4180 describes them.
///
/// Lines end with LF, CRLF or CR, a byte order mark is ignored, and lines with nothing in them (spaces and commas at most) are
/// left out. A quoted field may hold commas, line ends and doubled quotes. After a mistake in the quotes the reading goes on
/// with the next line of the text, so that one forgotten quote does not swallow the rest of the file.
struct CSVLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0
    private var lineNumber = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func next() -> CSVLine? {
        if position == 0, bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            position = bytes.count
            return CSVLine(number: lineNumber, fields: .failure(.notUTF8(field: nil)))
        }
        while position < bytes.count {
            let start = (position: position, lineNumber: lineNumber)
            do throws(LineMistake) {
                let fields = try nextFields()
                if fields.allSatisfy(\.isBlank) { continue }
                return CSVLine(number: start.lineNumber, fields: Self.decode(fields))
            } catch {
                (position, lineNumber) = start
                while position < bytes.count, !skipLineEnd() { position += 1 }
                return CSVLine(number: start.lineNumber, fields: .failure(error))
            }
        }
        return nil
    }

    /// Reads to the end of a line that is not inside quotes, and over it.
    private mutating func nextFields() throws(LineMistake) -> [[UInt8]] {
        var fields: [[UInt8]] = []
        while true {
            let number = fields.count + 1
            fields.append(position < bytes.count && bytes[position] == .quote ? try quotedField(number) : try plainField(number))
            if position == bytes.count || skipLineEnd() { return fields }
            position += 1  // a comma: nothing else ends a field
        }
    }

    private mutating func plainField(_ number: Int) throws(LineMistake) -> [UInt8] {
        let start = position
        while position < bytes.count, !bytes[position].endsField {
            if bytes[position] == .quote { throw .quoteInside(field: number) }
            position += 1
        }
        return Array(bytes[start..<position])
    }

    private mutating func quotedField(_ number: Int) throws(LineMistake) -> [UInt8] {
        var field: [UInt8] = []
        position += 1
        while position < bytes.count {
            if bytes[position] == .quote {
                position += 1
                guard position < bytes.count, bytes[position] == .quote else {
                    guard position == bytes.count || bytes[position].endsField else { throw .textAfterQuote(field: number) }
                    return field
                }
                field.append(.quote)
                position += 1
            } else {
                let start = position
                if !skipLineEnd() { position += 1 }
                field += bytes[start..<position]
            }
        }
        throw .unclosedQuote(field: number)
    }

    /// Goes over the end of a line, if there is one here.
    private mutating func skipLineEnd() -> Bool {
        switch bytes[position] {
        case .lineFeed: position += 1
        case .carriageReturn: position += position + 1 < bytes.count && bytes[position + 1] == .lineFeed ? 2 : 1
        default: return false
        }
        lineNumber += 1
        return true
    }

    private static func decode(_ fields: [[UInt8]]) -> Result<[String], LineMistake> {
        var texts: [String] = []
        for field in fields {
            let text = String(decoding: field, as: UTF8.self)
            // Bytes that are no UTF-8 are replaced while decoding, and then the text has other bytes than the field.
            guard text.utf8.elementsEqual(field) else { return .failure(.notUTF8(field: texts.count + 1)) }
            texts.append(text)
        }
        return .success(texts)
    }
}

extension [UInt8] {
    fileprivate var isBlank: Bool { allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}

extension UInt8 {
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")

    /// Whether a field that is not quoted ends before this byte.
    fileprivate var endsField: Bool { self == UInt8(ascii: ",") || self == .lineFeed || self == .carriageReturn }
}
