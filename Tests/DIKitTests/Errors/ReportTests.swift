import Dispatch
import Foundation
import Testing

@testable import DIKit

private struct Name: Hashable, Sendable { var text: String }
private final class Greeting: Sendable {
    let name: Name
    init(_ name: Name) { self.name = name }
}
private final class Settings: Sendable {}
private final class Database: Sendable {}
private final class Screen: Sendable {}

/// Misuse that a program survives is printed on standard error. The reports and how long DIKit waits before it writes one
/// belong to the process, so each test has one of its own.
@Suite struct ReportTests {
    @Test func argumentsForAnInstanceThatExists() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            let container = Container()
            container.register(Greeting.self, options: .container) { _, arguments in Greeting(arguments.first()) }
            container.register(Screen.self, options: .transient) { resolver in
                _ = resolver.resolve(Greeting.self, with: [Name(text: "Ann")])
                return Screen()
            }
            _ = container.resolve(Greeting.self, with: [Name(text: "Bob")])
            _ = container.resolve(Greeting.self, with: [Name(text: "Bob")])
            _ = container.resolve(Greeting.self)
            _ = container.resolve(Screen.self)
            _ = container.resolve(Screen.self)
        }
        #if DEBUG
            Golden.argumentsIgnored.expect(text: StandardError(result).report())
        #else
            #expect(StandardError(result).reports.isEmpty, "arguments are compared in debug builds")
        #endif
    }

    @Test func aFactoryWrittenOnAnActor() async {
        actor Owner {
            var count = 0

            func register(in container: Container) -> [String] {
                Reporter.collecting {
                    count += 1
                    container.register(Settings.self) { Settings() }
                }
            }

            func registerSayingSo(in container: Container) -> [String] {
                Reporter.collecting {
                    count += 1
                    container.register(Settings.self, isolation: nil) { Settings() }
                }
            }
        }
        let reports = await Owner().register(in: Container())
        Golden.actorIgnored.expect(text: reports.joined(separator: "\n"))
        #expect(await Owner().registerSayingSo(in: Container()).isEmpty)
    }

    #if DEBUG
        @Test func aSecondContainerThatIsMadeShared() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Reporter.printReports()
                let (first, second) = (Container(), Container())
                precondition(first.makeShared() && first.makeShared())
                precondition(!second.makeShared())
            }
            Golden.alreadyShared.expect(text: StandardError(result).report())
        }
    #endif

    @Test func aRegistrationThatComesTooLate() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            let container = Container()
            container.register(Database.self, options: .container + .open) { Database() }
            container.register(Settings.self, options: .container) { resolver in
                _ = resolver.resolve(Database.self)
                return Settings()
            }
            container.register(Screen.self, options: .container) { resolver in
                _ = resolver.resolve(Settings.self)
                return Screen()
            }
            _ = container.resolve(Screen.self)
            container.register(Database.self, options: .container) { Database() }
        }
        Golden.cameTooLate.expect(text: StandardError(result).report())
    }

    @Test func aWaitThatTakesLongSaysWhoWaitsForWhom() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            Patience.current.withLock { $0 = Patience(waits: 2, milliseconds: 20) }
            let reported = DispatchSemaphore(value: 0)
            let isMade = (settings: DispatchSemaphore(value: 0), database: DispatchSemaphore(value: 0))
            let container = Container()
            container.register(Settings.self, options: .container) {
                isMade.settings.signal()
                // The thread that makes the database and the one that makes the screen both wait and say so.
                reported.wait()
                reported.wait()
                return Settings()
            }
            container.register(Database.self, options: .container) { resolver in
                isMade.database.signal()
                _ = resolver.resolve(Settings.self)
                return Database()
            }
            container.register(Screen.self, options: .transient) { resolver in
                _ = resolver.resolve(Database.self)
                return Screen()
            }
            Reporter.processHook.withLock { hook in
                hook = Reporter.Hook { text, _ in
                    FileHandle.standardError.write(Data((text + "\n").utf8))
                    reported.signal()
                }
            }
            _ = onThreads(3) { index in
                switch index {
                case 0: _ = container.resolve(Settings.self)
                case 1:
                    isMade.settings.wait()
                    _ = container.resolve(Database.self)
                default:
                    isMade.database.wait()
                    _ = container.resolve(Screen.self)
                }
            }
        }
        let reports = StandardError(result).reports
        #expect(reports.count == 2)
        Golden.longWait.expect(text: reports.first { $0.hasPrefix("DIKit: a wait for `Database`") } ?? "")
    }

    @Test func mainThatTakesNoWorkForAnIsolatedMainFactory() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            Patience.current.withLock { $0 = Patience(waits: 2, milliseconds: 20) }
            await MainActor.run { blockMain(until: .reported) }
        }
        Golden.mainTakesNoWork.expect(text: StandardError(result).report())
    }

    @Test func aFactoryThatRunsOnMainForLong() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            Patience.current.withLock { $0 = Patience(waits: 2, milliseconds: 20) }
            let reported = DispatchSemaphore(value: 0)
            Reporter.processHook.withLock { hook in
                hook = Reporter.Hook { text, _ in
                    FileHandle.standardError.write(Data((text + "\n").utf8))
                    reported.signal()
                }
            }
            let container = Container()
            container.isolatedMain.register(Screen.self) {
                reported.wait()
                return Screen()
            }
            _ = onAnotherThread { container.resolve(Screen.self) as AnyObject? === nil }
        }
        Golden.mainIsBusy.expect(text: StandardError(result).report())
    }

    @Test func anImplicitMainFactoryThatFindsNoMainIsAnError() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            Patience.current.withLock { $0 = Patience(waits: 2, milliseconds: 20) }
            await MainActor.run { blockMain(until: .failed) }
        }
        let text = StandardError(result).text
        Golden.mainUnavailable.expect(text: String(text.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }))
    }
}

private enum Awaited { case reported, failed }

/// Keeps main busy outside DIKit until a factory that needs it has been reported or has failed.
@MainActor
private func blockMain(until awaited: Awaited) {
    let container = Container()
    let isOver = DispatchSemaphore(value: 0)
    switch awaited {
    case .reported:
        container.isolatedMain.register(Screen.self) { Screen() }
        Reporter.processHook.withLock { hook in
            hook = Reporter.Hook { text, _ in
                FileHandle.standardError.write(Data((text + "\n").utf8))
                isOver.signal()
            }
        }
    case .failed: container.register(Screen.self) { Screen() }
    }
    container.register(Settings.self, options: .transient, isolation: nil) { resolver in
        _ = try resolver.tryResolve(Screen.self)
        return Settings()
    }
    Thread {
        do {
            _ = try container.tryResolve(Settings.self)
        } catch let error as ResolutionError {
            FileHandle.standardError.write(Data(">\(error.description)\n\n\(error.report)<".utf8))
            isOver.signal()
        } catch {
        }
    }.start()
    isOver.wait()
}
