internal import CDIKitTesting
internal import DIKit

#if canImport(XCTest)
    internal import Foundation
    internal import XCTest
#endif

/// The test case of XCTest that is running, where there is XCTest.
enum RunningTestCase {
    /// Begins to know whether one is running.
    static func observe() {
        #if canImport(XCTest)
            XCTestObservationCenter.shared.addTestObserver(Observer())
        #endif
    }

    /// Lets it fail.
    /// - Returns: false when none is running.
    static func record(_ text: String, at place: SourcePlace?) -> Bool {
        #if canImport(XCTest)
            guard dikit_testing_running_cases() > 0 else { return false }
            if let place, let file = place.constantFileID {
                XCTFail(text, file: file, line: place.line)
            } else {
                XCTFail(text)
            }
            return true
        #else
            return false
        #endif
    }

    #if canImport(XCTest)
        private final class Observer: NSObject, XCTestObservation {
            func testCaseWillStart(_ testCase: XCTestCase) { dikit_testing_add_cases(1) }
            func testCaseDidFinish(_ testCase: XCTestCase) { dikit_testing_add_cases(-1) }
        }
    #endif
}
