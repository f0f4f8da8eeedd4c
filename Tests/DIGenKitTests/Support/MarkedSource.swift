import DIGenKit

/// A source in which `1️⃣`, `2️⃣`… stand before what findings point at.
struct MarkedSource {
    let source: SourceText
    private let places: [Place]

    static let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

    init(_ text: String, path: String = "App/Source.swift") {
        var clean = ""
        var line = 1
        var column = 1
        var found: [Character: Place] = [:]
        for character in text {
            if Self.marks.contains(character) {
                found[character] = Place(path: path, line: line, column: column)
                continue
            }
            clean.append(character)
            (line, column) = character == "\n" ? (line + 1, 1) : (line, column + String(character).utf8.count)
        }
        source = SourceText(path: path, text: clean)
        places = Self.marks.compactMap { found[$0] }
    }

    /// The place of the mark with this number.
    subscript(number: Int) -> Place { places[number - 1] }
}

extension Outcome {
    /// What generating from marked sources gives.
    init(_ sources: MarkedSource..., isStrict: Bool = false) {
        let generator = Generator(configuration: Configuration(paths: [], isStrict: isStrict))
        self = generator.generate(from: sources.map(\.source))
    }

    /// What generating from sources without marks gives, each in a file of its own.
    init(of texts: String...) {
        let generator = Generator(configuration: Configuration(paths: []))
        self = generator.generate(from: texts.enumerated().map { SourceText(path: "App/Source\($0).swift", text: $1) })
    }

    /// The errors and warnings alone, as the compiler would print them without the path.
    var lines: [String] {
        FindingRenderer.text(findings).split(separator: "\n").map { line in
            line.split(separator: ":", maxSplits: 1).last.map(String.init) ?? String(line)
        }
    }

    /// The generated method of a name, without its indentation.
    func method(_ name: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.firstIndex(where: { $0.contains("func \(name)(") || $0.contains("func \(name)<") }),
            let end = lines[start...].firstIndex(where: { $0.trimmed == "}" })
        else { return nil }
        return lines[start...end].map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }.joined(separator: "\n")
    }

    /// The first line of a method.
    func signature(_ name: String) -> String? {
        method(name)?.split(separator: "\n").first.map { $0.trimmed.replacingSuffix(" {", with: "") }
    }
}

extension StringProtocol {
    var trimmed: String { split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }

    func replacingSuffix(_ suffix: String, with text: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) + text : String(self)
    }
}
