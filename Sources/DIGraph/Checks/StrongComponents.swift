/// Groups of vertices that reach each other (Tarjan's algorithm, with a stack of its own).
struct StrongComponents {
    private struct Mark {
        var index: Int
        var low: Int
        var isOnStack: Bool
    }

    private struct Visit {
        let vertex: Int
        let targets: [Int]
        var next = 0
    }

    private var marks: [Int: Mark] = [:]
    private var stack: [Int] = []
    /// The groups, each before those that lead to it.
    private(set) var components: [[Int]] = []

    func isNew(_ vertex: Int) -> Bool { marks[vertex] == nil }

    mutating func visit(_ start: Int, targets: (Int) -> [Int]) {
        var visits = [begin(start, targets)]
        while var visit = visits.popLast() {
            if visit.next < visit.targets.count {
                let target = visit.targets[visit.next]
                visit.next += 1
                visits.append(visit)
                if let mark = marks[target] {
                    if mark.isOnStack { lower(visit.vertex, to: mark.index) }
                } else {
                    visits.append(begin(target, targets))
                }
                continue
            }
            guard let mark = marks[visit.vertex] else { continue }
            if let user = visits.last?.vertex { lower(user, to: mark.low) }
            if mark.low == mark.index { close(visit.vertex) }
        }
    }

    private mutating func begin(_ vertex: Int, _ targets: (Int) -> [Int]) -> Visit {
        marks[vertex] = Mark(index: marks.count, low: marks.count, isOnStack: true)
        stack.append(vertex)
        return Visit(vertex: vertex, targets: targets(vertex))
    }

    private mutating func lower(_ vertex: Int, to low: Int) {
        if let mark = marks[vertex], low < mark.low { marks[vertex]?.low = low }
    }

    private mutating func close(_ root: Int) {
        var component: [Int] = []
        while let vertex = stack.popLast() {
            marks[vertex]?.isOnStack = false
            component.append(vertex)
            if vertex == root { break }
        }
        components.append(component)
    }
}
