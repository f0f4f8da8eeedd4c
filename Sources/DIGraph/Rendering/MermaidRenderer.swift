/// The graph for Mermaid.
enum MermaidRenderer {
    static func text(of picture: Picture) -> String {
        var lines = ["flowchart LR"]
        for (index, item) in picture.items.enumerated() {
            lines.append("    n\(index)[\"\(escaped(item.caption))<br/>\(escaped(item.remark))\"]:::\(item.group)")
        }
        for arrow in picture.arrows {
            let line = arrow.isDeferred || arrow.isOptional ? "-.->" : arrow.isForwarding ? "--o" : "-->"
            let label = arrow.isDeferred ? "|later|" : arrow.isOptional ? "|optional|" : ""
            lines.append("    n\(arrow.source) \(line)\(label) n\(arrow.target)")
        }
        let used = Set(picture.items.map(\.group))
        for group in Palette.groups where used.contains(group) {
            let colors = Palette.colors(of: group)
            let dash = group == "missing" || group == "unknown" ? ",stroke-dasharray:4 3" : ""
            lines.append("    classDef \(group) fill:\(colors.fill),stroke:\(colors.line),color:#111827\(dash)")
        }
        for severity in [GraphFinding.Severity.warning, .error] {
            let marked = picture.items.indices.filter { picture.items[$0].severity == severity }.map { "n\($0)" }
            if !marked.isEmpty { lines.append("    style \(marked.joined(separator: ",")) stroke:\(Palette.color(of: severity)),stroke-width:3px") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"", "<", ">", "#", "`", "\\", "&": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
