// The documented code stands here as it is written there.
// swift-format-ignore-file

import DIKit
import DIKitTesting
import Testing
import XCTest

// MARK: Tests, as documented; what reads a model of the main actor takes @MainActor

@Suite(.container)
struct FeatureTests {
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @MainActor
    @Test func loads() {
        Container.shared.api.register { MockAPIClient(.sample) }
        let model = FeatureModel()
        #expect(model.isLoaded)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Test(.dependencies {
    $0.api.register { MockAPIClient(.empty) }
})
func emptyState() {
    #expect(FeatureModel().isEmpty)
}

@Suite(.container) struct Overrides {
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test @MainActor func withDependenciesOverridesForItsOperation() {
        let model = withDependencies {
            $0.api.register { MockAPIClient(.error) }
        } operation: {
            FeatureModel()
        }
        #expect(model.isFailed)
        #expect(FeatureModel().isLoaded)
    }

    @Test func testValueIsTheDefault() { #expect(dependency(\.api) is TestAPIClient) }

    @Test func registeringTakesPrecedence() {
        Container.shared.api.register { MockAPIClient(.empty) }
        #expect(dependency(\.api) is MockAPIClient)
    }

    @Test func withDependenciesTakesPrecedence() {
        withDependencies { $0.api.register { MockAPIClient(.empty) } } operation: { #expect(dependency(\.api) is MockAPIClient) }
    }

    @Test func liveImplementationInATestIsATestIssue() {
        withKnownIssue {
            _ = dependency(\.user)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("`User` declared as \\.user is live in a test") } && issue.sourceLocation?.fileID == #fileID
        }
    }
}

final class XCTestTests: XCTestCase {
    override func setUp() { Container.shared.reset() }

    func testTestValueIsTheDefault() { XCTAssert(dependency(\.api) is TestAPIClient) }

    func testRegisteringTakesPrecedence() {
        Container.shared.api.register { MockAPIClient(.empty) }
        XCTAssert(dependency(\.api) is MockAPIClient)
    }

    func testWhatIsRegisteredEndsWithTheReset() {
        Container.shared.api.register { MockAPIClient(.empty) }
        let registered = dependency(\.api)
        Container.shared.reset()
        XCTAssert(dependency(\.api) is TestAPIClient)
        XCTAssert(dependency(\.api) as AnyObject !== registered as AnyObject)
    }

    func testSingletonsEndWithTheReset() {
        let first = dependency(\.api) as AnyObject
        XCTAssert(dependency(\.api) as AnyObject === first)
        Container.shared.reset()
        XCTAssert(dependency(\.api) as AnyObject !== first)
    }

    func testWithDependencies() throws {
        let api = withDependencies { $0.api.register { MockAPIClient(.error) } } operation: { dependency(\.api) }
        XCTAssertThrowsError(try api.items)
    }
}
