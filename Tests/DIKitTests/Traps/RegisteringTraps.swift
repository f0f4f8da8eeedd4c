import Testing

@testable import DIKit

private protocol Storage: Sendable {}
private struct LiveStorage: Storage {}
private struct Settings: Sendable, Equatable { var value = 0 }

@Suite struct RegisteringTraps {
    #if DEBUG
        @Test func aFinalRegistrationRegisteredAgain() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let container = Container()
                container.register(Settings.self) { Settings() }
                container.register(Settings.self) { Settings() }
            }
            StandardError(result).expectTrap(
                in: "RegisteringTraps.swift",
                """
                DIKit: `Settings` is already registered with DIKitTests.Settings
                  first  registered at DIKitTests/RegisteringTraps.swift:LINE
                  again  registered at DIKitTests/RegisteringTraps.swift:LINE
                  fix  give one of them a name: options: .named("…"); or register the first as `.open` if it is meant to be replaced
                """)
        }

        @Test func aTypeThatTwoImplement() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let container = Container()
                container.register(LiveStorage.self) { LiveStorage() }.implements((any Storage).self)
                container.register(LiveStorage.self, options: .named("other")) { LiveStorage() }.implements((any Storage).self)
            }
            #expect(StandardError(result).report().contains("`any Storage` is already registered with any DIKitTests.Storage"))
        }
    #else
        @Test func aFinalRegistrationRegisteredAgainReplacesTheFirst() {
            let container = Container()
            container.register(Settings.self) { Settings(value: 1) }
            container.register(Settings.self) { Settings(value: 2) }
            #expect(container.resolve(Settings.self) == Settings(value: 2))
        }
    #endif

    @Test func anOpenRegistrationIsReplacedWithoutATrap() {
        let container = Container()
        container.register(Settings.self, options: .default + .open) { Settings(value: 1) }
        container.register(Settings.self) { Settings(value: 2) }
        container.register(Settings.self, options: .default + .open) { Settings(value: 3) }
        #expect(container.resolve(Settings.self) == Settings(value: 2))
    }

    @Test func aRegistrationAskedForTooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.registration(for: LiveStorage.self).implements((any Storage).self)
            container.register(LiveStorage.self) { LiveStorage() }
        }
        StandardError(result).expectTrap(
            in: "RegisteringTraps.swift",
            """
            DIKit: `LiveStorage` is not registered yet
              asked for  at DIKitTests/RegisteringTraps.swift:LINE
              fix  order matters: the assembly that registers it has to run first, so name it in `dependencies`
            """)
    }

    @Test func aRegistrationAskedForTooEarlyByAMainRegistrator() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().isolatedMain.registration(for: LiveStorage.self)
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: `LiveStorage` is not registered yet\n"))
    }

    @Test func aTypeThatWouldForwardToItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(LiveStorage.self) { LiveStorage() }
                .implements((any Storage).self)
            container.registration(for: (any Storage).self).implements(LiveStorage.self)
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: `LiveStorage` would forward to itself\n"))
    }

    @Test func assembliesThatDependOnEachOther() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container(assemblies: First())
        }
        #expect(
            Golden.normalized(StandardError(result).report()) == """
                DIKit: a cycle of assemblies: `DIKitTests.First` depends on itself
                  from        DIKitTests.First
                  depends on  DIKitTests.Second
                  depends on  DIKitTests.First
                  assembled  at DIKitTests/RegisteringTraps.swift:LINE
                  fix  take one of them out of the other's `dependencies`, or move what both need into a third assembly
                """)
    }
}

private struct First: Assembly {
    var dependencies: [any Assembly] { [Second()] }
    func assemble(with registrator: any Registrator) {}
}
private struct Second: Assembly {
    var dependencies: [any Assembly] { [First()] }
    func assemble(with registrator: any Registrator) {}
}
