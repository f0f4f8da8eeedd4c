import Testing

@testable import DIGraph

@Suite struct DrawingTests {
    /// Layers of a hundred with needs in the next ones, the same each time.
    static func large(_ count: Int) -> DependencyGraph {
        var wiring = Wiring()
        var seed = 1
        func next(_ limit: Int) -> Int {
            seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
            return seed / 65_536 % limit
        }
        for index in 0..<count {
            let needs = index + 40 < count ? (0..<1 + next(3)).map { _ in "Part\(min(count - 1, index + 20 + next(60)))" } : []
            wiring.add("Part\(index)", [.unique, .cached, .shared, .scoped, .singleton][next(5)], needs: Array(Set(needs)).sorted())
        }
        return wiring.graph
    }

    private func drawing(_ graph: DependencyGraph) -> (Picture, Drawing) {
        let picture = Picture(graph, graph.verify())
        return (picture, Drawing(picture))
    }

    @Test func whoNeedsStandsToTheLeft() {
        let (picture, drawing) = drawing(Self.large(300))
        for arrow in picture.arrows {
            #expect(drawing.boxes[arrow.source].x + drawing.boxes[arrow.source].width < drawing.boxes[arrow.target].x)
        }
    }

    @Test(arguments: [0, 1, 2, 50, 400])
    func boxesStandApart(_ count: Int) {
        let (_, drawing) = drawing(Self.large(count))
        let sorted = drawing.boxes.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        for (upper, lower) in zip(sorted, sorted.dropFirst()) where upper.x == lower.x {
            #expect(upper.y + upper.height < lower.y)
        }
        #expect(
            drawing.boxes.allSatisfy { $0.x >= 0 && $0.y >= -0.001 && $0.x + $0.width <= drawing.width && $0.y + $0.height <= drawing.height + 0.001 }
        )
    }

    @Test func aCircleIsDrawnWithAnArrowBack() {
        var wiring = Wiring()
        wiring.add("A", needs: ["B"])
        wiring.add("B", needs: ["A", "B"])
        let (_, drawing) = drawing(wiring.graph)
        #expect(drawing.routes.allSatisfy { $0.count >= 2 })
        #expect(drawing.boxes[0].x < drawing.boxes[1].x)
    }

    @Test func ordersColumnsWithFewCrossings() {
        var wiring = Wiring()
        for index in 0..<20 { wiring.add("Left\(index)", needs: ["Right\(19 - index)"]) }
        for index in 0..<20 { wiring.add("Right\(index)") }
        let (picture, drawing) = drawing(wiring.graph)
        for arrow in picture.arrows { #expect(abs(drawing.boxes[arrow.source].y - drawing.boxes[arrow.target].y) < 0.001) }
    }

    @Test func columnsAreNotHigherThanTheDrawingIsWide() {
        var wiring = Wiring()
        for index in 0..<900 { wiring.add("Leaf\(index)") }
        wiring.add("Root", needs: (0..<900).map { "Leaf\($0)" })
        let (_, drawing) = drawing(wiring.graph)
        #expect(drawing.height < 6_000)
    }
}
