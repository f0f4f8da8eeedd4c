/// A day of the calendar, without a time and a time zone.
public struct CalendarDate: Hashable, Sendable, CustomStringConvertible {
    /// From 1 to 9999.
    public let year: Int
    /// From 1 to 12.
    public let month: Int
    /// From 1 to the month's last.
    public let day: Int

    /// Makes a day; nil when the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads a day like `2025-03-01`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { Digits.number($0, upTo: 9999) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// `2025-03-01`.
    public var description: String {
        func padded(_ number: Int, to width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: width - digits.count) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
