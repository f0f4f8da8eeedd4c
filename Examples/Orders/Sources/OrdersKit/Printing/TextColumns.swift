/// Lines of text with their parts in columns. A part that is too long moves the rest to the right; nothing is cut.
enum TextColumns {
    private static let width = 56
    private static let amountWidth = 9

    /// Text at both ends of a line.
    static func line(_ left: String, _ right: String) -> String {
        right.isEmpty ? left : leading(left, max(width - right.count, left.count + 1)) + right
    }

    /// What was bought: number, quantity, name, price, amount.
    static func sale(_ sale: Sale) -> String {
        let product = sale.order.product
        let name = "\(trailing("\(sale.delivered)", 5)) x \(leading(product.name, 23))"
        return "  \(leading(sale.order.number, 6))\(name)\(trailing(product.price.description, 8))\(trailing(sale.amount.description, amountWidth))"
    }

    /// A remark below what was bought.
    static func note(_ text: String) -> String { String(repeating: " ", count: 16) + text }

    /// An amount with its name before it.
    static func amount(_ label: String, _ amount: Money) -> String {
        trailing(label, width - amountWidth) + trailing(amount.description, amountWidth)
    }

    private static func leading(_ text: String, _ width: Int) -> String { text + spaces(width - text.count) }
    private static func trailing(_ text: String, _ width: Int) -> String { spaces(width - text.count) + text }
    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
