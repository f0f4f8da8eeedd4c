import DIGraph
import Testing

@Suite struct DuplicateCheckTests {
    @Test func theSecondRegistrationIsThePlace() {
        var wiring = Wiring()
        wiring.add("API")
        wiring.add("API")
        let finding = wiring.graph.verify().findings.first
        #expect(finding?.summary == "duplicate 2: ")
        #expect(finding?.notes.first?.place?.line == 1)
        #expect(finding?.message == "`API` is already registered")
    }

    @Test func whatIsMeantToBeReplacedIsNone() {
        var wiring = Wiring()
        wiring.add("API", isOpen: true)
        wiring.add("API")
        wiring.add("Log")
        wiring.add("Log", isOpen: true)
        wiring.add("Bound")
        wiring.add("Bound", face: .bind)
        wiring.add("Named")
        wiring.add("Named", named: "other")
        #expect(wiring.graph.findings().isEmpty)
    }

    @Test func twoContainersMayHaveOneEach() {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("API", scope: 0)
        wiring.add("API", scope: 1)
        #expect(wiring.graph.findings().isEmpty)
    }
}

@Suite struct UnusedCheckTests {
    @Test func isNotedOnRequest() {
        var wiring = Wiring()
        wiring.add("App", needs: ["API"])
        wiring.add("API")
        wiring.add("Recursive", needs: ["~Recursive"])
        wiring.ask("App")
        #expect(wiring.graph.findings().isEmpty)
        #expect(wiring.graph.findings(.unused) == ["unused 3: "])
        #expect(wiring.graph.verify(.unused).isClean)
    }

    @Test func opaqueClosuresMayUseIt() {
        var wiring = Wiring()
        wiring.add("API", knowledge: .opaque)
        #expect(wiring.graph.verify(.unused).findings.first?.notes.map(\.message) == ["1 opaque closure may ask for it"])
    }
}

@Suite struct GraphReportTests {
    @Test func tellsTheWholeStory() {
        var wiring = Wiring()
        wiring.add("Screen", needs: ["Model"])
        wiring.add("Model", needs: ["API#v2"])
        wiring.add("API", named: "v1")
        wiring.add("Opaque", face: .register, knowledge: .opaque)
        #expect(
            wiring.graph.verify().description == """
                App/Main.swift:2: error: no registration for `API` named "v2", which `Model` needs
                  needed by     `Model`           registered at App/Main.swift:2, for its parameter #1
                  needed by     `Screen`          registered at App/Main.swift:1, for its parameter #1
                  did you mean  `API` named "v1"  registered at App/Main.swift:3
                  fix           register it, or let who needs it take an optional
                not checked: opaque closure of `Opaque` at App/Main.swift:4
                """)
    }

    @Test func isTheSameEachTime() {
        var wiring = Wiring()
        for index in 0..<50 { wiring.add("T\(index)", needs: ["M\(index % 7)", "T\((index * 7) % 50)"]) }
        #expect(wiring.graph.verify() == wiring.graph.verify())
    }
}
