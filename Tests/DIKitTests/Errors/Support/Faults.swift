import Testing

@testable import DIKit

/// The error that `body` throws; a failure when it throws none or another one.
func resolutionError(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> some Any
) -> ResolutionError? {
    do {
        let value = try body()
        Issue.record("no error, but \(value)", sourceLocation: sourceLocation)
        return nil
    } catch let error as ResolutionError {
        return error
    } catch {
        Issue.record("another error: \(error)", sourceLocation: sourceLocation)
        return nil
    }
}
