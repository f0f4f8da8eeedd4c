internal import DIKit
public import Testing

/// Gives each test, and each case of a parameterised test, a container and singletons of its own.
///
/// ```swift
/// @Suite(.container)
/// struct FeatureTests {
///     @Test func loads() {
///         Container.shared.api.register { MockAPIClient(.sample) }
///         #expect(FeatureModel().isLoaded)
///     }
/// }
/// ```
///
/// Inside, `Container.shared` is that container: a root of its own, empty but for what `AutoRegistering` registers. What it registers and
/// keeps ends with the test, so tests can run in parallel and nothing has to be reset. A dependency with the lifetime `.singleton` has an
/// instance for the test, also in other containers that the test makes. Work that a test starts on a queue or detached does not have the
/// container: hand it on with `withEscapedDependencies`.
///
/// A trait on a test takes the place of the one on its suite. Together with `.resolver`, in either order, that resolver's container is what
/// the test sees; what the test registers and its singletons are still its own. Together with `.dependencies` both count, in either order.
/// In debug and release.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: a trait on a suite is for the tests in it, at any depth.
    public var isRecursive: Bool { true }

    /// A scope for each case; a test without parameters has one case.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    /// Runs the case with a container of its own.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await TestScopes.withContainer { try await function() }
    }
}

extension Trait where Self == ContainerTrait {
    /// A container and singletons of its own for each test and each case of a parameterised test.
    public static var container: Self { ContainerTrait() }
}
