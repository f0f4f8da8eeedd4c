import DIGraph
import Testing

@Suite struct GoldenTests {
    /// Something of everything: lifetimes, faces, what is missing, a cycle, a captive, a parent, hostile names.
    static var sample: DependencyGraph {
        var wiring = Wiring(scopes: Wiring.line(2))
        wiring.add("App", .singleton, needs: ["Screen", "any Log?"], face: .register, knowledge: .observed)
        wiring.add("Screen", needs: ["Model", "~Router"])
        wiring.add("Model", .cached, needs: ["any API", "Session", "Cache<String, [Int]>"])
        wiring.add("any API", .forwarded, needs: ["LiveAPI"], face: .implements)
        wiring.add("LiveAPI", .shared, needs: ["Database"], scope: 1)
        wiring.add("Session", .scoped, face: .bind)
        wiring.add("Router", needs: ["Coordinator"], face: .autoregister)
        wiring.add("Coordinator", .graph, needs: ["Router"])
        wiring.add("Cache<String, [Int]>", named: "</script>&\"quoted\"\\", .custom("session"), face: .register, knowledge: .opaque)
        wiring.add("Alone", face: .register, knowledge: .opaque, isOpen: true)
        wiring.ask("App")
        return wiring.graph
    }

    @Test(arguments: DependencyGraph.Format.allCases)
    func eachFormatIsAsItWas(_ format: DependencyGraph.Format) throws {
        try Golden.expect(Self.sample.description(as: format, title: "Sample"), is: "sample.\(format.rawValue == "text" ? "txt" : format.rawValue)")
    }

    @Test func theReportIsAsItWas() throws {
        try Golden.expect(Self.sample.verify(.unused).description + "\n", is: "report.txt")
        try Golden.expect(Self.sample.verify(.unused).json, is: "report.json")
    }

    @Test(arguments: DependencyGraph.Format.allCases)
    func theSameGraphGivesTheSameBytes(_ format: DependencyGraph.Format) {
        #expect(Self.sample.description(as: format) == Self.sample.description(as: format))
    }

    @Test(arguments: DependencyGraph.Format.allCases)
    func anEmptyGraphCanBeDrawn(_ format: DependencyGraph.Format) {
        #expect(DependencyGraph().description(as: format).hasSuffix("\n"))
    }
}
