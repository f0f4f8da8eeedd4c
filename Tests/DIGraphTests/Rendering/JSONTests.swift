import DIGraph
import Foundation
import Testing

@Suite struct JSONTests {
    private struct Document: Decodable {
        struct Node: Decodable {
            let id: Int
            let type: String
            let name: String?
        }
        struct Edge: Decodable {
            let source: Int
            let target: Int?
            let type: String
        }
        struct Finding: Decodable {
            let code: String
        }
        let nodes: [Node]
        let edges: [Edge]
        let findings: [Finding]
    }

    @Test func isReadByOthers() throws {
        let graph = GoldenTests.sample
        let document = try JSONDecoder().decode(Document.self, from: Data(graph.description(as: .json).utf8))
        #expect(document.nodes.map(\.type) == graph.nodes.map(\.key.type))
        #expect(document.nodes.map(\.name) == graph.nodes.map(\.key.name))
        #expect(document.edges.count == graph.edges.count)
        #expect(document.findings.map(\.code) == graph.verify().findings.map(\.code.description))
    }

    @Test func aNameMayHoldAnything() throws {
        var wiring = Wiring()
        let name = "\u{0}\u{1}\"\\\n\r\t</script>\u{2028}é🙂"
        wiring.add("API", named: name)
        let document = try JSONDecoder().decode(Document.self, from: Data(wiring.graph.description(as: .json).utf8))
        #expect(document.nodes.first?.name == name)
        #expect(!wiring.graph.description(as: .html).contains("</script>\u{2028}"))
    }
}
