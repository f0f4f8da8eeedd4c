#if DEBUG
    @_spi(Testing) public import DIKit
    public import Testing

    /// Gives each test, and each case of a parameterised test, a resolver of its own. Debug builds only.
    ///
    /// ```swift
    /// @Suite(.resolver { Container(assemblies: [FakeAPIAssembly()]) })
    /// struct SomeManagerTests {
    ///     @Test func makesRequest() throws {
    ///         SomeManager().makeRequest()
    ///         let api = try #require(InjectSettings.resolver?.resolve(API.self) as? FakeAPI)
    ///         #expect(api.requestCount == 1)
    ///     }
    /// }
    /// ```
    ///
    /// The closure runs anew for each of them, so fakes never leak from one test into another, also when tests run in parallel. A trait on a
    /// test takes the place of the one on its suite. Inside, `InjectSettings.resolver` is that resolver.
    public struct ResolverTrait: TestTrait, SuiteTrait, TestScoping {
        fileprivate let make: @Sendable () -> any Resolver

        /// True: a trait on a suite is for the tests in it, at any depth.
        public var isRecursive: Bool { true }

        /// A scope for each case; a test without parameters has one case.
        public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

        /// Runs the case with a resolver of its own.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await InjectSettings.withResolver(make()) { try await function() }
        }
    }

    extension Trait where Self == ResolverTrait {
        /// A resolver of its own for each test and each case of a parameterised test.
        public static func resolver(_ make: @escaping @Sendable () -> any Resolver) -> Self { ResolverTrait(make: make) }
    }
#endif
