import DIKit
import Foundation

// What the documented snippets take for granted: the types of somebody's program.

protocol APIClient: Sendable {
    var items: [String] { get throws }
}
struct APIFailure: Error {}
final class LiveAPIClient: APIClient { var items: [String] { ["live"] } }
final class PreviewAPIClient: APIClient { var items: [String] { ["preview"] } }
final class TestAPIClient: APIClient { var items: [String] { ["test"] } }
final class FailingAPIClient: APIClient { var items: [String] { get throws { throw APIFailure() } } }
final class MockAPIClient: APIClient {
    enum Sample { case sample, empty, error }
    private let sample: Sample
    init(_ sample: Sample) { self.sample = sample }
    var items: [String] {
        get throws {
            switch sample {
            case .sample: ["one", "two"]
            case .empty: []
            case .error: throw APIFailure()
            }
        }
    }
}

protocol Analytics: Sendable {}
final class LiveAnalytics: Analytics {}
final class NoOpAnalytics: Analytics {}

final class User: Sendable {}
final class Part: Sendable {}
final class Whole: Sendable {
    let (first, second): (Part, Part)
    init(_ first: Part, _ second: Part) { (self.first, self.second) = (first, second) }
}

/// Runs `body` as a live program would.
func live<Result>(_ body: () throws -> Result) rethrows -> Result { try withDependencyContexts([], operation: body) }
