import Foundation
import Testing

@testable import DIKit

private final class Settings: Sendable {}
private struct Label: Sendable { let text: String }

/// The body of an exit test is all on one line to the compiler, so what is reported there is asked for here.
private enum Asking {
    static func share(_ container: Container) { container.makeShared() }
    static let sharing = #line - 1
    static func settings(of container: Container) { _ = container.resolve(Settings.self) }
    static let resolving = #line - 1
}

extension Reporter {
    /// The places of what is reported while `body` runs.
    fileprivate static func places(_ body: () -> Void) -> [SourcePlace?] {
        let places = Shared<[SourcePlace?]>([])
        Reporter.$hook.withValue(Reporter.Hook { _, place in places.withValue { $0.append(place) } }, operation: body)
        return places.current
    }

    /// The child process of an exit test prints the place of each report in place of its text.
    fileprivate static func printPlaces(_ then: @escaping @Sendable () -> Void = {}) {
        processHook.withLock { hook in
            hook = Hook { _, place in
                FileHandle.standardError.write(Data("at \(place.map(String.init(describing:)) ?? "no place")\n".utf8))
                then()
            }
        }
    }
}

/// A report says to the hook which line of the user's it is about: a test fails there.
@Suite struct ReportPlaceTests {
    private func expect(_ places: [SourcePlace?], at line: Int) {
        #expect(places == [SourcePlace(fileID: #fileID, line: UInt(line))])
    }

    private func expect(_ result: ExitTest.Result?, at line: Int) {
        let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("at ") }
        #expect(printed == ["at DIKitTests/ReportPlaceTests.swift:\(line)"])
    }

    #if DEBUG
        @Test func ofArgumentsForAnInstanceThatExists() {
            let container = Container()
            container.register(Label.self, options: .container) { _, arguments in Label(text: arguments.first()) }
            _ = container.resolve(Label.self, with: ["Ann"])
            let line = #line + 1
            expect(Reporter.places { _ = container.resolve(Label.self, with: ["Bob"]) }, at: line)
        }

        @Test func ofASecondContainerThatIsMadeShared() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Reporter.printPlaces()
                Asking.share(Container())
                Asking.share(Container())
            }
            expect(result, at: Asking.sharing)
        }
    #endif

    @Test func ofAFactoryThatWasWrittenOnAnActor() async {
        actor Owner {
            var count = 0
            func places(_ container: Container) -> (places: [SourcePlace?], line: Int) {
                let line = #line + 3
                let places = Reporter.places {
                    count += 1
                    container.register(Settings.self) { Settings() }
                }
                return (places, line)
            }
        }
        let (places, line) = await Owner().places(Container())
        expect(places, at: line)
    }

    @Test func ofAResetAfterTheScope() {
        var escaped: Container?
        withDependencies {
            escaped = $0
        } operation: {
        }
        guard let container = escaped else { return }
        let line = #line + 1
        expect(Reporter.places { container.reset() }, at: line)
        expect(Reporter.places { container.manager.reset() }, at: line + 1)
        expect(Reporter.places { container.manager.reset(lifetime: .cached) }, at: line + 2)
        expect(Reporter.places { container.tool.reset() }, at: line + 3)
    }

    @Test func ofALongWait() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Patience.current.withLock { $0 = Patience(waits: 2, milliseconds: 20) }
            let (begun, reported) = (Gate(), Gate())
            Reporter.printPlaces { reported.open() }
            let container = Container()
            container.register(Settings.self, options: .container) {
                begun.open()
                reported.pass()
                return Settings()
            }
            concurrently(2) { index in
                if index > 0 { begun.pass() }
                Asking.settings(of: container)
            }
        }
        expect(result, at: Asking.resolving)
    }

    @Test func ofAFactoryThatRunsOnMainForLong() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Patience.current.withLock { $0 = Patience(waits: 2, milliseconds: 20) }
            let reported = Gate()
            Reporter.printPlaces { reported.open() }
            let container = Container()
            container.isolatedMain.register(Settings.self) {
                reported.pass()
                return Settings()
            }
            concurrently(1) { _ in Asking.settings(of: container) }
        }
        expect(result, at: Asking.resolving)
    }
}
