/// How far apart two names are.
package enum NameDistance {
    /// Names longer than this are compared for equality alone.
    private static let longest = 64

    /// The number of single-character changes and swaps of neighbours between two names; nil for more than `limit`.
    package static func between(_ left: String, _ right: String, limit: Int) -> Int? {
        guard abs(left.utf8.count - right.utf8.count) <= limit * 4, left.utf8.count <= longest * 4, right.utf8.count <= longest * 4 else {
            return left == right ? 0 : nil
        }
        let left = Array(left.unicodeScalars)
        let right = Array(right.unicodeScalars)
        guard left.count <= longest, right.count <= longest, abs(left.count - right.count) <= limit else { return left == right ? 0 : nil }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var next = [row + 1]
            next.reserveCapacity(right.count + 1)
            for column in right.indices {
                let isSame = left[row] == right[column]
                var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                next.append(best)
            }
            if next.min() ?? 0 > limit { return nil }
            (beforeLast, last) = (last, next)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }

    /// The distance of names that somebody may have confused: one letter in `part`, at most four; nil for more.
    package static func ofSimilar(_ left: String, _ right: String, part: Int) -> Int? {
        between(left, right, limit: min(min(left.utf8.count, right.utf8.count) / part, 4))
    }

    /// Whether `shorter` is the first or the last word of `longer`, as `API` is of `LiveAPI` and of `APIClient`, but not `Set`
    /// of `Settings`.
    package static func isWord(_ shorter: String, of longer: String) -> Bool {
        guard shorter.utf8.count >= 3, longer.utf8.count > shorter.utf8.count, longer.utf8.count <= longest * 2 else { return false }
        if longer.hasPrefix(shorter) { return longer.dropFirst(shorter.count).first?.isLowercase == false }
        return longer.hasSuffix(shorter) && shorter.first?.isUppercase == true
    }
}
