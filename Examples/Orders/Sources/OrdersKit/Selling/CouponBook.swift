/// What a coupon is worth.
public enum Coupon: Hashable, Sendable {
    /// An amount, or the whole order when that is less.
    case amount(Money)
    /// A percentage of the order.
    case percent(Int64)

    /// What is taken off an order of this amount.
    public func discount(on amount: Money) -> Money {
        switch self {
        case .amount(let value): min(value, amount)
        case .percent(let percentage): amount.percent(percentage)
        }
    }
}

/// The coupons that were given out, by their codes. Upper and lower case differ.
public struct CouponBook: Sendable {
    /// The coupons of this shop.
    public static let standard = CouponBook(["WELCOME5": .amount(Money(cents: 500)), "SPRING10": .percent(10)])

    private let coupons: [String: Coupon]

    /// Makes a book.
    public init(_ coupons: [String: Coupon]) { self.coupons = coupons }

    /// The coupon with a code, or nil.
    public subscript(code: String) -> Coupon? { coupons[code] }
}
