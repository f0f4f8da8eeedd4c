public import DIKit
public import Testing

/// Overrides dependencies for each test, and for each case of a parameterised test.
///
/// ```swift
/// @Test(.dependencies {
///     $0.api.register { MockAPIClient(.empty) }
/// })
/// func emptyState() {
///     #expect(FeatureModel().isEmpty)
/// }
/// ```
///
/// It is `withDependencies` around the test: what the closure registers, for declared dependencies and by type, counts above what is
/// registered outside and for every container that the test uses, and ends with the test. The closure runs anew for each case. A dependency
/// with the lifetime `.singleton` has an instance for the test.
///
/// Several of these traits nest, the suite's outside the test's, and the inner one's registration of a dependency counts. An error thrown by
/// the closure fails the test, which then does not run. In debug and release.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
    fileprivate let update: @Sendable (Container) async throws -> Void

    /// True: a trait on a suite is for the tests in it, at any depth.
    public var isRecursive: Bool { true }

    /// A scope for each case; a test without parameters has one case.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    /// Runs the case with the overrides.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await TestScopes.withDependencies(update) { try await function() }
    }
}

extension Trait where Self == DependenciesTrait {
    /// Overrides for each test and each case of a parameterised test.
    public static func dependencies(_ update: @escaping @Sendable (Container) throws -> Void) -> Self {
        DependenciesTrait { try update($0) }
    }

    /// The same with asynchronous code, for example to register for a declaration of the main actor.
    public static func dependencies(_ update: @escaping @Sendable (Container) async throws -> Void) -> Self {
        DependenciesTrait(update: update)
    }
}
