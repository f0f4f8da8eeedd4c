/// The products that are for sale, found by their code.
public struct PriceList: Sendable {
    private let products: [String: Product]

    /// Makes a list; of several products with one code the first one counts.
    public init(_ products: [Product]) {
        self.products = Dictionary(products.map { ($0.code, $0) }) { first, _ in first }
    }

    /// The product with a code, or nil.
    public subscript(code: String) -> Product? { products[code] }
}
