import DIKit
import OrdersKit

/// What is declared instead of registered.
extension Container {
    /// What the user prefers: one for the process, and for a test one of its own.
    @MainActor
    var preferences: Dependency<Preferences> { self(.singleton) { Preferences() }.preview { Preferences() }.test { Preferences() } }

    /// In previews the day stands still. A test that shows it has to say which day it is.
    var clock: Dependency<any Clock> { self(.unique) { SystemClock() }.preview { FixedClock(today: CalendarDate("2025-03-01")) } }
}

/// A clock that stands still.
struct FixedClock: Clock {
    let today: CalendarDate?
}
