import DIGenKit
import DIGraph
import Foundation

/// What a finding has to say: kind, weight, what it is about, and the line to look at.
struct FoundFault: Hashable, CustomStringConvertible {
    var code: String
    var severity: GraphFinding.Severity
    var key: String
    var file: String
    var line: Int

    var description: String { "\(file):\(line): \(severity.rawValue): \(code) \(key)" }

    init(_ code: String, _ severity: GraphFinding.Severity, _ key: String, _ file: String = "App.swift", line: Int) {
        (self.code, self.severity, self.key, self.file, self.line) = (code, severity, key, file, line)
    }

    /// An error.
    init(_ code: String, _ key: String, line: Int) { self.init(code, .error, key, line: line) }

    init(_ finding: GraphFinding) {
        self.init(
            finding.code.description, finding.severity, finding.key.caption, finding.place?.file.split(separator: "/").last.map(String.init) ?? "",
            line: finding.place?.line ?? 0)
    }
}

/// A program of one file.
struct WiredProgram {
    let outcome: WiringOutcome

    init(_ text: String, _ options: DependencyGraph.VerificationOptions = [], isStrict: Bool = false, path: String = "App.swift") {
        let checker = WiringChecker(configuration: Configuration(paths: [], isStrict: isStrict), options: options)
        outcome = checker.check([SourceText(path: path, text: "import DIKit\nimport SwiftInjection\n" + text)])
    }

    /// Lines count from that of `text`.
    var faults: [FoundFault] {
        outcome.report.findings.map { finding in
            var fault = FoundFault(finding)
            fault.line -= 2
            return fault
        }
    }

    var notChecked: [String] { outcome.report.notChecked.map { $0.key.caption } }

    /// `A -> B` for each need.
    var needs: [String] { outcome.graph.edges.map { "\(outcome.graph.nodes[$0.source].key.caption) -> \($0.key.caption)" } }
}

/// The sources of the example, as they are or changed.
struct OrdersSources {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static var repository: URL { root }

    var texts: [SourceText]

    init() throws {
        let folder = Self.root.appendingPathComponent("Examples/Orders/Sources")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
        texts = try names.sorted().map { name in
            SourceText(path: "Examples/Orders/Sources/\(name)", text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
    }

    struct NoSuchText: Error {
        let text: String
    }

    /// Replaces a text that stands in a file once.
    mutating func replace(_ old: String, by new: String, in file: String) throws {
        guard let index = texts.firstIndex(where: { $0.path.hasSuffix("/\(file)") }), texts[index].text.components(separatedBy: old).count == 2 else {
            throw NoSuchText(text: "\(file): \(old)")
        }
        texts[index].text = texts[index].text.replacingOccurrences(of: old, with: new)
    }

    /// The line of a text that stands in a file once.
    func line(of text: String, in file: String) throws -> Int {
        guard let source = texts.first(where: { $0.path.hasSuffix("/\(file)") }), source.text.components(separatedBy: text).count == 2,
            let range = source.text.range(of: text)
        else { throw NoSuchText(text: "\(file): \(text)") }
        return source.text[..<range.lowerBound].count { $0 == "\n" } + 1
    }

    func check(_ options: DependencyGraph.VerificationOptions = []) -> WiringOutcome {
        WiringChecker(configuration: Configuration(paths: []), options: options).check(texts)
    }
}
