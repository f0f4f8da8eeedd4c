/// Reads the orders of a file.
public protocol OrderReader {
    /// The orders that make sense, in the order of the file. Throws when the file is no use at all.
    func orders(in file: SourceFile, prices: PriceList) throws(OrdersError) -> [Order]
}

/// Reads CSV with the columns order, customer, product, quantity and, if there are any, coupon.
public struct CSVOrderReader: OrderReader {
    private let tables: TableReader
    private let coupons: CouponBook

    /// Makes a reader.
    public init(tables: TableReader, coupons: CouponBook) {
        self.tables = tables
        self.coupons = coupons
    }

    /// The orders that make sense; a line that does not is reported and skipped.
    public func orders(in file: SourceFile, prices: PriceList) throws(OrdersError) -> [Order] {
        var numbers = UniqueValues(column: "order")
        return try tables.read(
            file, columns: ["order", "customer", "product", "quantity"], optionalColumns: ["coupon"]
        ) { row throws(LineMistake) in
            let order = Order(
                number: try row.text("order"), customer: try row.text("customer"), product: try product(of: row, prices),
                quantity: try row.number("quantity", in: 1...Order.largestQuantity), coupon: try coupon(of: row))
            try numbers.check(order.number)
            numbers.insert(order.number, line: row.line)
            return order
        }
    }

    private func product(of row: TableRow, _ prices: PriceList) throws(LineMistake) -> Product {
        let code = try row.text("product")
        guard let product = prices[code] else { throw .unknownProduct(code) }
        return product
    }

    private func coupon(of row: TableRow) throws(LineMistake) -> String? {
        guard let code = try row.optionalText("coupon") else { return nil }
        guard coupons[code] != nil else { throw .unknownCoupon(code) }
        return code
    }
}
