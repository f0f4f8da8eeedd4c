/// Counts, on main.
@MainActor
final class Tally {
    private(set) var count = 0
    func add() { count += 1 }
}
