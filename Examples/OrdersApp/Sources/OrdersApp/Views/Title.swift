import DIKit
import OrdersKit
import SwiftUI

/// The title, with the day if it is wanted.
struct Title: View {
    @DependencyObservable(\.preferences) private var preferences
    /// Asked for when the day is shown, not before.
    @LazyDependency(\.clock) private var clock

    var body: some View {
        if preferences.showsDay, let today = clock.today {
            Text("Orders of \(today.description)")
        } else {
            Text("Orders")
        }
    }
}

#if canImport(DeveloperToolsSupport)
    #Preview("with the day") {
        let _ = prepareDependencies {
            $0.clock.register { FixedClock(today: CalendarDate("2024-02-29")) }
            $0.preferences.register {
                let preferences = Preferences()
                preferences.showsDay = true
                return preferences
            }
        }
        Title()
    }

    #Preview("without") {
        Container.shared {
            $0.clock.register { FixedClock(today: nil) }
        }
        Title()
    }
#endif
