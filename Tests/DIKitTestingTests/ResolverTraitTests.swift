#if DEBUG
    import DIKit
    import DIKitTesting
    import Testing

    private protocol API: AnyObject { func request() }
    private final class FakeAPI: API {
        private(set) var requestCount = 0
        func request() { requestCount += 1 }
    }
    private final class SomeManager {
        @InjectLazy var api: any API
        func makeRequest() { api.request() }
    }
    private final class FakeAPIAssembly: Assembly {
        func assemble(with registrator: any Registrator) {
            registrator.register((any API).self, options: .container) { FakeAPI() }
        }
    }
    private func fake() throws -> FakeAPI { try #require(InjectSettings.resolver?.resolve((any API).self) as? FakeAPI) }

    @Suite(.resolver { Container(assemblies: [FakeAPIAssembly()]) })
    struct ResolverTraitTests {
        @Test func makesRequest() throws {
            SomeManager().makeRequest()
            #expect(try fake().requestCount == 1)
        }

        @Test func otherTestHasAResolverOfItsOwn() throws {
            SomeManager().makeRequest()
            #expect(try fake().requestCount == 1)
        }

        @Test(arguments: 1...20) func eachCaseHasAResolverOfItsOwn(count: Int) async throws {
            for _ in 0..<count { SomeManager().makeRequest() }
            await Task.yield()
            #expect(try fake().requestCount == count)
        }

        @Suite struct Nested {
            @Test func sees() throws {
                SomeManager().makeRequest()
                #expect(try fake().requestCount == 1)
            }

            @Test(.resolver { Container(parent: Container(assemblies: [FakeAPIAssembly()])) })
            func traitOfATestTakesThePlaceOfItsSuites() throws {
                let container = try #require(InjectSettings.container)
                #expect(container.hasRegistration((any API).self))
                #expect(container.resolveAll((any API).self).count == 1)
                container.register(Int.self) { 1 }
                #expect(container.resolve(Int.self) == 1)
            }
        }

        @Suite(.serialized) struct Serialized {
            @Test(arguments: 1...5) func isStillItsOwn(count: Int) throws {
                for _ in 0..<count { SomeManager().makeRequest() }
                #expect(try fake().requestCount == count)
            }
        }
    }

    @Suite struct WithoutTraitTests {
        @Test func seesNoResolver() { #expect(InjectSettings.resolver == nil) }

        @Test(.resolver { Container(assemblies: [FakeAPIAssembly()]) }) func oneTestAlone() throws {
            SomeManager().makeRequest()
            #expect(try fake().requestCount == 1)
        }
    }
#endif
