/// Reads a price list.
public protocol PriceReader {
    /// The products with a valid price. Throws when the file is no use at all.
    func prices(in file: SourceFile) throws(OrdersError) -> PriceList
}

/// Reads CSV with the columns product, name and price.
public struct CSVPriceReader: PriceReader {
    private let tables: TableReader

    /// Makes a reader.
    public init(tables: TableReader) { self.tables = tables }

    /// The products with a valid price; a line that has none is reported and skipped.
    public func prices(in file: SourceFile) throws(OrdersError) -> PriceList {
        var codes = UniqueValues(column: "product")
        return PriceList(
            try tables.read(file, columns: ["product", "name", "price"]) { row throws(LineMistake) in
                let code = try row.text("product")
                let name = try row.text("name")
                let text = try row.text("price")
                guard let price = Money(text) else { throw .notAPrice(text) }
                try codes.check(code)
                codes.insert(code, line: row.line)
                return Product(code: code, name: name, price: price)
            })
    }
}
