/// Items and the bends of long arrows, column by column.
struct Net {
    private(set) var columns: [[Int]]
    private(set) var heights: [Double]
    /// The middle of each vertex, from the top.
    private(set) var middles: [Double] = []
    /// Of each arrow the vertices where it crosses columns, from left to right.
    private(set) var bends: [[Int]]
    private var left: [[Int]]
    private var right: [[Int]]
    private var columnsOfVertices: [Int]

    static let heightOfBends = 1.0

    /// More bends than this are not drawn: then long arrows cross what lies between.
    private static let mostBends = 60_000

    init(_ layering: Layering, _ arrows: [(source: Int, target: Int)], heights: [Double]) {
        self.heights = heights
        let count = (layering.columns.compactMap(\.self).max() ?? -1) + 1
        columns = [[Int]](repeating: [], count: count)
        columnsOfVertices = layering.columns.map { $0 ?? -1 }
        left = [[Int]](repeating: [], count: heights.count)
        right = left
        bends = [[Int]](repeating: [], count: arrows.count)
        for (vertex, column) in layering.columns.enumerated() { if let column { columns[column].append(vertex) } }
        // Long arrows of one item run together until they turn to where they lead.
        var shared: [[Int]: Int] = [:]
        for (index, arrow) in arrows.enumerated() where arrow.source != arrow.target {
            let (start, end) = layering.isReversed[index] ? (arrow.target, arrow.source) : (arrow.source, arrow.target)
            let (first, last) = (columnsOfVertices[start], columnsOfVertices[end])
            guard shared.count + last - first < Self.mostBends, first < last else { continue }
            var previous = start
            for column in first + 1..<max(last, first + 1) {
                if let bend = shared[[start, column]] {
                    previous = bend
                } else {
                    let bend = addBend(in: column)
                    shared[[start, column]] = bend
                    connect(previous, bend)
                    previous = bend
                }
                bends[index].append(previous)
            }
            connect(previous, end)
        }
    }

    func column(of vertex: Int) -> Int { columnsOfVertices[vertex] }

    /// Orders the columns and places the vertices.
    mutating func arrange() {
        // Bends begin in the middle: where nothing else says where they belong, an arrow then passes between the items of its column.
        let started = columns.map { column -> [Int] in
            let items = column.filter { heights[$0] > Self.heightOfBends }
            let half = items.count / 2
            return Array(items[..<half]) + column.filter { heights[$0] <= Self.heightOfBends } + Array(items[half...])
        }
        columns = Ordering(columns: started, left: left, right: right).columns
        middles = Placing(columns: columns, left: left, right: right, heights: heights, gap: 14).middles
    }

    private mutating func addBend(in column: Int) -> Int {
        let vertex = heights.count
        heights.append(Self.heightOfBends)
        left.append([])
        right.append([])
        columnsOfVertices.append(column)
        columns[column].append(vertex)
        return vertex
    }

    private mutating func connect(_ from: Int, _ to: Int) {
        right[from].append(to)
        left[to].append(from)
    }
}
