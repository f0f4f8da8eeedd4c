/// Reads the lines of a CSV file whose first line names the columns, in any order.
///
/// Upper and lower case and spaces around the names do not matter; columns that nobody asks for are ignored.
public struct TableReader {
    private let problems: any ProblemReporter

    /// Makes a reader that reports the lines it skips.
    public init(problems: any ProblemReporter) { self.problems = problems }

    /// Makes a value of each line. A line with a mistake is reported and skipped.
    ///
    /// - Parameters:
    ///   - columns: The columns that have to be there.
    ///   - optionalColumns: Columns that may be missing; their values then are nil.
    /// - Throws: ``OrdersError/unusable(_:)`` when the header is no use.
    func read<Value>(
        _ file: SourceFile, columns: [String], optionalColumns: [String] = [], value: (TableRow) throws(LineMistake) -> Value
    ) throws(OrdersError) -> [Value] {
        var lines = CSVLines(file.bytes)
        let header = try header(of: file, from: lines.next(), columns: columns, optionalColumns: optionalColumns)
        var values: [Value] = []
        for line in lines {
            do throws(LineMistake) {
                let fields = try line.fields.get()
                guard fields.count == header.width else { throw .fieldCount(fields.count, expected: header.width) }
                values.append(try value(TableRow(line: line.number, fields: fields, positions: header.positions)))
            } catch {
                problems.report(Problem(file: file.name, line: line.number, mistake: error))
            }
        }
        return values
    }

    private func header(
        of file: SourceFile, from line: CSVLine?, columns: [String], optionalColumns: [String]
    ) throws(OrdersError) -> (width: Int, positions: [String: Int]) {
        do throws(LineMistake) {
            guard let line else { throw .noHeader(columns: columns) }
            let names = try line.fields.get().map { $0.trimmed.lowercased() }
            var positions: [String: Int] = [:]
            for (position, name) in names.enumerated() where columns.contains(name) || optionalColumns.contains(name) {
                guard positions.updateValue(position, forKey: name) == nil else { throw .repeatedColumn(name) }
            }
            let missing = columns.filter { positions[$0] == nil }
            guard missing.isEmpty else { throw .missingColumns(missing, found: names) }
            return (names.count, positions)
        } catch {
            throw .unusable(Problem(file: file.name, line: line?.number ?? 1, mistake: error))
        }
    }
}

/// One line of a table, its values found by the name of the column.
struct TableRow {
    /// The number of the line in its file.
    let line: Int
    fileprivate let fields: [String]
    fileprivate let positions: [String: Int]

    /// The text of a column without the spaces around it, or nil when there is none.
    func optionalText(_ column: String) throws(LineMistake) -> String? {
        guard let text = positions[column].map({ fields[$0].trimmed }), !text.isEmpty else { return nil }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { throw .controlCharacter(column: column) }
        return text
    }

    /// The text of a column, which has to be there.
    func text(_ column: String) throws(LineMistake) -> String {
        guard let text = try optionalText(column) else { throw .empty(column: column) }
        return text
    }

    /// The number in a column.
    func number(_ column: String, in range: ClosedRange<Int>) throws(LineMistake) -> Int {
        let text = try text(column)
        guard let number = Digits.number(text, upTo: range.upperBound), number >= range.lowerBound else {
            throw .notAWholeNumber(column: column, value: text, range: range)
        }
        return number
    }
}

/// Values that may be in one line only, with the lines where they are.
struct UniqueValues {
    private let column: String
    private var lines: [String: Int] = [:]

    init(column: String) { self.column = column }

    /// Throws when an earlier line has the value.
    func check(_ value: String) throws(LineMistake) {
        if let line = lines[value] { throw .repeated(column: column, value: value, line: line) }
    }

    /// Notes the value of a line that is not skipped.
    mutating func insert(_ value: String, line: Int) { lines[value] = line }
}

extension String {
    /// The text without the spaces and line ends around it.
    fileprivate var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[start...end])
    }
}
