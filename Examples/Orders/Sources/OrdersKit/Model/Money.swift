/// An amount of money in whole cents, so that sums and discounts are exact.
///
/// Prices and quantities are limited where they are read, so that no sum of a file that fits into memory overflows.
public struct Money: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Nothing.
    public static let zero = Money(cents: 0)

    /// The amount in cents; negative for what is taken off.
    public let cents: Int64

    /// Makes an amount from cents.
    public init(cents: Int64) { self.cents = cents }

    /// Reads an amount like `12`, `12.5` or `12.50`, up to 99999.99; nil for anything else, signs and currencies included.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = Digits.number(parts[0], upTo: 99_999) else { return nil }
        guard parts.count == 2 else {
            self.init(cents: Int64(whole) * 100)
            return
        }
        guard parts[1].utf8.count <= 2, let fraction = Digits.number(parts[1], upTo: 99) else { return nil }
        self.init(cents: Int64(whole) * 100 + Int64(parts[1].utf8.count == 1 ? fraction * 10 : fraction))
    }

    /// `12.50`, or `-12.50`.
    public var description: String {
        let size = cents.magnitude
        let fraction = size % 100
        return "\(cents < 0 ? "-" : "")\(size / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    /// A percentage of the amount, rounded to the nearest cent; half a cent is rounded up.
    public func percent(_ percentage: Int64) -> Money {
        // The hundreds apart, so that the product cannot overflow.
        Money(cents: cents / 100 * percentage + (cents % 100 * percentage + 50) / 100)
    }

    /// The sum.
    public static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
    /// The difference.
    public static func - (left: Money, right: Money) -> Money { Money(cents: left.cents - right.cents) }
    /// The amount with its sign changed.
    public static prefix func - (amount: Money) -> Money { Money(cents: -amount.cents) }
    /// The price of several.
    public static func * (price: Money, quantity: Int) -> Money { Money(cents: price.cents * Int64(quantity)) }
    /// Whether one amount is smaller.
    public static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
}

extension Sequence<Money> {
    /// The sum of the amounts.
    public var sum: Money { reduce(.zero, +) }
}

/// Whole numbers in text: ASCII digits alone, no sign, no spaces.
enum Digits {
    static func number(_ text: some StringProtocol, upTo limit: Int) -> Int? {
        let bytes = text.utf8
        guard !bytes.isEmpty, bytes.count <= 9, bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        guard let number = Int(text), number <= limit else { return nil }
        return number
    }
}
