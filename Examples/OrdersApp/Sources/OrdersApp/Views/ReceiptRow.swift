import Combine
import DIKit
import OrdersKit
import SwiftUI

/// A customer's receipt, which opens when it is touched.
struct ReceiptRow: View {
    /// What a row remembers.
    @MainActor
    final class Model: ObservableObject {
        let receipt: Receipt
        @Published var isOpen = false

        init(receipt: Receipt) { self.receipt = receipt }
    }

    /// Made once for the row's place in the list, of the receipt that is passed; open rows stay open when the list changes.
    @DIStateObject private var model: Model
    /// Asked for at each evaluation, under the name of the moment.
    @DIProvider(named: .plain) private var amounts: any AmountStyle
    @DependencyObservable(\.preferences) private var preferences

    init(receipt: Receipt) { _model = DIStateObject(with: [receipt], shouldCleanup: true) }

    var body: some View {
        let receipt = model.receipt
        let amounts = amounts
        Button("\(receipt.basket.customer): \(amounts.text(of: receipt.total))") { model.isOpen.toggle() }
        if model.isOpen {
            ForEach(receipt.basket.sales, id: \.order.number) { sale in
                Text("\(sale.delivered) × \(sale.order.product.name) \(amounts.text(of: sale.amount))")
            }
            Button($amounts.name == .plain ? "Round" : "Cents") { $amounts.name = $amounts.name == .plain ? .rounded : .plain }
        }
        if preferences.showsDiscounts {
            ForEach(receipt.discounts, id: \.label) { discount in
                Text("\(discount.label) \(amounts.text(of: -discount.amount))")
            }
        }
    }
}
