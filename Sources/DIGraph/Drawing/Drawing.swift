/// A layered drawing: who needs something stands to the left of it. Computed from the picture alone, so it is the same each time.
struct Drawing {
    struct Point {
        var x: Double
        var y: Double
    }

    struct Box {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        let height = 40.0
        /// What fits of the caption.
        var caption = ""
        var remark = ""
    }

    /// The boxes of the picture's items.
    private(set) var boxes: [Box]
    /// The corners of the picture's arrows, from the needing to the needed: each second stretch is level.
    private(set) var routes: [[Point]]
    private(set) var width = 0.0
    private(set) var height = 0.0

    private static let columnGap = 64.0
    private static let longestCaption = 44

    init(_ picture: Picture) {
        boxes = picture.items.map { item in
            let caption = Self.shortened(item.caption)
            let remark = Self.shortened(item.remark)
            return Box(width: max(Double(caption.count) * 7.3, Double(remark.count) * 6.1) + 26, caption: caption, remark: remark)
        }
        let ends = picture.arrows.map { (source: $0.source, target: $0.target) }
        routes = [[Point]](repeating: [], count: ends.count)
        let layering = Layering(count: boxes.count, arrows: ends)
        var net = Net(layering, ends, heights: boxes.map(\.height))
        net.arrange()
        place(net)
        placeUnconnected(boxes.indices.filter { layering.columns[$0] == nil })
        route(net, ends, layering)
    }

    private mutating func place(_ net: Net) {
        var x = 0.0
        for column in net.columns {
            let width = column.filter { $0 < boxes.count }.map { boxes[$0].width }.max() ?? 0
            for vertex in column where vertex < boxes.count {
                boxes[vertex].x = x
                boxes[vertex].y = net.middles[vertex] - boxes[vertex].height / 2
                boxes[vertex].width = width
            }
            height = max(height, column.map { net.middles[$0] + net.heights[$0] / 2 }.max() ?? 0)
            x += width + Self.columnGap
        }
        width = max(0, x - Self.columnGap)
    }

    /// What nobody needs and needs nothing, in rows below the rest.
    private mutating func placeUnconnected(_ items: [Int]) {
        guard !items.isEmpty else { return }
        let cell = items.map { boxes[$0].width }.max() ?? 0
        let fitting = Int((max(width, 600) + 16) / (cell + 16))
        let square = Layering.root(of: items.count * 56 / Int(cell + 16)) + 1
        let perRow = max(1, width > 0 ? max(fitting, square) : square)
        let top = height > 0 ? height + 48 : 0
        for (index, item) in items.enumerated() {
            boxes[item].x = Double(index % perRow) * (cell + 16)
            boxes[item].y = top + Double(index / perRow) * 56
            boxes[item].width = cell
            width = max(width, boxes[item].x + cell)
            height = max(height, boxes[item].y + boxes[item].height)
        }
    }

    private mutating func route(_ net: Net, _ ends: [(source: Int, target: Int)], _ layering: Layering) {
        let edges = columnEdges(net)
        for (index, end) in ends.enumerated() {
            let (source, target) = (boxes[end.source], boxes[end.target])
            let sourceMiddle = source.y + source.height / 2
            let targetMiddle = target.y + target.height / 2
            guard end.source != end.target else {
                let right = source.x + source.width
                routes[index] = [Point(x: right - 22, y: source.y), Point(x: right - 8, y: source.y)]
                continue
            }
            var bends: [Point] = []
            for vertex in net.bends[index] {
                let column = edges[net.column(of: vertex)]
                bends += [Point(x: column.left, y: net.middles[vertex]), Point(x: column.right, y: net.middles[vertex])]
            }
            if layering.isReversed[index] {
                routes[index] = [Point(x: source.x, y: sourceMiddle)] + bends.reversed() + [Point(x: target.x + target.width, y: targetMiddle)]
            } else {
                routes[index] = [Point(x: source.x + source.width, y: sourceMiddle)] + bends + [Point(x: target.x, y: targetMiddle)]
            }
        }
    }

    private func columnEdges(_ net: Net) -> [(left: Double, right: Double)] {
        net.columns.map { column in
            let real = column.filter { $0 < boxes.count }
            let left = real.map { boxes[$0].x }.min() ?? 0
            return (left, left + (real.map { boxes[$0].width }.max() ?? 0))
        }
    }

    private static func shortened(_ text: String) -> String { text.count > longestCaption ? text.prefix(longestCaption - 1) + "…" : text }
}
