import Combine
import DIKit
import OrdersKit
import SwiftUI

/// The receipts, a summary and the preferences.
struct ContentView: View {
    /// One for all views, from the container in the environment.
    @DIObservedObject private var shop: Shop
    /// This view's own, which a search field changes.
    @DIState private var search: CustomerSearch

    var body: some View {
        List {
            Title()
            if let failure = shop.failure { Text(failure) }
            TextField("Customer", text: $search.text)
            ForEach(shop.receipts.filter(search.finds), id: \.basket.customer) { receipt in
                ReceiptRow(receipt: receipt)
            }
            SummarySection()
            PreferencesSection()
        }
        .onAppear { shop.load() }
    }
}

#if canImport(DeveloperToolsSupport)
    #Preview("a day") {
        ContentView()
            .environmentObject(Container(assemblies: ShopAssembly()).toObservable())
    }

    #Preview("no files") {
        let container = Container(assemblies: ShopAssembly(), MissingFilesAssembly())
        ContentView()
            .environmentObject(container.toObservable())
    }
#endif
