internal import CDIKitTesting
internal import DIKit
internal import Testing

/// Turns what DIKit reports in a test, such as a live dependency, into a failure of that test at the line that the report is about.
///
/// It is at work wherever `DIKitTesting` is linked: nobody has to call or import anything. Outside a test run it changes nothing.
enum ReportRecorder {
    static func record(_ text: String, at place: SourcePlace?) {
        if let test = Test.current {
            Issue.record(Comment(rawValue: text), sourceLocation: location(of: place, in: test))
        } else if !RunningTestCase.record(text, at: place) {
            // No test is known here: the work of a detached task or of a thread. Where Swift Testing runs, the run fails.
            if Reporter.isInTestProcess { Issue.record(Comment(rawValue: text), sourceLocation: location(of: place, in: nil)) }
            Reporter.write(text)
        }
    }

    /// Editors show an issue where its path leads; a place has none, so the test lends its own where it is the same file.
    private static func location(of place: SourcePlace?, in test: Test?) -> SourceLocation {
        let own = test?.sourceLocation ?? SourceLocation(fileID: "DIKit/DIKit.swift", filePath: "DIKit/DIKit.swift", line: 1, column: 1)
        guard let place, place.line > 0, place.fileID.contains("/") else { return own }
        let path = own.fileID == place.fileID ? own.filePath : place.fileID
        return SourceLocation(fileID: place.fileID, filePath: path, line: Int(place.line), column: 1)
    }
}

/// Called once by the constructor of `CDIKitTesting`, before the process's own code.
@_cdecl("dikit_testing_install")
func installReportRecorder() {
    Reporter.install { ReportRecorder.record($0, at: $1) }
    RunningTestCase.observe()
}
