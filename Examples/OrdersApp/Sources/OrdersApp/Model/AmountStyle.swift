import OrdersKit

/// How amounts are shown.
protocol AmountStyle: Sendable {
    /// The text of an amount.
    func text(of amount: Money) -> String
}

/// With cents.
struct PlainAmounts: AmountStyle {
    func text(of amount: Money) -> String { amount.description }
}

/// Without.
struct RoundedAmounts: AmountStyle {
    func text(of amount: Money) -> String { "about \((amount.cents + 50) / 100)" }
}
