import DIGraph
import Testing

@Suite struct CycleCheckTests {
    @Test func printsTheFirstStepAgainAtTheEnd() {
        var wiring = Wiring()
        wiring.add("App", needs: ["B"])
        wiring.add("A", needs: ["B"])
        wiring.add("B", needs: ["C"])
        wiring.add("C", needs: ["A"])
        let findings = wiring.graph.verify().findings
        #expect(findings.map(\.summary) == ["cycle 2: A B C A"])
        #expect(findings.first?.message == "a cycle of dependencies: `A` needs itself through 2 others")
    }

    @Test func aNodeMayNeedItself() {
        var wiring = Wiring()
        wiring.add("A", needs: ["A"])
        #expect(wiring.graph.findings() == ["cycle 1: A A"])
    }

    @Test func anOptionalNeedClosesACycle() {
        var wiring = Wiring()
        wiring.add("A", needs: ["B?"])
        wiring.add("B", needs: ["A"])
        #expect(wiring.graph.findings() == ["cycle 1: A B A"])
    }

    @Test func askingLaterBreaksACycle() {
        var wiring = Wiring()
        wiring.add("A", needs: ["B"])
        wiring.add("B", needs: ["~A"])
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func twoCyclesThroughOneNodeAreTwoFindings() {
        var wiring = Wiring()
        wiring.add("Hub", needs: ["A", "B"])
        wiring.add("A", needs: ["Hub"])
        wiring.add("B", needs: ["C"])
        wiring.add("C", needs: ["Hub"])
        #expect(wiring.graph.findings() == ["cycle 1: Hub A Hub", "cycle 1: Hub B C Hub"])
    }

    @Test func aCycleThatTwoContainersReachIsOneFinding() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("A", needs: ["B"], scope: 1)
        wiring.add("B", needs: ["A"], scope: 1)
        wiring.add("Keeper", .cached, needs: ["A"], scope: 1)
        #expect(wiring.graph.findings() == ["cycle 1: A B A"])
    }

    @Test func aLongChainNeedsNoStack() {
        var wiring = Wiring()
        for index in 0..<20_000 { wiring.add("T\(index)", needs: ["T\((index + 1) % 20_000)"]) }
        #expect(wiring.graph.verify().findings.map(\.path.count) == [20_001])
    }
}
