/// How many of each product are there to be sold.
public struct Stock: Sendable {
    /// The largest number that a stock file may give.
    public static let largestQuantity = 1_000_000

    private var quantities: [String: Int]

    /// Makes a stock from quantities by product code. A product that is not among them is out of stock.
    public init(_ quantities: [String: Int]) { self.quantities = quantities }

    /// How many of a product are left.
    public func quantity(of product: Product) -> Int { quantities[product.code] ?? 0 }

    /// Takes as many as wanted, or all that are left, and answers how many that is.
    public mutating func take(_ wanted: Int, of product: Product) -> Int {
        let left = quantity(of: product)
        let taken = min(wanted, left)
        quantities[product.code] = left - taken
        return taken
    }
}
