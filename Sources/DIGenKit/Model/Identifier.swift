/// Names as they stand in sources.
enum Identifier {
    /// Words that need backticks wherever a name may stand.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
    ]

    /// Types whose names are keywords and mean just that.
    private static let typeKeywords: Set<String> = ["Any", "Self"]

    /// The name with backticks if it needs them.
    static func escaped(_ name: String) -> String {
        if typeKeywords.contains(name) { return name }
        return keywords.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// The name as that of a parameter in a declaration, where most keywords are plain names.
    static func parameter(_ name: String) -> String {
        ["inout", "var", "let"].contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// The name as the label of an argument in a call.
    static func label(_ name: String) -> String { name == "inout" || !isPlain(name) ? "`\(name)`" : name }

    /// Names that mean something else even in backticks, so that no local value can have them.
    static let unusable: Set<String> = ["self", "Self"]

    /// The name without backticks.
    static func stripped(_ text: some StringProtocol) -> String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : String(text)
    }

    /// Whether the name can stand without backticks, were it no keyword.
    static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || (scalar.value > 0x7F && !scalar.properties.isWhitespace)
        }
        return isLetter(first) && name.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
    }

    /// `user` of `User`, `apiClient` of `APIClient`, `url` of `URL`.
    static func lowercasedFirstWord(_ name: String) -> String {
        let characters = Array(name)
        let capitals = characters.prefix { $0.isUppercase }.count
        guard capitals > 0 else { return name }
        // The last capital of several begins the next word, unless the name ends with it.
        let count = capitals == 1 || capitals == characters.count ? capitals : capitals - 1
        return String(characters.prefix(count)).lowercased() + String(characters.dropFirst(count))
    }

    /// The name with its first letter in upper case.
    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
