import DIGraph
import Testing

@Suite struct MissingCheckTests {
    @Test func aWholeWiringHasNoFinding() {
        var wiring = Wiring()
        wiring.add("Screen", needs: ["Model", "Log?", "~Screen"])
        wiring.add("Model", needs: ["API"])
        wiring.add("API", .cached)
        #expect(wiring.graph.verify() == GraphReport())
    }

    @Test func namesWhoNeedsWhatIsMissing() throws {
        var wiring = Wiring()
        wiring.add("Screen", needs: ["Model"])
        wiring.add("Model", needs: ["Log", "API"])
        wiring.add("Log")
        let findings = wiring.graph.verify().findings
        #expect(findings.map(\.summary) == ["missing 2: Model Screen"])
        #expect(findings.first?.path.first?.parameter == "#2")
        #expect(findings.first?.description == "App/Main.swift:2: error: no registration for `API`, which `Model` needs")
    }

    @Test func oneFaultIsOneFindingWithTheShortestWay() {
        var wiring = Wiring()
        wiring.add("App", needs: ["Screen", "Near"])
        wiring.add("Screen", needs: ["Model"])
        wiring.add("Model", needs: ["API"])
        wiring.add("Near", needs: ["API"])
        wiring.add("Other", needs: ["Far"])
        wiring.add("Far", needs: ["Other2"])
        wiring.add("Other2", needs: ["API"])
        #expect(wiring.graph.findings() == ["missing 4: Near App also Model Other2"])
    }

    @Test func theWayBeginsWithWhatNobodyNeedsWhereverItIsRegistered() {
        var wiring = Wiring()
        wiring.add("Model", needs: ["API"])
        wiring.add("Screen", needs: ["Model"])
        wiring.add("App", needs: ["Screen"])
        #expect(wiring.graph.findings() == ["missing 1: Model Screen App"])
    }

    @Test func whatComesLaterIsNeededAllTheSame() {
        var wiring = Wiring()
        wiring.add("Screen", needs: ["~API"])
        #expect(wiring.graph.findings() == ["missing 1: Screen"])
    }

    @Test func whatIsMadeDoWithoutIsNoFault() {
        var wiring = Wiring()
        wiring.add("Screen", needs: ["API?"])
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func requestsAreNeedsToo() {
        var wiring = Wiring()
        wiring.add("Model", needs: ["API"])
        wiring.ask("Model")
        wiring.ask("Screen")
        let findings = wiring.graph.verify().findings
        #expect(findings.map(\.summary) == ["missing 1: Model", "missing 2: "])
        #expect(findings.first?.requestPlace == DependencyGraph.Place(file: "App/Use.swift", line: 1))
        #expect(findings.last?.description == "App/Use.swift:2: error: no registration for `Screen`, which is asked for here")
    }

    @Test func nearNamesAreAFaultOfTheirOwn() {
        var wiring = Wiring()
        wiring.add("Screen", needs: ["API#Live", "Log#Main?", "Log#other?"])
        wiring.add("API", named: "live")
        wiring.add("Log", named: "main")
        let findings = wiring.graph.verify().findings
        #expect(findings.map(\.summary) == ["near-name 1: Screen", "near-name 1: Screen"])
        #expect(findings.map(\.severity) == [.error, .warning])
        #expect(findings.map { $0.candidates.map(\.key.caption) } == [["API \"live\""], ["Log \"main\""]])
    }

    @Test func likelyTypesAreCandidates() {
        var wiring = Wiring()
        wiring.add("Screen", needs: ["any Network"])
        wiring.add("LiveNetwork")
        wiring.add("any Netwerk")
        wiring.add("Database")
        let finding = wiring.graph.verify().findings.first
        #expect(finding?.candidates.map(\.key.caption) == ["any Netwerk", "LiveNetwork"])
    }

    @Test func aParentThatDoesNotSayWhatItHasIsNotAFault() {
        var wiring = Wiring(scopes: [
            DependencyGraph.Scope(parent: 1), DependencyGraph.Scope(name: "AppResolver", kind: .resolver, mayAnswerMore: true),
        ])
        wiring.add("Screen", needs: ["API"])
        let report = wiring.graph.verify()
        #expect(report.findings.isEmpty)
        #expect(report.notChecked.map(\.reason) == [.unknownResolver(needing: DependencyGraph.Key("API"))])
    }

    @Test func whatCannotBeKnownIsListed() {
        var wiring = Wiring()
        wiring.add("Screen", face: .register, knowledge: .opaque)
        wiring.add("Model", face: .register, knowledge: .observed)
        #expect(
            wiring.graph.verify().notChecked.map(\.description) == [
                "not checked: opaque closure of `Screen` at App/Main.swift:1",
                "not wholly checked: `Model` at App/Main.swift:2 asked for this when it was made, and may ask for more",
            ])
    }
}
