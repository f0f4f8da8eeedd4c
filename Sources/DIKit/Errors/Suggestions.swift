/// Registrations that may have been meant by a key that has none.
enum Suggestions {
    static let limit = 3

    /// The nearest of `registrations`: the same type under another name, then names that differ little.
    static func near(_ key: Key, in registrations: [Registration]) -> [Registration] {
        let wanted = TypeName.short(key.type)
        let ranked = registrations.enumerated().compactMap { index, registration -> (rank: Int, index: Int, registration: Registration)? in
            rank(registration.key, for: key, wanted: wanted).map { ($0, index, registration) }
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(limit).map(\.registration)
    }

    /// How far a registered key is from the wanted one; nil for too far.
    private static func rank(_ candidate: Key, for key: Key, wanted: String) -> Int? {
        let name = TypeName.short(candidate.type)
        if candidate.type == key.type {
            guard let left = candidate.name, let right = key.name else { return 1 }
            return left.lowercased() == right.lowercased() ? 0 : 1 + min(distance(left, right), 8)
        }
        guard candidate.name == key.name || key.name == nil else { return nil }
        if bare(name) == bare(wanted) { return 10 }
        let allowed = wanted.count / 4
        let distance = distance(bare(name).lowercased(), bare(wanted).lowercased())
        return distance <= allowed ? 11 + distance : nil
    }

    /// `any API` and `API` are near.
    private static func bare(_ name: String) -> String { name.hasPrefix("any ") ? String(name.dropFirst(4)) : name }

    /// The number of single-character changes between two names.
    static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let substituted = diagonal + (right[column] == character ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(substituted, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[right.count]
    }
}
