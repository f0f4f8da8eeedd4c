/// The drawing as SVG.
struct SVGRenderer {
    private let picture: Picture
    private let drawing: Drawing
    private let title: String
    private static let margin = 24.0
    private static let legendHeight = 34.0

    init(_ picture: Picture, title: String) {
        self.picture = picture
        self.title = title
        drawing = Drawing(picture)
    }

    /// The size of the drawing, with its margins.
    var size: (width: Double, height: Double) { (drawing.width + 2 * Self.margin, drawing.height + 2 * Self.margin) }

    /// A file of its own, with a legend.
    var document: String {
        let groups = Palette.groups.filter { group in picture.items.contains { $0.group == group } }
        let legendWidth = groups.reduce(Self.margin) { $0 + Double($1.count) * 7.3 + 40 }
        let width = max(size.width, legendWidth)
        let height = size.height + Self.legendHeight
        let box = "0 0 \(Self.text(width)) \(Self.text(height))"
        var legend = ""
        var x = Self.margin
        for group in groups {
            legend += "<g class=\"node \(group)\" transform=\"translate(\(Self.text(x)) \(Self.text(size.height - 2)))\">"
            legend += "<rect width=\"16\" height=\"14\" rx=\"4\"/><text class=\"legend\" x=\"22\" y=\"11\">\(group)</text></g>\n"
            x += Double(group.count) * 7.3 + 40
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" width="\(Self.text(width))" height="\(Self.text(height))" role="img">
            <title>\(Self.escaped(title))</title>
            <style>\(Self.style)svg { background: #ffffff }</style>
            \(content)
            \(legend)</svg>

            """
    }

    /// The drawing without a frame: arrows, then boxes, each with its number.
    var content: String {
        var lines = [
            """
            <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">\
            <path d="M0 0.6 L7.4 4 L0 7.4 z" fill="context-stroke"/></marker></defs>
            """,
            "<g id=\"drawing\" transform=\"translate(\(Self.text(Self.margin)) \(Self.text(Self.margin)))\">", "<g id=\"arrows\">",
        ]
        for (index, arrow) in picture.arrows.enumerated() { lines.append(path(index, arrow)) }
        lines += ["</g>", "<g id=\"nodes\">"]
        for (index, item) in picture.items.enumerated() { lines.append(box(index, item)) }
        return (lines + ["</g>", "</g>"]).joined(separator: "\n")
    }

    private func box(_ index: Int, _ item: Picture.Item) -> String {
        let box = drawing.boxes[index]
        let classes = ["node", item.group] + (item.severity.map { [$0.rawValue] } ?? [])
        let place = item.node.flatMap { picture.graph.nodes[$0].place }.map { "\n\($0)" } ?? ""
        return """
            <g class="\(classes.joined(separator: " "))" data-id="\(index)" transform="translate(\(Self.text(box.x)) \(Self.text(box.y)))">\
            <title>\(Self.escaped(item.caption + "\n" + item.remark + place))</title>\
            <rect width="\(Self.text(box.width))" height="\(Self.text(box.height))" rx="7"/>\
            <text class="caption" x="12" y="17">\(Self.escaped(box.caption))</text>\
            <text class="remark" x="12" y="32">\(Self.escaped(box.remark))</text></g>
            """
    }

    private func path(_ index: Int, _ arrow: Picture.Arrow) -> String {
        let points = drawing.routes[index]
        var classes = ["arrow"]
        if arrow.isDeferred { classes.append("deferred") }
        if arrow.isOptional { classes.append("optional") }
        if arrow.isObserved { classes.append("observed") }
        if arrow.isForwarding { classes.append("forwarding") }
        return "<path class=\"\(classes.joined(separator: " "))\" data-from=\"\(arrow.source)\" data-to=\"\(arrow.target)\" "
            + "d=\"\(curve(points, isLoop: arrow.source == arrow.target))\" marker-end=\"url(#head)\"/>"
    }

    private func curve(_ points: [Drawing.Point], isLoop: Bool) -> String {
        func text(_ point: Drawing.Point) -> String { "\(Self.text(point.x)) \(Self.text(point.y))" }
        guard let first = points.first, let last = points.last else { return "" }
        if isLoop {
            let y = first.y - 20
            return "M\(text(first)) C\(Self.text(first.x - 4)) \(Self.text(y)) \(Self.text(last.x + 4)) \(Self.text(y)) \(text(last))"
        }
        var result = "M\(text(first))"
        for index in 1..<points.count {
            let (from, to) = (points[index - 1], points[index])
            if from.y == to.y {
                result += " L\(text(to))"
            } else {
                let reach = max(-120, min(120, (to.x - from.x) / 2))
                result += " C\(Self.text(from.x + reach)) \(Self.text(from.y)) \(Self.text(to.x - reach)) \(Self.text(to.y)) \(text(to))"
            }
        }
        return result
    }

    /// With one digit after the point.
    static func text(_ value: Double) -> String {
        let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
        let sign = tenths < 0 ? "-" : ""
        return abs(tenths) % 10 == 0 ? "\(tenths / 10)" : "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "\n"
            // What XML has no place for.
            case _ where scalar.value < 0x20: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// What the drawing looks like, alone or in a page.
    static var style: String {
        let groups = Palette.groups.map { group -> String in
            let colors = Palette.colors(of: group)
            return ".\(group) rect { fill: \(colors.fill); stroke: \(colors.line) } "
        }
        return """
            .node rect { stroke-width: 1.2 } \(groups.joined())\
            .missing rect, .unknown rect { stroke-dasharray: 4 3 } \
            .warning rect { stroke: \(Palette.color(of: .warning)); stroke-width: 2.6 } \
            .error rect { stroke: \(Palette.color(of: .error)); stroke-width: 2.6 } \
            text { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #111827 } \
            .caption { font-size: 12px } .remark { font-size: 10px; fill: #4b5563 } .legend { font-size: 12px } \
            .arrow { fill: none; stroke: #9ca3af; stroke-width: 1.2 } \
            .optional { stroke-dasharray: 5 3 } .deferred { stroke-dasharray: 2 3 } .forwarding { stroke: #c4b5fd }
            """
    }
}
