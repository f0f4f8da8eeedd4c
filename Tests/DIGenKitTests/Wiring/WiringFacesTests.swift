import DIGenKit
import DIGraph
import Testing

/// What is registered and asked for through each face is seen.
@Suite struct WiringFacesTests {
    private let types = """
        protocol API {}
        final class Log {}
        final class LiveAPI: API { init(log: Log) {} }
        struct Model { let api: any API; let title: String = "" }

        """

    @Test func anInitialisersLabelTellsWhatIsResolvedForIt() {
        let program = WiredProgram(
            types + """
                let container = Container()
                container.register(Model.self) { resolver in Model(api: resolver.resolve()) }
                container.register((any API).self) { LiveAPI(log: $0.resolve()) }
                """)
        #expect(program.needs == ["Model -> any API", "any API -> Log"])
        #expect(program.faults == [FoundFault("missing", "Log", line: 7)])
    }

    @Test func autoregisterTakesTheTypesOfTheParameters() {
        let program = WiredProgram(
            types + """
                let container = Container()
                container.autoregister(initializer: Model.init)
                container.autoregister((any API).self, initializer: LiveAPI.init(log:))
                container.autoregister(String.self) { (log: Log, model: Lazy<Model>, count: Int?) in "" }
                """)
        #expect(program.needs == ["Model -> any API", "any API -> Log", "String -> Log", "String -> Model", "String -> Int"])
        #expect(program.outcome.graph.edges.map(\.isDeferred) == [false, false, false, true, false])
        #expect(program.faults == [FoundFault("missing", "Log", line: 8)])
    }

    @Test func bindTakesWhatItsClosureHandsOn() {
        let program = WiredProgram(
            types + """
                struct AppModule: DIModule {
                    func load(container: DIContainer) {
                        container.bind((any API).self) { LiveAPI(log: $0) }
                        bind { (api: any API) in Model(api: api) }
                    }
                }
                DIContainer.instance.addModule(AppModule())
                let model: Model = inject()
                """)
        #expect(program.needs == ["any API -> Log", "Model -> any API"])
        #expect(program.faults == [FoundFault("missing", "Log", line: 7)])
    }

    @Test func implementsAndProvideLeadToTheirTargets() {
        let program = WiredProgram(
            types + """
                extension Container { var log: Dependency<Log> { self(.cached) { Log() } } }
                let container = Container()
                container.provide(\\.log)
                container.register(LiveAPI.self, options: .container) { LiveAPI(log: $0.resolve()) }.implements((any API).self, named: "live")
                """)
        #expect(program.needs == ["Log -> \\.log", "LiveAPI -> Log", "any API \"live\" -> LiveAPI"])
        #expect(program.faults == [])
    }

    @Test func declaredDependenciesNeedWhatTheirClosuresAskFor() {
        let program = WiredProgram(
            types + """
                extension Lifetime { static let session = Cached() }
                extension Container {
                    var log: Dependency<Log> { self(.session) { Log() } }
                    var api: Dependency<any API> { self(.singleton) { LiveAPI(log: self.log()) }.test { LiveAPI(log: dependency(\\.log)) } }
                    private var made: Model { Model(api: api()) }
                    var model: Dependency<Model> { self(.shared) { self.made } }
                }
                """)
        #expect(program.needs.contains("\\.model -> \\.api"))
        #expect(program.faults == [FoundFault("captive", .warning, "\\.log", line: 8)])
        #expect(program.outcome.graph.nodes.map(\.lifetime) == [.custom("session"), .singleton, .shared])
    }

    @Test func wrappersAskTheSharedContainer() {
        let program = WiredProgram(
            types + """
                struct AppAssembly: Assembly { func assemble(with registrator: any Registrator) { registrator.register(Log.self) { Log() } } }
                Container(assemblies: AppAssembly()).makeShared()
                final class Screen {
                    @Inject var log: Log
                    @Inject var missing: any API
                    @Inject(named: "maybe") var optional: (any API)?
                    @InjectLazy var later: Model
                    let direct = inject(String.self)
                }
                """)
        #expect(
            program.faults == [
                FoundFault("missing", "any API", line: 9), FoundFault("missing", "Model", line: 11), FoundFault("missing", "String", line: 12),
            ])
    }

    @Test func whatATypeInjectsItselfIsANeedOfWhoMakesIt() {
        let program = WiredProgram(
            """
            final class One { @Inject var two: Two }
            final class Two { init(one: One) {} }
            let container = Container()
            container.makeShared()
            container.register(One.self) { One() }
            container.register(Two.self) { Two(one: $0.resolve()) }
            """)
        #expect(program.faults == [FoundFault("cycle", "One", line: 1)])
    }

    @Test func functionsThatRegisterAreFollowed() {
        let program = WiredProgram(
            types + """
                func addLogs(to registrator: any Registrator, named name: String = "a") { registrator.register(Log.self) { Log() } }
                extension Registrator { func addAPI() { register((any API).self) { LiveAPI(log: $0.resolve()) } } }
                struct AppAssembly: Assembly {
                    func assemble(with registrator: any Registrator) {
                        addLogs(to: registrator)
                        registrator.addAPI()
                        registrator.register(Model.self) { make($0) }
                    }
                    private func make(_ resolver: any Resolver) -> Model { Model(api: resolver.resolve(named: "none")) }
                }
                let container = Container(assemblies: AppAssembly())
                """)
        #expect(program.needs.sorted() == ["Model -> any API \"none\"", "any API -> Log"])
        #expect(program.faults == [FoundFault("missing", "any API \"none\"", line: 13)])
    }

    @Test func optionalRequestsAreNoFaults() {
        let program = WiredProgram(
            types + """
                let container = Container()
                container.register(String.self) { resolver in
                    let log = resolver.optionalResolve(Log.self)
                    let model: Model? = resolver.resolve()
                    do { _ = try resolver.tryResolve((any API).self) } catch {}
                    return "\\(String(describing: log))\\(String(describing: model))"
                }
                """)
        #expect(program.faults == [] && program.notChecked == [])
        #expect(program.needs == ["String -> Log", "String -> Model", "String -> any API"])
    }

    @Test func twoSpellingsOfATypeAreOneKey() {
        let program = WiredProgram(
            types + """
                typealias Service = API
                let container = Container()
                container.register(Service.self) { LiveAPI(log: Log()) }
                let api: any API = container.resolve()
                let optional = container.resolve((any API)?.self)
                """)
        #expect(program.faults == [])
    }
}
