/// In which order the items of each column stand, so that few arrows cross.
struct Ordering {
    /// The vertices of each column from top to bottom.
    private(set) var columns: [[Int]]
    private let left: [[Int]]
    private let right: [[Int]]

    /// - Parameters:
    ///   - left: Of each vertex those in the column before that an arrow connects it with.
    init(columns: [[Int]], left: [[Int]], right: [[Int]]) {
        self.columns = columns
        self.left = left
        self.right = right
        var best = columns
        var fewest = crossings
        for round in 0..<24 where fewest > 0 {
            sweep(forward: round % 2 == 0)
            let count = crossings
            if count < fewest { (best, fewest) = (self.columns, count) }
        }
        self.columns = best
    }

    private mutating func sweep(forward: Bool) {
        var positions = [Double](repeating: 0, count: left.count)
        func note(_ column: [Int]) { for (index, vertex) in column.enumerated() { positions[vertex] = Double(index) } }
        for column in columns { note(column) }
        for index in forward ? Array(columns.indices.dropFirst()) : columns.indices.dropLast().reversed() {
            let neighbours = forward ? left : right
            let ranked = columns[index].map { vertex -> (rank: Double, vertex: Int) in
                let near = neighbours[vertex]
                return (near.isEmpty ? positions[vertex] : near.reduce(0) { $0 + positions[$1] } / Double(near.count), vertex)
            }
            columns[index] = ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.vertex)
            note(columns[index])
        }
    }

    /// How many pairs of arrows cross between neighbouring columns.
    private var crossings: Int {
        columns.indices.dropFirst().reduce(0) { count, index in
            var positions: [Int: Int] = [:]
            for (position, vertex) in columns[index - 1].enumerated() { positions[vertex] = position }
            let ends = columns[index].flatMap { vertex in left[vertex].compactMap { positions[$0] }.sorted() }
            return count + Self.inversions(ends, below: columns[index - 1].count)
        }
    }

    /// Pairs that stand in the wrong order, counted with a tree of sums.
    private static func inversions(_ values: [Int], below limit: Int) -> Int {
        var sums = [Int](repeating: 0, count: limit + 1)
        var count = 0
        for (seen, value) in values.enumerated() {
            var index = value + 1
            var smallerOrEqual = 0
            while index > 0 {
                smallerOrEqual += sums[index]
                index &= index - 1
            }
            count += seen - smallerOrEqual
            index = value + 1
            while index <= limit {
                sums[index] += 1
                index += index & -index
            }
        }
        return count
    }
}
