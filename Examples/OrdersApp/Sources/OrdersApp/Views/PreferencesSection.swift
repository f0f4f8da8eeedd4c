import DIKit
import SwiftUI

/// What the user prefers. Declared, so it needs no container in the environment.
struct PreferencesSection: View {
    @DependencyObservable(\.preferences) private var preferences

    var body: some View {
        Section("Preferences") {
            Toggle("Show discounts", isOn: $preferences.showsDiscounts)
            Toggle("Show the day", isOn: $preferences.showsDay)
        }
    }
}
