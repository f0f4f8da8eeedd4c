/// Reads what is in stock.
public protocol StockReader {
    /// The quantities that make sense. Throws when the file is no use at all.
    func stock(in file: SourceFile) throws(OrdersError) -> Stock
}

/// Reads CSV with the columns product and quantity.
public struct CSVStockReader: StockReader {
    private let tables: TableReader

    /// Makes a reader.
    public init(tables: TableReader) { self.tables = tables }

    /// The quantities that make sense; a line that does not is reported and skipped.
    public func stock(in file: SourceFile) throws(OrdersError) -> Stock {
        var codes = UniqueValues(column: "product")
        let quantities = try tables.read(file, columns: ["product", "quantity"]) { row throws(LineMistake) in
            let code = try row.text("product")
            let quantity = try row.number("quantity", in: 0...Stock.largestQuantity)
            try codes.check(code)
            codes.insert(code, line: row.line)
            return (code, quantity)
        }
        return Stock(Dictionary(quantities) { first, _ in first })
    }
}
