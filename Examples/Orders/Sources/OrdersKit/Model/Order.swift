/// What the shop sells under one code.
public struct Product: Hashable, Sendable {
    /// The code by which orders, prices and stock name it.
    public let code: String
    /// What a receipt calls it.
    public let name: String
    /// The price of one.
    public let price: Money

    /// Makes a product.
    public init(code: String, name: String, price: Money) {
        self.code = code
        self.name = name
        self.price = price
    }
}

/// One line of an orders file: a customer wants some of one product.
public struct Order: Hashable, Sendable {
    /// The largest quantity that one order may ask for.
    public static let largestQuantity = 10_000

    /// The order's number, as the file writes it.
    public let number: String
    /// Who ordered.
    public let customer: String
    /// What is wanted.
    public let product: Product
    /// How many are wanted.
    public let quantity: Int
    /// The coupon that came with the order, or nil.
    public let coupon: String?

    /// Makes an order.
    public init(number: String, customer: String, product: Product, quantity: Int, coupon: String? = nil) {
        self.number = number
        self.customer = customer
        self.product = product
        self.quantity = quantity
        self.coupon = coupon
    }
}
