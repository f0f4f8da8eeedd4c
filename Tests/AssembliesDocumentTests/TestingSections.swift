// The documented code stands here as it is written there.
// swift-format-ignore-file

#if DEBUG
    @_spi(Testing) import DIKit
    import DIKitTesting
    import Testing

    // MARK: How to resolve, as documented

    final class SomeManager {
        @InjectLazy var api: API
        
        func makeRequest() {
            api.request()
        }
    }

    final class Everything {
        @Inject var analytics: Analytics
        @InjectLazy var api: API
        @InjectProvider var dataBase: DataBase
        @InjectWrapped var theme: Lazy<Theme>
        var lazy: Lazy<API> { $api }
        var provider: Provider<DataBase> { $dataBase }
    }

    final class Themed {
        @InjectLazy(named: "light") var lightTheme: Theme
        @InjectLazy(named: "dark") var darkTheme: Theme
    }

    final class Forgetful {
        @InjectLazy(with: ["Bob"], shouldCleanup: true) var manager: UserManager
    }

    @Suite struct ResolvingByWrappers {
        @Test func eachKind() {
            InjectSettings.withResolver(Container(assemblies: ApplicationAssembly(), APIAssembly())) {
                let everything = Everything()
                #expect(everything.analytics is LiveAnalytics)
                #expect(everything.lazy.wrappedValue as AnyObject === everything.api as AnyObject)
                #expect(everything.provider.wrappedValue as AnyObject !== everything.dataBase as AnyObject)
                #expect(everything.theme.wrappedValue.name == "light")
            }
        }

        @Test func byName() {
            let container = Container()
            container.register(Theme.self, options: .named("light")) { LightTheme() }
            container.register(Theme.self, options: .named("dark")) { DarkTheme() }
            InjectSettings.withResolver(container) {
                #expect(Themed().lightTheme.name == "light")
                #expect(Themed().darkTheme.name == "dark")
            }
        }

        @Test func withArguments() {
            let container = Container()
            container.register(UserManager.self, options: .transient) { _, args in UserManager(name: args.first()) }
            InjectSettings.withResolver(container) { #expect(Forgetful().manager.name == "Bob") }
        }
    }

    // MARK: Testing, as documented

    final class FakeAPI: API {
        private(set) var requestCount = 0

        func request() {
            requestCount += 1
        }
    }

    @Test func makesRequest() {
        let api = FakeAPI()
        let container = Container(assemblies: [])
        container.register(API.self) {
            return api
        }

        InjectSettings.withResolver(container) {
            SomeManager().makeRequest()
        }

        #expect(api.requestCount == 1)
    }

    struct FakeNetworkAssembly: Assembly {
        func assemble(with registrator: Registrator) { registrator.register(API.self, options: .container) { FakeAPI() } }
    }
    struct ProfileLoader {
        @Inject var api: API
        func load() async throws { api.request() }
    }

    @Test func loadsProfile() async throws {
        let container = Container(assemblies: [FakeNetworkAssembly()])

        try await InjectSettings.withResolver(container) {
            try await ProfileLoader().load()
        }

        #expect((container.resolve(API.self) as? FakeAPI)?.requestCount == 1)
    }

    final class FakeAPIAssembly: Assembly {
        func assemble(with registrator: Registrator) {
            registrator.register(API.self, options: .container) {
                return FakeAPI()
            }
        }
    }

    @Suite(.resolver { Container(assemblies: [FakeAPIAssembly()]) })
    struct SomeManagerTests {
        @Test func makesRequest() throws {
            SomeManager().makeRequest()

            let api = try #require(InjectSettings.resolver?.resolve(API.self) as? FakeAPI)
            #expect(api.requestCount == 1)
        }
    }

    // MARK: Shared container, as documented; the shared container is the process's, so it is shared in a process of its own

    @Suite struct SharingAContainer {
        @Test func makeSharedAndRazeShared() async {
            await #expect(processExitsWith: .success) {
                let container = Container(assemblies: [APIAssembly()])
                container.makeShared()  // <-- make container shared
                SomeManager().makeRequest()
                // DIKit reports that another one is shared, here to the test.
                withKnownIssue { precondition(!Container().makeShared()) }

                container.razeShared()   // releases it only when this container is the shared one
                Container.razeShared()   // releases whichever container is shared
                precondition(InjectSettings.resolver == nil)
            }
        }
    }
#endif
