/// One line of an orders file.
public struct Order: Sendable, Equatable {
    /// The product's code.
    public let product: String
    /// How many are wanted.
    public let quantity: Int
}
