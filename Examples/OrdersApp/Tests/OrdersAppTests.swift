import DIKit
import DIKitTesting
import OrdersKit
import SwiftUI
import Testing

@testable import OrdersApp

// The host of the stand-ins plays the user. SwiftUI has none.
#if os(Linux)
    /// The whole window, as a user sees and touches it.
    @MainActor @Suite(.container) struct OrdersAppTests {
        private func window(_ others: any Assembly...) -> ViewHost {
            let host = ViewHost(ContentView().environmentObject(Container(assemblies: [ShopAssembly()] + others).toObservable()))
            host.update()
            return host
        }

        @Test func theWindowShowsReceiptsSummaryAndPreferences() {
            #expect(
                window().texts == [
                    "Orders", "Ada Lindqvist: 17.55", "coupon WELCOME5 -5.00", "Café Zoë: 178.80", "5 % off 10 or more -3.20",
                    "Okafor, Daniel: 64.00", "Summary", "customers 3", "items delivered 28", "items out of stock 2", "lines skipped 1",
                    "total 260.35", "Preferences", "Show discounts", "Show the day",
                ])
        }

        @Test func aSearchLeavesSomeCustomers() {
            let host = window()
            host.enter("zoë", into: "Customer")
            host.update()
            #expect(host.texts.contains("Café Zoë: 178.80") && !host.texts.contains("Ada Lindqvist: 17.55"))
        }

        @Test func anOpenRowStaysOpenWhenTheListChanges() {
            let host = window()
            host.press("Café Zoë: 178.80")
            host.update()
            #expect(host.texts.contains("4 × Espresso beans, 1 kg 118.00"))
            host.enter("zoë", into: "Customer")
            host.update()
            #expect(host.texts.contains("4 × Espresso beans, 1 kg 118.00"))
        }

        @Test func aRowShowsItsAmountsInAnotherStyle() {
            let host = window()
            for label in ["Café Zoë: 178.80", "Round"] {
                #expect(host.press(label))
                host.update()
            }
            #expect(host.texts.contains("4 × Espresso beans, 1 kg about 118") && host.texts.contains("Ada Lindqvist: 17.55"))
        }

        @Test func aPreferenceChangesEveryRow() {
            let host = window()
            host.flip("Show discounts")
            host.update()
            #expect(!host.texts.contains { $0.hasPrefix("coupon") || $0.hasPrefix("5 %") })
        }

        @Test(.dependencies { $0.clock.register { FixedClock(today: CalendarDate("2025-03-03")) } })
        func theDayIsAPreference() {
            let host = window()
            host.flip("Show the day")
            host.update()
            #expect(host.texts.first == "Orders of 2025-03-03")
        }

        @Test func missingFilesAreTold() {
            #expect(window(MissingFilesAssembly()).texts.contains("Error: cannot read 'prices.csv': not there"))
        }
    }
#endif
