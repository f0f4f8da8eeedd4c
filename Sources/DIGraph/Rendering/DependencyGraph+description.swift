extension DependencyGraph {
    /// How a graph is written down.
    public enum Format: String, Sendable, Hashable, CaseIterable {
        /// For a terminal: each node with what it needs.
        case text
        /// For Graphviz.
        case dot
        /// For Markdown that knows Mermaid.
        case mermaid
        /// For other programs: everything that the graph and the report say.
        case json
        /// One page that works without a network: a drawing to search and to click through.
        case html
        /// The drawing alone.
        case svg
    }

    /// The graph as a text of a format, with what is found marked in it.
    ///
    /// The same graph gives the same bytes. Costs time in proportion to the nodes and edges; for `html` and `svg` the drawing is computed
    /// here, which takes a fraction of a second for a thousand nodes. The text ends with a line break.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - title: What the page or drawing is called.
    ///   - report: What to mark; what ``verify(_:)`` finds, unless something else is given.
    public func description(as format: Format, title: String = "Dependencies", marking report: GraphReport? = nil) -> String {
        let report = report ?? verify()
        switch format {
        case .text: return TextRenderer(self, report).text
        case .dot: return DotRenderer.text(of: Picture(self, report))
        case .mermaid: return MermaidRenderer.text(of: Picture(self, report))
        case .json: return JSONRenderer(self, report).text
        case .html: return HTMLRenderer(self, report, title: title).text
        case .svg: return SVGRenderer(Picture(self, report), title: title).document
        }
    }
}
