/// A source in memory, as the bytes of UTF-8.
struct SourceBytes: Sendable {
    let path: String
    let bytes: [UInt8]

    /// Takes the content of a file.
    ///
    /// A byte order mark is left away. What is no UTF-8 is refused as the compiler refuses it, with what to do.
    init(path: String, content: [UInt8]) throws(Refusal) {
        self.path = path
        switch content.prefix(3) {
        case [0xEF, 0xBB, 0xBF]: bytes = Array(content.dropFirst(3))
        case let start where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
            throw Refusal(Finding(.unreadable, .error, "the file is UTF-16; save it as UTF-8", at: Place(path: path, line: 1, column: 1)))
        default: bytes = content
        }
    }

    /// Takes a text.
    init(_ source: SourceText) {
        path = source.path
        let content = Array(source.text.utf8)
        bytes = content.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(content.dropFirst(3)) : content
    }

    /// The first line of every generated file.
    static let title = "// Written by dikitgen. What is changed here is lost with the next run."

    /// What stands at the head of every generated file: its lines are as long as its names, and no formatter's business.
    static let head = title + "\n// swift-format-ignore-file"

    /// Whether the source was generated: it says nothing that is not known from elsewhere, and may be out of date.
    var isGenerated: Bool { bytes.starts(with: Self.title.utf8) }

    /// Whether the source was generated and declares something.
    var isGeneratedCode: Bool { isGenerated && String(decoding: bytes, as: UTF8.self).contains("\nextension ") }

    /// Why a file cannot be read.
    struct Refusal: Error {
        let finding: Finding
        init(_ finding: Finding) { self.finding = finding }
    }

    /// Whether the bytes are well-formed UTF-8: checked for those files that matter.
    var brokenLine: Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var line = 1
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if String(validating: part, as: UTF8.self) == nil { return line }
            line += 1
        }
        return line
    }
}
