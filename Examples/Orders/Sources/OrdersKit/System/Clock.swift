/// Knows what day it is.
public protocol Clock {
    /// The day, or nil when that cannot be told.
    var today: CalendarDate? { get }
}

/// The clock of the computer, in its time zone.
public struct SystemClock: Clock {
    /// Makes a clock.
    public init() {}

    /// The day at the time of the call.
    public var today: CalendarDate? { Posix.today() }
}
