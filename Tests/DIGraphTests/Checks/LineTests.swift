import DIGraph
import Testing

/// Containers with parents: which of them a need is looked up in.
@Suite struct LineTests {
    @Test func whatNobodyKeepsIsBuiltFromTheContainerThatIsAsked() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("Log", scope: 0)
        wiring.add("Screen", .unique, needs: ["Log"], scope: 1)
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func whatIsKeptIsBuiltFromItsKeeperAlone() throws {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("Log", scope: 0)
        wiring.add("Screen", .cached, needs: ["Log"], scope: 1)
        let finding = try #require(wiring.graph.verify().findings.first)
        #expect(finding.summary == "missing 2: Screen")
        #expect(finding.notes.first?.message == "the container has it; this is built from its parent 1 alone")
        #expect(finding.notes.first?.place?.line == 1)
    }

    @Test func bothWaysToAskForOneNodeAreLookedAt() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("Log", scope: 0)
        wiring.add("Screen", .unique, needs: ["Log"], scope: 1)
        wiring.add("Keeper", .cached, needs: ["Screen"], scope: 1)
        #expect(wiring.graph.findings() == ["missing 2: Screen Keeper"])
    }

    @Test func whatAChildShadowsIsLookedAtWhereTheParentNeedsIt() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("API", scope: 0)
        wiring.add("API", .unique, needs: ["Missing"], scope: 1)
        #expect(wiring.graph.findings().isEmpty)
        wiring.add("Keeper", .cached, needs: ["API"], scope: 1)
        #expect(wiring.graph.findings() == ["missing 2: API Keeper"])
    }

    @Test func aChildThatCallsItsParentsRegistrationIsNoCycle() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("API", .unique, needs: ["Base"], scope: 0)
        wiring.add("Base", .cached, needs: ["API"], scope: 1)
        wiring.add("API", .cached, scope: 1)
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func overridesCountForMore() {
        var wiring = Wiring(scopes: [
            DependencyGraph.Scope(overrideCount: 1), DependencyGraph.Scope(name: "overrides", kind: .overrides),
        ])
        wiring.add("API", needs: ["Missing"])
        wiring.add("Keeper", .cached, needs: ["API"])
        wiring.add("API", scope: 1)
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func anAliasIsLookedUpWhereItIsRegistered() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("Live", .unique, needs: ["Missing"], scope: 0)
        wiring.add("Live", scope: 1)
        wiring.add("API", .forwarded, needs: ["Live"], scope: 1, face: .implements)
        #expect(wiring.graph.verify().findings.map(\.summary) == ["missing 1: Live"])
        #expect(wiring.graph.verify().findings.first?.path.count == 1)
    }
}
