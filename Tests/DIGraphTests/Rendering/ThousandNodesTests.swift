import DIGraph
import Foundation
import Testing

@Suite struct ThousandNodesTests {
    /// The page that `Scripts/check-graph` opens in a browser is written where the environment says.
    @Test func areDrawnOnOnePage() throws {
        let page = DrawingTests.large(1_000).description(as: .html, title: "A thousand")
        #expect(page.components(separatedBy: "class=\"caption\"").count == 1_001)
        if let path = ProcessInfo.processInfo.environment["GRAPH_PAGE"] { try Data(page.utf8).write(to: URL(fileURLWithPath: path)) }
    }
}
