/// Writes findings for people, editors and programs.
public enum FindingRenderer {
    /// The compiler's format, one line each: `path:line:column: error: message`, with `note:` lines below.
    public static func text(_ findings: [Finding]) -> String {
        findings.flatMap { finding -> [String] in
            [line(finding.place, finding.severity, finding.message)] + finding.notes.map { line($0.place, .note, $0.message) }
        }.map { $0 + "\n" }.joined()
    }

    private static func line(_ place: Place?, _ severity: Finding.Severity, _ message: String) -> String {
        // Without a place, a build system takes the first word for the tool's name.
        "\(place.map(\.description) ?? "dikitgen"): \(severity.rawValue): \(message)"
    }

    /// One JSON object: `{"findings": [{"code", "severity", "message", "path", "line", "column", "notes", "candidates"}]}`.
    public static func json(_ findings: [Finding]) -> String {
        let objects = findings.map { finding in
            JSON.object(
                [
                    ("code", .string(finding.code.description)), ("severity", .string(finding.severity.rawValue)),
                    ("message", .string(finding.message)),
                ] + place(finding.place) + [
                    ("notes", .array(finding.notes.map { .object([("message", .string($0.message))] + place($0.place)) })),
                    ("candidates", .array(finding.candidates.map { .string($0) })),
                ])
        }
        return JSON.object([("findings", .array(objects))]).text + "\n"
    }

    private static func place(_ place: Place?) -> [(String, JSON)] {
        guard let place else { return [] }
        return [("path", .string(place.path)), ("line", .number(place.line)), ("column", .number(place.column))]
    }
}

/// The little of JSON that findings need, with members in the order given.
indirect enum JSON {
    case string(String)
    case number(Int)
    case array([JSON])
    case object([(String, JSON)])

    var text: String {
        switch self {
        case .string(let string): Self.quoted(string)
        case .number(let number): String(number)
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
        case .object(let members): "{\(members.map { "\(Self.quoted($0.0)): \($0.1.text)" }.joined(separator: ", "))}"
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case let scalar where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
