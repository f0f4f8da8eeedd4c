import Testing

@testable import DIGraph

@Suite struct NameDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "acb", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
        ("a", "", 1),
        ("größe", "grösse", 2),
    ])
    func countsChangesAndSwaps(left: String, right: String, distance: Int) {
        #expect(NameDistance.between(left, right, limit: 4) == distance)
        #expect(NameDistance.between(right, left, limit: 4) == distance)
        if distance > 0 { #expect(NameDistance.between(left, right, limit: distance - 1) == nil) }
    }

    @Test func ofLongNamesKnowsEqualityAlone() {
        let long = String(repeating: "a", count: 1_000)
        #expect(NameDistance.between(long, long, limit: 4) == 0)
        #expect(NameDistance.between(long, long + "b", limit: 4) == nil)
    }

    @Test(arguments: [("API", "LiveAPI", true), ("API", "APIClient", true), ("Set", "Settings", false), ("id", "Grid", false), ("API", "API", false)])
    func knowsTheFirstAndTheLastWord(shorter: String, longer: String, isWord: Bool) {
        #expect(NameDistance.isWord(shorter, of: longer) == isWord)
    }
}
