public import DIKit
internal import Testing

extension Container {
    /// Lets the test fail for each thing that ``DIKit/Container/verify(_:)`` finds.
    ///
    /// ```swift
    /// @Test func isWired() { Container(assemblies: AppAssembly()).expectVerified() }
    /// ```
    ///
    /// A failure is shown at the call and tells the whole story, with the place of the registration that it is about. Works in Swift Testing
    /// and in XCTest. Runs no factory, unless instances are to be made: then each registration's factory runs once, in a layer of overrides
    /// that is thrown away (see `verifyMakingInstances(with:_:)`). Notes are no failures, and what cannot be known without running closures is none.
    ///
    /// - Parameters:
    ///   - isMaking: Whether to make an instance of each registration as well.
    ///   - arguments: What factories that take arguments are handed.
    /// - Returns: The report, for what was not checked.
    @discardableResult
    public func expectVerified(
        makingInstances isMaking: Bool = false, with arguments: Arguments = .empty, fileID: StaticString = #fileID, line: UInt = #line
    ) -> GraphReport {
        let report = isMaking ? verifyMakingInstances(with: arguments) : verify()
        for finding in report.findings where finding.severity != .note {
            ReportRecorder.record("DIKit: " + finding.report, at: SourcePlace(fileID: fileID, line: line))
        }
        return report
    }
}
