/// Text that comes from outside (a name, the name of a type, what a user's error says of itself), made fit to be printed:
/// it stays on one line, shows what cannot be seen, and is not longer than a reader wants.
enum PrintedText {
    static let longestName = 80
    static let longestType = 240
    static let longestError = 400

    /// `"v2"`: a name as a string literal of the source.
    static func quoted(_ name: String) -> String { "\"" + escaped(shortened(name, to: longestName), quotes: true) + "\"" }

    /// One line, at most `limit` characters and a little.
    static func line(_ text: String, limit: Int) -> String { escaped(shortened(text, to: limit), quotes: false) }

    /// The text with its middle left out when it is longer than `limit`.
    private static func shortened(_ text: String, to limit: Int) -> String {
        // Scalars, since one character may be made of any number of them.
        let scalars = text.unicodeScalars
        guard text.utf8.count > limit, scalars.count > limit else { return text }
        return String(scalars.prefix(limit * 2 / 3)) + "…" + String(scalars.suffix(limit / 4))
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            case "\"" where quotes: result += "\\\""
            case "\\" where quotes: result += "\\\\"
            case _ where isInvisible(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Controls, line separators and marks that turn the direction of what follows.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: scalar != "\u{200D}"
        default: false
        }
    }
}

extension PrintedText {
    /// What a user's error says of itself, with its type where the text does not name it: `offline (NetworkFailure)`.
    static func error(_ error: any Error) -> String {
        let text = line("\(error)", limit: longestError)
        let type = TypeName.short(Swift.type(of: error))
        if text.isEmpty { return line(type, limit: longestType) }
        return text.contains(type) ? text : text + " (" + line(type, limit: longestType) + ")"
    }
}
