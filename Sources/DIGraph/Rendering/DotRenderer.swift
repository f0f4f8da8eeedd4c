/// The graph for Graphviz.
enum DotRenderer {
    static func text(of picture: Picture) -> String {
        var lines = [
            "digraph dependencies {", "    rankdir=LR;", "    node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11];",
            "    edge [color=\"#6b7280\"];",
        ]
        for (index, item) in picture.items.enumerated() {
            let colors = Palette.colors(of: item.group)
            var attributes = [
                "label=\"\(escaped(item.caption))\\n\(escaped(item.remark))\"", "fillcolor=\"\(colors.fill)\"",
            ]
            if item.kind != .node { attributes.append("style=\"rounded,filled,dashed\"") }
            if let severity = item.severity, severity != .note {
                attributes += ["color=\"\(Palette.color(of: severity))\"", "penwidth=2.5"]
            } else {
                attributes.append("color=\"\(colors.line)\"")
            }
            lines.append("    n\(index) [\(attributes.joined(separator: ", "))];")
        }
        for arrow in picture.arrows {
            var attributes: [String] = []
            if arrow.isDeferred { attributes.append("style=dotted") } else if arrow.isOptional { attributes.append("style=dashed") }
            if arrow.isForwarding { attributes.append("arrowhead=empty") }
            lines.append("    n\(arrow.source) -> n\(arrow.target)\(attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]");")
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character == "\"" || character == "\\" { result.append("\\") }
            result.append(character)
        }
    }
}

/// The colours of lifetimes, the same in each format.
enum Palette {
    /// The lifetimes in the order of the legend, the longest first.
    static let groups = ["singleton", "cached", "custom", "scoped", "shared", "graph", "unique", "forwarded", "unknown", "missing"]

    static func colors(of group: String) -> (fill: String, line: String) {
        switch group {
        case "singleton": ("#fde2e7", "#be123c")
        case "cached": ("#dbeafe", "#1d4ed8")
        case "custom": ("#e0e7ff", "#4338ca")
        case "scoped": ("#fef3c7", "#b45309")
        case "shared": ("#d1fae5", "#047857")
        case "graph": ("#cffafe", "#0e7490")
        case "unique": ("#f3f4f6", "#4b5563")
        case "forwarded": ("#ffffff", "#9ca3af")
        default: ("#ffffff", "#6b7280")
        }
    }

    static func color(of severity: GraphFinding.Severity) -> String {
        switch severity {
        case .error: "#dc2626"
        case .warning: "#d97706"
        case .note: "#6b7280"
        }
    }
}
