public import DIKit
public import Testing

/// Runs each test, and each case of a parameterised test, as if the program ran in other contexts.
///
/// ```swift
/// @Test(.dependencyContexts([.preview])) func showsSampleData() {
///     #expect(FeatureModel().items == Item.samples)
/// }
/// ```
///
/// The contexts take the place of all of the process's: without `.test` among them the defaults for tests do not apply, and a live
/// dependency is not reported. It is `withDependencyContexts` around the test. In debug and release.
public struct DependencyContextsTrait: TestTrait, SuiteTrait, TestScoping {
    fileprivate let contexts: Set<DependencyContext>

    /// True: a trait on a suite is for the tests in it, at any depth.
    public var isRecursive: Bool { true }

    /// A scope for each case; a test without parameters has one case.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    /// Runs the case in the contexts.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withDependencyContexts(contexts) { try await function() }
    }
}

extension Trait where Self == DependencyContextsTrait {
    /// Other contexts for each test and each case of a parameterised test; none at all for those of a live program.
    public static func dependencyContexts(_ contexts: Set<DependencyContext>) -> Self { DependencyContextsTrait(contexts: contexts) }
}
