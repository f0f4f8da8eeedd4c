/// Which column each item of a drawing stands in: to the right of all that need it.
struct Layering {
    /// The column of each item; nil for one that has no arrows.
    private(set) var columns: [Int?]
    /// Arrows that close a circle, which are drawn from right to left.
    private(set) var isReversed: [Bool]

    init(count: Int, arrows: [(source: Int, target: Int)]) {
        columns = [Int?](repeating: nil, count: count)
        isReversed = [Bool](repeating: false, count: arrows.count)
        var outgoing = [[Int]](repeating: [], count: count)
        var isDrawn = [Bool](repeating: false, count: count)
        for (index, arrow) in arrows.enumerated() where arrow.source != arrow.target {
            outgoing[arrow.source].append(index)
            isDrawn[arrow.source] = true
            isDrawn[arrow.target] = true
        }
        for (index, arrow) in arrows.enumerated() where arrow.source == arrow.target && !isDrawn[arrow.source] {
            isDrawn[arrow.source] = true
            isReversed[index] = false
        }
        let order = sort(arrows, outgoing, isDrawn)
        assign(order, arrows, outgoing, most: max(12, Self.root(of: count * 4)))
    }

    /// The whole part of the square root: without the mathematical library, which a program need not be linked with.
    static func root(of number: Int) -> Int {
        var root = number
        while root > number / max(root, 1) { root = (root + number / root) / 2 }
        return root
    }

    /// Items in an order in which all arrows that are not reversed lead forward.
    private mutating func sort(_ arrows: [(source: Int, target: Int)], _ outgoing: [[Int]], _ isDrawn: [Bool]) -> [Int] {
        enum Mark { case new, open, done }
        var marks = [Mark](repeating: .new, count: outgoing.count)
        var isNeeded = [Bool](repeating: false, count: outgoing.count)
        for arrow in arrows where arrow.source != arrow.target { isNeeded[arrow.target] = true }
        var order: [Int] = []
        let starts = outgoing.indices.filter { isDrawn[$0] && !isNeeded[$0] } + outgoing.indices.filter { isDrawn[$0] && isNeeded[$0] }
        for start in starts where marks[start] == .new {
            marks[start] = .open
            var stack = [(item: start, next: 0)]
            while let (item, next) = stack.last {
                guard next < outgoing[item].count else {
                    marks[item] = .done
                    order.append(item)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let arrow = outgoing[item][next]
                let target = arrows[arrow].target
                switch marks[target] {
                case .new:
                    marks[target] = .open
                    stack.append((target, 0))
                case .open: isReversed[arrow] = true
                case .done: break
                }
            }
        }
        return order.reversed()
    }

    private mutating func assign(_ order: [Int], _ arrows: [(source: Int, target: Int)], _ outgoing: [[Int]], most: Int) {
        var ingoing = [[Int]](repeating: [], count: outgoing.count)
        for (index, arrow) in arrows.enumerated() where arrow.source != arrow.target {
            if isReversed[index] { ingoing[arrow.source].append(arrow.target) } else { ingoing[arrow.target].append(arrow.source) }
        }
        // A reversed arrow leads from what stands before in the order, so all that is needed is there.
        var counts: [Int: Int] = [:]
        var lowest: [Int: Int] = [:]
        for item in order {
            var column = (ingoing[item].compactMap { columns[$0] }.max() ?? -1) + 1
            // A full column hands on to the next, which a later one of the same kind begins with.
            while counts[column, default: 0] >= most { column = max(column + 1, lowest[column] ?? 0) }
            columns[item] = column
            counts[column, default: 0] += 1
            lowest[column] = column + 1
        }
        pull(order, arrows)
    }

    /// Moves what nobody needs next to what it needs.
    private mutating func pull(_ order: [Int], _ arrows: [(source: Int, target: Int)]) {
        var nearest = [Int](repeating: .max, count: columns.count)
        var isNeeded = [Bool](repeating: false, count: columns.count)
        for (index, arrow) in arrows.enumerated() where arrow.source != arrow.target {
            let (source, target) = isReversed[index] ? (arrow.target, arrow.source) : (arrow.source, arrow.target)
            isNeeded[target] = true
            nearest[source] = min(nearest[source], columns[target] ?? .max)
        }
        for item in order where !isNeeded[item] && nearest[item] != .max { columns[item] = max(0, nearest[item] - 1) }
    }
}
