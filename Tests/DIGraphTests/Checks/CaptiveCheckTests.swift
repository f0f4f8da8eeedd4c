import DIGraph
import Testing

@Suite struct CaptiveCheckTests {
    @Test(arguments: [
        (DependencyGraph.Lifetime.cached, DependencyGraph.Lifetime.scoped), (.singleton, .scoped), (.shared, .scoped), (.custom("a"), .scoped),
        (.cached, .custom("a")), (.singleton, .custom("a")), (.singleton, .cached),
    ])
    func aLongerLivedInstanceOnAShorterLivedOneIsFound(_ longer: DependencyGraph.Lifetime, _ shorter: DependencyGraph.Lifetime) {
        var wiring = Wiring()
        wiring.add("Service", longer, needs: ["Session"])
        wiring.add("Session", shorter)
        let findings = wiring.graph.verify().findings
        #expect(findings.map(\.summary) == ["captive 1: Service Session"])
        #expect(findings.first?.message == "`Service`, which is \(longer), holds `Session`, which is \(shorter)")
    }

    @Test(arguments: [
        (DependencyGraph.Lifetime.unique, DependencyGraph.Lifetime.scoped), (.cached, .cached), (.cached, .unique), (.cached, .shared),
        (.scoped, .cached), (.scoped, .scoped), (.custom("a"), .custom("b")), (.cached, .singleton), (.graph, .scoped),
    ])
    func otherPairsAreFine(_ user: DependencyGraph.Lifetime, _ used: DependencyGraph.Lifetime) {
        var wiring = Wiring()
        wiring.add("Service", user, needs: ["Session"])
        wiring.add("Session", used)
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func itIsFoundThroughWhatNobodyKeeps() {
        var wiring = Wiring()
        wiring.add("Service", .cached, needs: ["Helper"])
        wiring.add("Helper", needs: ["Alias"])
        wiring.add("Alias", .forwarded, needs: ["Session"], face: .implements)
        wiring.add("Session", .scoped)
        wiring.add("Other", .cached, needs: ["Session"])
        #expect(wiring.graph.findings() == ["captive 5: Other Session also Service"])
    }

    @Test func askingLaterHoldsNothing() {
        var wiring = Wiring()
        wiring.add("Service", .cached, needs: ["~Session"])
        wiring.add("Session", .scoped)
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func aChildKeepsBothForAsLongAsItLives() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("Service", .cached, needs: ["Session"], scope: 0)
        wiring.add("Session", .scoped, scope: 1)
        #expect(wiring.graph.findings().isEmpty)
        wiring.add("Kept", .cached, needs: ["Session"], scope: 1)
        #expect(wiring.graph.findings() == ["captive 3: Kept Session"])
    }
}
