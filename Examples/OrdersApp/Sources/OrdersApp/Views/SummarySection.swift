import Combine
import DIKit
import OrdersKit
import SwiftUI

/// The figures of the day.
struct SummarySection: View {
    @DIObservedObject private var shop: Shop

    var body: some View {
        let summary = shop.summary
        Section("Summary") {
            Text("customers \(summary.customers)")
            Text("items delivered \(summary.delivered)")
            Text("items out of stock \(summary.outOfStock)")
            Text("lines skipped \(summary.linesSkipped)")
            Text("total \(summary.total.description)")
        }
    }
}
