/// How far down each vertex stands: in the order given, apart, and as near to those that it is connected with as that allows.
struct Placing {
    /// The middle of each vertex.
    private(set) var middles: [Double]
    private let columns: [[Int]]
    private let heights: [Double]
    private let gap: Double

    init(columns: [[Int]], left: [[Int]], right: [[Int]], heights: [Double], gap: Double) {
        self.columns = columns
        self.heights = heights
        self.gap = gap
        middles = [Double](repeating: 0, count: heights.count)
        for column in columns { place(column, wanting: [Double](repeating: 0, count: column.count)) }
        for round in 0..<10 {
            let isForward = round % 2 == 0
            for index in isForward ? Array(columns.indices) : columns.indices.reversed() {
                let wanted = columns[index].map { vertex -> Double in
                    let side = isForward ? left[vertex] : right[vertex]
                    let near = round >= 8 ? left[vertex] + right[vertex] : side.isEmpty ? left[vertex] + right[vertex] : side
                    return near.isEmpty ? middles[vertex] : near.reduce(0) { $0 + middles[$1] } / Double(near.count)
                }
                place(columns[index], wanting: wanted)
            }
        }
        let top = middles.indices.map { middles[$0] - heights[$0] / 2 }.min() ?? 0
        for index in middles.indices { middles[index] -= top }
    }

    /// From the middle of one to that of the next. Bends may lie side by side like the lanes of a road.
    private func distance(_ upper: Int, _ lower: Int) -> Double {
        let areBends = max(heights[upper], heights[lower]) <= Net.heightOfBends
        return heights[upper] / 2 + (areBends ? 4 : gap) + heights[lower] / 2
    }

    /// The places nearest to those wanted (least squares) that keep the order and the gaps: neighbours that want to be in each other's
    /// place are joined to blocks, which stand where their members want to be on average.
    private mutating func place(_ column: [Int], wanting wanted: [Double]) {
        struct Block {
            var sum: Double
            var count: Int
            var mean: Double { sum / Double(count) }
        }
        var offsets: [Double] = []
        var offset = 0.0
        for (index, vertex) in column.enumerated() {
            if index > 0 { offset += distance(column[index - 1], vertex) }
            offsets.append(offset)
        }
        var blocks: [Block] = []
        for index in column.indices {
            blocks.append(Block(sum: wanted[index] - offsets[index], count: 1))
            while blocks.count > 1, blocks[blocks.count - 2].mean >= blocks[blocks.count - 1].mean {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].sum += last.sum
                blocks[blocks.count - 1].count += last.count
            }
        }
        var index = 0
        for block in blocks {
            for _ in 0..<block.count {
                middles[column[index]] = block.mean + offsets[index]
                index += 1
            }
        }
    }
}
