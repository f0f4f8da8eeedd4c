/// Writes JSON, with the members of an object in the order in which they are given.
indirect enum JSONText {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
    static func optional(_ number: Int?) -> JSONText { number.map { .number($0) } ?? .null }

    /// On one line.
    var compact: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): "\(value)"
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
        case .object(let members): "{" + members.map { "\(Self.quoted($0.0)): \($0.1.compact)" }.joined(separator: ", ") + "}"
        }
    }

    /// The outermost object with its members, and the elements of those that are arrays, on lines of their own.
    var lines: String {
        guard case .object(let members) = self else { return compact }
        let texts = members.map { name, value -> String in
            guard case .array(let values) = value, !values.isEmpty else { return "  \(Self.quoted(name)): \(value.compact)" }
            return "  \(Self.quoted(name)): [\n" + values.map { "    " + $0.compact }.joined(separator: ",\n") + "\n  ]"
        }
        return "{\n" + texts.joined(separator: ",\n") + "\n}"
    }

    /// A string with what JSON and a script in a page must not contain written as escapes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}": result += escape(scalar)
            case _ where scalar.value < 0x20: result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
