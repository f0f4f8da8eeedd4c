import Foundation
import Testing

/// A file that holds what a rendering has to be. With `DIKIT_WRITE_GOLDEN=1` in the environment it is written instead.
enum Golden {
    static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
        if ProcessInfo.processInfo.environment["DIKIT_WRITE_GOLDEN"] == "1" {
            try Data(text.utf8).write(to: url)
            Issue.record("\(name) was written, not compared", sourceLocation: sourceLocation)
        } else {
            let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
            #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
        }
    }
}
