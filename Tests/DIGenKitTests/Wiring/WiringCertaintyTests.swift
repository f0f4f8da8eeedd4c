import DIGenKit
import DIGraph
import Testing

/// What the sources do not tell for certain is a note, or nothing.
@Suite struct WiringCertaintyTests {
    private let model = "final class Log {}\nstruct Model { let log: Log }\n"

    @Test func anAssemblyThatNothingRunsIsOfNoContainer() {
        let program = WiredProgram(
            model + """
                struct AppAssembly: Assembly {
                    func assemble(with registrator: any Registrator) {
                        registrator.register(Model.self) { Model(log: $0.resolve()) }
                        registrator.register(Model.self) { Model(log: $0.resolve()) }
                    }
                }
                """)
        #expect(program.faults == [FoundFault("duplicate", .note, "Model", line: 6)])
        #expect(program.notChecked.contains("Model"))
        #expect(!program.outcome.hasErrors)
    }

    @Test func assembliesOfOneNameMayBeTwoPrograms() {
        let program = """
            final class AppAssembly: Assembly {
                func assemble(with registrator: any Registrator) { registrator.register(Int.self) { 1 } }
            }
            let number: Int = Container(assemblies: AppAssembly()).resolve()

            """
        let outcome = WiringChecker(configuration: Configuration(paths: [])).check([
            SourceText(path: "One/App.swift", text: program), SourceText(path: "Other/App.swift", text: program),
        ])
        #expect(outcome.report.isClean && !outcome.hasErrors, "\(outcome.text)")
    }

    @Test func assembliesThatAreNotHereMayHaveIt() {
        let program = WiredProgram(
            model + "let container = Container(assemblies: OtherAssembly())\ncontainer.register(Model.self) { Model(log: $0.resolve()) }\n")
        #expect(program.faults == [] && program.notChecked == ["Model"])
        #expect(program.outcome.text.contains("App.swift:6:11: note: not checked: nothing here registers `Log`, which `Model` needs"))
    }

    @Test func aParameterThatIsEmptyByDefaultAddsNothing() {
        let program = WiredProgram(
            model + """
                struct AppAssembly: Assembly {
                    func assemble(with registrator: any Registrator) { registrator.register(Model.self) { Model(log: $0.resolve()) } }
                }
                func make(replacing others: [any Assembly] = []) -> Container { Container(assemblies: [AppAssembly()] + others) }
                """)
        #expect(program.faults == [FoundFault("missing", "Log", line: 4)])
    }

    @Test func whatIsRegisteredUnderAConditionMayBeThere() {
        let program = WiredProgram(
            model + """
                let container = Container()
                if CommandLine.arguments.count > 1 {
                    container.register(Log.self) { Log() }
                } else {
                    container.register(Log.self, options: .container) { Log() }
                }
                #if DEBUG
                    container.register(String.self) { "debug" }
                #else
                    container.register(String.self) { "release" }
                #endif
                container.register(Model.self) { Model(log: $0.resolve()) }
                for _ in 0..<2 { container.register(Model.self, options: .named("loop")) { Model(log: $0.resolve()) } }
                """)
        #expect(program.faults == [] && program.notChecked == [])
    }

    @Test func whatIsAskedForUnderAConditionIsNoFault() {
        let program = WiredProgram(
            model + """
                let container = Container()
                container.register(Model.self) { resolver in
                    if container.hasRegistration(Log.self) { return Model(log: resolver.resolve()) }
                    return Model(log: Log())
                }
                """)
        #expect(program.faults == [])
    }

    @Test func aChildMayHaveWhatItsParentLacks() {
        let program = WiredProgram(
            model + """
                let container = Container()
                container.register(Model.self, options: .transient) { Model(log: $0.resolve()) }
                func handle() -> Model {
                    let child = container.child()
                    child.register(Log.self) { Log() }
                    return child.resolve()
                }
                """)
        #expect(program.faults == [])
    }

    @Test func whatTheParentKeepsDoesNotSeeTheChild() {
        let program = WiredProgram(
            model + """
                let container = Container()
                container.register(Model.self, options: .container) { Model(log: $0.resolve()) }
                func handle() -> Model {
                    let child = container.child()
                    child.register(Log.self) { Log() }
                    return child.resolve()
                }
                """)
        #expect(program.faults == [FoundFault("missing", "Log", line: 4)])
    }

    @Test func aTypeThatCannotBeToldLeavesTheContainerOpen() {
        let program = WiredProgram(
            model + """
                let container = Container()
                container.register { makeSomething() }
                container.register(Model.self) { Model(log: $0.resolve()) }
                """)
        #expect(program.faults == [] && program.notChecked == ["Model"])
    }

    @Test func aNameThatCannotBeToldMayBeAnyName() {
        let program = WiredProgram(
            model + """
                let container = Container()
                container.register(Log.self, options: .named(readLine()!)) { Log() }
                container.register(Model.self) { Model(log: $0.resolve(named: "a")) }
                """)
        #expect(program.faults == [FoundFault("missing", .note, "Log \"a\"", line: 5)])
    }

    @Test func aContainerThatIsHandedAwayMayBeFilledThere() {
        let program = WiredProgram(
            model + "let container = Container()\nFramework.fill(container)\ncontainer.register(Model.self) { Model(log: $0.resolve()) }\n")
        #expect(program.faults == [] && program.notChecked == ["Model"])
    }

    @Test func aGenericParameterIsNoType() {
        let program = WiredProgram(
            "let container = Container()\ncontainer.register(Int.self) { 1 }\nfunc find<T>() -> T { container.resolve() }\nlet number: Int = find()\n"
        )
        #expect(program.faults == [])
    }

    @Test func aResolverOfAnotherLibraryIsNotAsked() {
        let program = WiredProgram("let resolver = Promise()\nlet a = resolver.resolve(Int.self)\nfunc make() { engine.register(Int.self) { 1 } }\n")
        #expect(program.faults == [])
    }

    @Test func aSubclassInheritsItsInitialisersAndAnInnerClosureItsOwnShorthands() {
        let program = WiredProgram(
            model + """
                class Base { init(log: Log) {} }
                final class Derived: Base {}
                let container = Container()
                container.register(Derived.self) { Derived(log: $0.resolve()) }
                container.register(((Int) -> String).self) { { "\\($0)" } }
                """)
        #expect(program.faults == [FoundFault("missing", "Log", line: 6)] && program.notChecked == [])
    }

    @Test func whatAChildAsksOfItsParentIsNoNeedOfItsOwn() {
        let program = WiredProgram(
            """
            let parent = Container()
            parent.register(Int.self) { 1 }
            let child = parent.child()
            child.register(Int.self) { 1 + parent.resolve(Int.self) }
            """)
        #expect(program.faults == [])
    }

    @Test func bindingAgainReplaces() {
        let program = WiredProgram("let container = DIContainer()\ncontainer.bind { 1 }\ncontainer.bind(Int.self) { 2 }\n")
        #expect(program.faults == [])
    }

    @Test func registrationsOfTwoMethodsMayBeOfTwoContainers() {
        let program = WiredProgram(
            """
            final class Suite {
                let container = Container()
                func first() { container.register(Int.self) { 1 } }
                func second() { container.register(Int.self) { 2 } }
            }
            """)
        #expect(program.faults == [FoundFault("duplicate", .note, "Int", line: 4)])
    }

    @Test func aPromiseMayBeKeptElsewhereUnlessTheProgramIsHere() {
        let library = "extension Container { public var loader: Dependency<Int?> { promised(.cached) } }\n"
        #expect(WiredProgram(library).faults == [FoundFault("missing", .note, "\\.loader", line: 1)])
        #expect(WiredProgram(library, path: "main.swift").faults.map(\.severity) == [.warning])
        let kept = library + "extension Container: AutoRegistering { public func autoRegister() { loader.register { 1 } } }\n"
        #expect(WiredProgram(kept, path: "main.swift").faults == [])
    }
}
