/// Names of types as an error prints them. Made when an error is written, never before.
enum TypeName {
    /// As a reader of the source would write it: `any API`, `Store<User>`, `Order.Line`, `Int?`.
    static func short(_ type: any Any.Type) -> String { written(String(reflecting: type), as: type, shortened: true) }

    /// With modules: `any Network.API`.
    static func qualified(_ type: any Any.Type) -> String { written(String(reflecting: type), as: type, shortened: false) }

    /// The last part alone, to be compared with others: `API` of `any Network.API`, `Line` of `Order.Line`.
    static func bare(_ type: any Any.Type) -> String { String(describing: type) }

    /// A name that Swift printed with modules, as a source would write the type.
    static func written(_ printed: String, as type: any Any.Type, shortened: Bool) -> String {
        if printed.contains("<<< invalid type >>>") { return "a protocol type that cannot be printed here" }
        if let wrapped = OptionalTypes.wrapper(of: type)?.strippedType {
            return parenthesized(shortened ? short(wrapped) : qualified(wrapped)) + "?"
        }
        let name = PrintedTypeName(printed, withModules: !shortened).text
        if name == "()" { return "Void" }
        if name.hasSuffix(metatypeOfProtocol) { return "(any \(name.dropLast(metatypeOfProtocol.count))).Type" }
        return isProtocol(type) ? "any " + name : name
    }

    /// A type before `.self`: `(any API).self`.
    static func expression(_ name: String, optional: Bool = false) -> String { parenthesized(name) + (optional ? "?.self" : ".self") }

    /// In parentheses if it is more than one word: `(any API)`, but `(Int, String)` and `Result<Int, any Error>` as they are.
    private static func parenthesized(_ name: String) -> String {
        var depth = 0
        var isRaw = false
        var last: Character = " "
        for character in name {
            switch character {
            case "`": isRaw.toggle()
            case _ where isRaw: break
            case "(", "<", "[": depth += 1
            case ")", "]": depth -= 1
            case ">" where last != "-": depth -= 1
            case " " where depth == 0: return "(\(name))"
            default: break
            }
            last = character
        }
        return name
    }

    private static let metatypeOfProtocol = ".Protocol"

    /// The metatype of a protocol type prints as `API.Protocol`, that of any other as `API.Type`; `Any` and `AnyObject`
    /// need no `any`, and Swift prints it itself where the protocol has parameters.
    static func isProtocol(_ type: any Any.Type) -> Bool {
        type != Any.self && type != AnyObject.self && String(describing: Swift.type(of: type as Any)).hasSuffix(metatypeOfProtocol)
    }
}

/// The name of a type as Swift prints it with modules, read part by part.
///
/// Leaves out what no source can say: `(unknown context at $…).` of private and local types, the mark of the file in
/// `(Name in _4BE1…)`, `(extension in Module):`, the constraints' left sides in `any P<Self.Module.P.X == Swift.Int>`, and, if
/// wished, the modules.
struct PrintedTypeName {
    private(set) var text = ""
    private var rest: Substring
    private let withModules: Bool

    init(_ printed: String, withModules: Bool) {
        rest = printed[...]
        self.withModules = withModules
        while let next = rest.first {
            if next == "(", skipRemark() || skipFileMark() { continue }
            if Self.isIdentifier(next) { readPath() } else { text.append(rest.removeFirst()) }
        }
    }

    /// The end of a remark that begins here: not far, so that reading takes time in proportion to the length.
    private var nextClosing: Substring.Index? { rest.prefix(200).firstIndex(of: ")") }

    /// Leaves out a remark in parentheses that is no part of the type.
    private mutating func skipRemark() -> Bool {
        for (start, end) in [("(unknown context at ", ")."), ("(extension in ", "):")] where rest.hasPrefix(start) {
            guard let close = nextClosing, rest[close...].hasPrefix(end) else { continue }
            rest = rest[close...].dropFirst(end.count)
            return true
        }
        return false
    }

    /// Turns `(Name in _4BE1…)` into `Name`.
    private mutating func skipFileMark() -> Bool {
        guard let close = nextClosing, let mark = rest[..<close].firstRange(of: " in _") else { return false }
        let name = rest[..<mark.lowerBound].dropFirst()
        guard !name.isEmpty, name.allSatisfy(Self.isIdentifier) else { return false }
        rest = Substring(name + rest[close...].dropFirst())
        return true
    }

    /// Reads `Module.Type.Nested`, up to generic arguments or the end.
    private mutating func readPath() {
        let continues = text.hasSuffix(".")
        var parts = [readIdentifier()]
        while rest.first == "." {
            let before = rest
            rest.removeFirst()
            while rest.first == "(", skipRemark() || skipFileMark() {}
            guard let next = rest.first, Self.isIdentifier(next) else {
                rest = before
                break
            }
            parts.append(readIdentifier())
        }
        if parts[0] == "Self", parts.count > 1, rest.hasPrefix(" == ") {
            rest = rest.dropFirst(4)
            return
        }
        if !withModules, !continues, Self.beginsWithModule(parts) { parts.removeFirst() }
        text += parts.joined(separator: ".")
    }

    /// Names without a module: `Any.Type`, and classes that come from Objective-C.
    private static func beginsWithModule(_ parts: [Substring]) -> Bool {
        parts.count > 1 && !(parts.count == 2 && (parts[1] == "Type" || parts[1] == "Protocol"))
    }

    private mutating func readIdentifier() -> Substring {
        let start = rest.startIndex
        if rest.first == "`" {
            let close = rest.dropFirst().firstIndex(of: "`")
            let end = close.map { rest.index(after: $0) } ?? rest.endIndex
            defer { rest = rest[end...] }
            return rest[start..<end]
        }
        let end = rest.firstIndex { !Self.isIdentifier($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[start..<end]
    }

    private static func isIdentifier(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`" || (!character.isASCII && !character.isWhitespace)
    }
}
