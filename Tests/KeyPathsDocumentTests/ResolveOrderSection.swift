import DIKit
import DIKitTesting
import Testing

extension Container {
    /// Written in another order than the one that counts.
    fileprivate var level: Dependency<String> {
        self(.cached) { "live" }
            .onDevice { "device" }
            .onSimulator { "simulator" }
            .test { "test" }
            .onArg("-level") { "argument" }
            .onDebug { "debug" }
            .preview { "preview" }
    }
}

/// The four levels, and the order inside the third.
@Suite(.container) struct ResolveOrder {
    private static let all: Set<DependencyContext> = [.argument("-level"), .preview, .test, .debug, .simulator, .device]

    @Test func launchArgumentCountsAboveAll() {
        withDependencyContexts(Self.all) {
            Container.shared.level.register { "registered" }
            #expect(dependency(\.level) == "argument")
            withDependencies {
                $0.level.register { "scope" }
            } operation: {
                #expect(dependency(\.level) == "argument")
            }
        }
    }

    @Test func registeredCountsAboveTheDefaults() {
        withDependencyContexts(Self.all.subtracting([.argument("-level")])) {
            Container.shared.level.register { "registered" }
            #expect(dependency(\.level) == "registered")
            withDependencies {
                $0.level.register { "scope" }
            } operation: {
                #expect(dependency(\.level) == "scope")
            }
            prepareDependencies { $0.level.register { "prepared" } }
            #expect(dependency(\.level) == "prepared")
        }
    }

    @Test(
        arguments: [
            ([.preview, .test, .debug, .simulator, .device], "preview"), ([.test, .debug, .simulator, .device], "test"),
            ([.debug, .simulator, .device], "debug"), ([.simulator, .device], "simulator"), ([.device], "device"), ([], "live"),
        ] as [(Set<DependencyContext>, String)])
    func defaultsCountInTheirOrder(contexts: Set<DependencyContext>, level: String) {
        withDependencyContexts(contexts) { #expect(dependency(\.level) == level) }
    }

    @Test func anotherArgumentIsNone() {
        withDependencyContexts([.argument("-other")]) { #expect(dependency(\.level) == "live") }
    }
}
