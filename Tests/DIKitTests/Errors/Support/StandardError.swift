import Testing

@testable import DIKit

/// What a child process wrote on standard error.
struct StandardError {
    let text: String

    init(_ result: ExitTest.Result?) { text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    /// The lines of the reports, without what the system writes around them: each begins with `DIKit:`, its rows are indented.
    var reports: [String] {
        var reports: [[Substring]] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let start = line.firstRange(of: "DIKit: ") {
                reports.append([line[start.lowerBound...]])
                isInside = true
            } else if isInside, line.hasPrefix("  ") {
                reports[reports.count - 1].append(line)
            } else {
                isInside = false
            }
        }
        return reports.map { $0.joined(separator: "\n") }
    }

    /// The only report, which a trap or a misuse that a program survives has printed.
    func report(sourceLocation: SourceLocation = #_sourceLocation) -> String {
        #expect(reports.count == 1, "one report in \(text)", sourceLocation: sourceLocation)
        return reports.first ?? ""
    }
}

extension StandardError {
    /// A trap: the whole report, with the numbers of its lines left out, behind the place of the fault in `file`.
    func expectTrap(in file: String, _ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let found = Golden.normalized(report(sourceLocation: sourceLocation))
        #expect(found == wanted, sourceLocation: sourceLocation)
        #expect(Golden.normalized(text).contains("DIKitTests/\(file):LINE: Fatal error: DIKit: "), sourceLocation: sourceLocation)
    }
}
