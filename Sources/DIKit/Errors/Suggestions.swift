/// Registrations that may have been meant by a key that has none.
enum Suggestions {
    /// As many as a reader looks at.
    static let limit = 3
    /// As many names as are compared: an error is written in milliseconds, however large the container is.
    static let mostComparisons = 20_000

    /// The likeliest of `registrations`, best first: the same type under a name that differs in case, under a name that is
    /// near, under any other name or none; then a type of the same name, one whose name is near, one whose name begins or
    /// ends with the wanted one. Of equals, the one registered first.
    static func near(_ key: Key, in registrations: [Registration], comparing most: Int = mostComparisons) -> [Registration] {
        var search = Search(for: key, comparing: most)
        for registration in registrations { search.visit(registration) }
        return search.best.map(\.registration)
    }

    /// How a registered key resembles the wanted one, the likeliest first.
    fileprivate enum Resemblance: Int, Comparable {
        case nameInOtherCase, nearName, otherName
        case sameTypeName, nearTypeName, partOfTypeName

        static func < (left: Resemblance, right: Resemblance) -> Bool { left.rawValue < right.rawValue }
    }

    fileprivate struct Rank: Comparable {
        var resemblance: Resemblance
        var distance: Int
        /// A type that resembles the wanted one, but under another name.
        var hasOtherName = false

        static func < (left: Rank, right: Rank) -> Bool {
            if left.hasOtherName != right.hasOtherName { return right.hasOtherName }
            return (left.resemblance, left.distance) < (right.resemblance, right.distance)
        }
    }
}

extension Suggestions {
    private struct Search {
        private let key: Key
        private let wanted: String
        private let wantedFolded: String
        private let wantedName: String?
        private(set) var best: [(rank: Rank, registration: Registration)] = []
        private var comparisonsLeft: Int
        /// What a type's name was found to be worth: one type may be registered under thousands of names.
        private var types: [ObjectIdentifier: Rank?] = [:]

        init(for key: Key, comparing most: Int) {
            self.key = key
            comparisonsLeft = most
            wanted = TypeName.bare(key.type)
            wantedFolded = Search.folded(wanted)
            wantedName = key.name.map(Search.folded)
        }

        mutating func visit(_ registration: Registration) {
            guard let rank = rank(registration.key) else { return }
            let position = best.firstIndex { rank < $0.rank } ?? best.endIndex
            guard position < Suggestions.limit else { return }
            best.insert((rank, registration), at: position)
            if best.count > Suggestions.limit { best.removeLast() }
        }

        private mutating func rank(_ candidate: Key) -> Rank? {
            if candidate.type == key.type { return rank(name: candidate.name) }
            let identity = ObjectIdentifier(candidate.type)
            let known = types[identity]
            if known == nil, comparisonsLeft <= 0 { return nil }
            var rank = known ?? self.rank(typeName: TypeName.bare(candidate.type))
            types[identity] = .some(rank)
            rank?.hasOtherName = candidate.name != key.name
            return rank
        }

        private mutating func rank(name: String?) -> Rank {
            guard let wantedName, let name, comparisonsLeft > 0 else { return Rank(resemblance: .otherName, distance: 0) }
            comparisonsLeft -= 1
            let candidate = Search.folded(name)
            if candidate == wantedName { return Rank(resemblance: .nameInOtherCase, distance: 0) }
            // One letter of two is no resemblance: "v1" is not nearer to "v2" than no name is.
            guard let distance = NameDistance.ofSimilar(candidate, wantedName, part: 3) else { return Rank(resemblance: .otherName, distance: 0) }
            return Rank(resemblance: .nearName, distance: distance)
        }

        private mutating func rank(typeName name: String) -> Rank? {
            comparisonsLeft -= 1
            if name == wanted { return Rank(resemblance: .sameTypeName, distance: 0) }
            if let distance = NameDistance.ofSimilar(Search.folded(name), wantedFolded, part: 4) {
                return Rank(resemblance: .nearTypeName, distance: distance)
            }
            let (shorter, longer) = name.utf8.count < wanted.utf8.count ? (name, wanted) : (wanted, name)
            guard NameDistance.isWord(shorter, of: longer) else { return nil }
            return Rank(resemblance: .partOfTypeName, distance: longer.utf8.count - shorter.utf8.count)
        }

        /// Names are compared without regard to case, and no further than names reach.
        private static func folded(_ name: String) -> String { name.utf8.count <= 256 ? name.lowercased() : name }
    }
}
