/// One page that works without a network: the drawing, and what there is to know of each node.
struct HTMLRenderer {
    private let picture: Picture
    private let title: String

    init(_ graph: DependencyGraph, _ report: GraphReport, title: String) {
        picture = Picture(graph, report)
        self.title = title
    }

    var text: String {
        let drawing = SVGRenderer(picture, title: title)
        let (width, height) = (SVGRenderer.text(drawing.size.width), SVGRenderer.text(drawing.size.height))
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(SVGRenderer.escaped(title))</title>
            <style>\(SVGRenderer.style)
            \(HTMLPage.style)</style>
            </head>
            <body>
            <header>
            <h1>\(SVGRenderer.escaped(title))</h1>
            <span id="counts"></span>
            <input id="search" type="search" placeholder="Search  ( / )" aria-label="Search" autocomplete="off" spellcheck="false">
            <span class="space"></span>
            <button id="fit" type="button" title="Show everything (0)">Fit</button>
            <button id="nearer" type="button" title="Nearer (+)" aria-label="Nearer">+</button>
            <button id="farther" type="button" title="Farther (−)" aria-label="Farther">−</button>
            </header>
            <main>
            <svg id="view" xmlns="http://www.w3.org/2000/svg" data-width="\(width)" data-height="\(height)" role="img" aria-label="Drawing of the graph">
            <g id="camera">
            \(drawing.content)
            </g>
            </svg>
            <div id="legend" role="group" aria-label="Lifetimes"></div>
            <aside id="panel" aria-live="polite"></aside>
            </main>
            <script type="application/json" id="data">\(data)</script>
            <script>\(HTMLPage.script)</script>
            </body>
            </html>

            """
    }

    /// What the page's script knows: the items in the order of the drawing, the arrows, what was found and what was not checked.
    private var data: String {
        JSONText.object([
            ("items", .array(picture.items.map(item))),
            ("arrows", .array(picture.arrows.map(arrow))),
            ("findings", .array(picture.report.findings.map(finding))),
            ("notChecked", .array(picture.report.notChecked.map { .string($0.description) })),
            ("groups", .array(Palette.groups.filter { group in picture.items.contains { $0.group == group } }.map { .string($0) })),
        ]).compact
    }

    private func item(_ item: Picture.Item) -> JSONText {
        var members: [(String, JSONText)] = [
            ("caption", .string(item.caption)), ("remark", .string(item.remark)), ("group", .string(item.group)),
            ("severity", .optional(item.severity?.rawValue)),
        ]
        if let node = item.node.map({ picture.graph.nodes[$0] }) {
            members += [
                ("place", .optional(node.place?.description)), ("type", .string(node.key.label.qualifiedText)),
                ("scope", .optional(node.scope == 0 ? nil : picture.graph.scopes[node.scope].name)), ("knowledge", .string(node.knowledge.rawValue)),
                ("isMade", .bool(node.isMade)),
                ("arguments", .array(node.arguments.map { .string($0.text) })),
            ]
        }
        return .object(members)
    }

    private func arrow(_ arrow: Picture.Arrow) -> JSONText {
        var words: [JSONText] = []
        if arrow.isDeferred { words.append(.string("later")) }
        if arrow.isOptional { words.append(.string("optional")) }
        if arrow.isObserved { words.append(.string("observed")) }
        if arrow.isForwarding { words.append(.string("is")) }
        return .array([.number(arrow.source), .number(arrow.target), .array(words)])
    }

    private func finding(_ finding: GraphFinding) -> JSONText {
        .object([
            ("severity", .string(finding.severity.rawValue)), ("code", .string(finding.code.description)), ("message", .string(finding.message)),
            ("place", .optional(finding.place?.description)),
            ("rows", .array(finding.rows.map { .array([.string($0.label), .string($0.text), .string($0.remark)]) })),
            ("items", .array(picture.items(of: finding).map { .number($0) })),
        ])
    }
}
