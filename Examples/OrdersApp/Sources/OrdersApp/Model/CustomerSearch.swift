import OrdersKit

/// Which customers are shown.
struct CustomerSearch: Equatable {
    /// A part of the name; empty for all.
    var text = ""

    /// Whether a receipt is shown.
    func finds(_ receipt: Receipt) -> Bool {
        text.isEmpty || receipt.basket.customer.lowercased().contains(text.lowercased())
    }
}
