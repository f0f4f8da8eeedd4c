/// Prints receipts.
public protocol ReceiptPrinter {
    /// Prints one receipt, with a date if one is given.
    func print(_ receipt: Receipt, date: CalendarDate?) throws(OrdersError)
}

/// Prints receipts as text in columns, with an empty line after each.
public struct TextReceiptPrinter: ReceiptPrinter {
    private let output: any Output

    /// Makes a printer that writes to an output.
    public init(output: any Output) { self.output = output }

    /// Writes the receipt in one piece.
    public func print(_ receipt: Receipt, date: CalendarDate?) throws(OrdersError) {
        var lines = [TextColumns.line(receipt.basket.customer, date?.description ?? "")]
        for sale in receipt.basket.sales {
            lines.append(TextColumns.sale(sale))
            if sale.outOfStock > 0 { lines.append(TextColumns.note("\(sale.outOfStock) of \(sale.order.quantity) out of stock")) }
        }
        if !receipt.discounts.isEmpty { lines.append(TextColumns.amount("subtotal", receipt.basket.subtotal)) }
        for discount in receipt.discounts { lines.append(TextColumns.amount(discount.label, -discount.amount)) }
        lines.append(TextColumns.amount("total", receipt.total))
        try output.write(lines.map { $0 + "\n" }.joined() + "\n")
    }
}

/// Prints the summary.
public protocol SummaryPrinter {
    /// Prints the figures of a run.
    func print(_ summary: Summary) throws(OrdersError)
}

/// Prints the summary as text, one figure a line.
public struct TextSummaryPrinter: SummaryPrinter {
    private let output: any Output

    /// Makes a printer that writes to an output.
    public init(output: any Output) { self.output = output }

    /// Writes the summary in one piece.
    public func print(_ summary: Summary) throws(OrdersError) {
        let figures: [(String, String)] = [
            ("customers", "\(summary.customers)"), ("orders", "\(summary.orders)"), ("items delivered", "\(summary.delivered)"),
            ("items out of stock", "\(summary.outOfStock)"), ("subtotal", "\(summary.subtotal)"), ("discounts", "\(-summary.discount)"),
            ("total", "\(summary.total)"), ("lines skipped", "\(summary.linesSkipped)"),
        ]
        try output.write("Summary\n" + figures.map { TextColumns.line("  " + $0.0, $0.1) + "\n" }.joined())
    }
}
