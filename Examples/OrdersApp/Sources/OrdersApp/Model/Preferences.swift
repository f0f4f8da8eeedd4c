import Observation

/// What the user prefers.
@MainActor @Observable
final class Preferences {
    /// Whether rows name the discounts.
    var showsDiscounts = true
    /// Whether the title names the day.
    var showsDay = false
}
