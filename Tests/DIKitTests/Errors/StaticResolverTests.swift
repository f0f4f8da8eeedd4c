import Foundation
import Testing

@testable import DIKit

protocol TimeSource: Sendable {}
protocol WeatherSource: Sendable {}
private struct LiveTimeSource: TimeSource {}
private struct LiveWeatherSource: WeatherSource {}
private struct User: Sendable {}
private struct Profile {}
private struct Screen {}
private struct Unrelated {}
private final class Session: Sendable {}
private final class Cell {}

private protocol AppResolver: Resolver {}

extension AppResolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        AppTable.table.optionalResolve(self, type, named: named, with: arguments)
    }
}

/// As generated code has it.
private enum AppTable {
    static let table = _StaticTable<any AppResolver>(isolation: { .current(nil) }) { table in
        table.add((any TimeSource).self) { _, _ in LiveTimeSource() }
        table.add(LiveWeatherSource.self) { _, _ in LiveWeatherSource() }
        table.add(Profile.self) { _, arguments in
            _ = try arguments.first(User.self, "user")
            return Profile()
        }
        table.addAsynchronous(Session.self, method: "resolveSession")
        table.addInjected(Cell.self, method: "injectToCell")
    }
}

private struct Live: AppResolver {}

/// What is said where a generated resolver, alone or as a parent, does not give what was wanted.
@Suite struct StaticResolverTests {
    private let container = Container(parent: Live())

    @Test func aMissingArgumentNamesWhoNeedsItAndWhereItWasAskedFor() {
        container.register(options: .transient) {
            _ = try $0.tryResolve(Profile.self, with: [1])
            return Screen()
        }
        let error = resolutionError { try container.tryResolve(Screen.self) }
        #expect(error?.code == .argument)
        Golden.staticParameter.expect(error)
        #expect(resolutionError { try container.tryResolve(Profile.self) }?.place?.fileID == "DIKitTests/StaticResolverTests.swift")
        #expect(
            resolutionError { try Live().tryResolve(Profile.self) }?.description.hasPrefix("`Profile` needs `User`: no argument was passed") == true)
    }

    @Test func whatIsAsyncOnlyIsAnErrorWhereItIsRequired() {
        let error = resolutionError { try container.tryResolve(Session.self) }
        #expect(error?.code == .asynchronous)
        Golden.staticAsynchronous.expect(error)
        #expect(resolutionError { try Live().tryResolve(Session.self) }?.code == .asynchronous)
    }

    @Test func whatIsAsyncOnlyIsToldOnce() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Reporter.printReports()
            let _: Session = Container(parent: Live()).resolve()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.components(separatedBy: "DIKit: ").count == 2)
        #expect(text.contains("`Session` is async only: call resolveSession"))
    }

    @Test func whatIsAsyncOnlyIsReportedAndNilWhereItIsOptional() {
        let texts = Reporter.collecting {
            #expect(container.optionalResolve(Session.self) == nil)
            #expect(container.resolve(Session?.self) == nil)
            #expect(Live().optionalResolve(Session.self) == nil)
            #expect(Live().resolve(Session?.self) == nil)
        }
        #expect(texts.count == 4 && texts.allSatisfy { $0.contains("is async only") })
    }

    @Test func aNameIsNoneThatAResolverKnows() {
        let error = resolutionError { try container.tryResolve((any TimeSource).self, named: "wall") }
        #expect(error?.suggestions.map(\.dependency.type) == ["any TimeSource"])
        Golden.staticName.expect(error)
    }

    @Test func anImplementationIsFoundByItsProtocol() {
        Golden.staticImplementation.expect(resolutionError { try container.tryResolve(LiveTimeSource.self) })
    }

    @Test func aProtocolIsProvidedFromAnImplementation() {
        Golden.staticProtocol.expect(resolutionError { try container.tryResolve((any WeatherSource).self) })
    }

    @Test func whatIsInjectedIntoIsMadeByOthers() {
        Golden.staticInjected.expect(resolutionError { try container.tryResolve(Cell.self) })
    }

    @Test func whatNoMethodMakesCanBeProvided() {
        Golden.staticUnknown.expect(resolutionError { try container.tryResolve(Unrelated.self) })
    }

    @Test func askedDirectlyItSuggestsAsWell() {
        Golden.staticDirectly.expect(resolutionError { try Live().tryResolve(LiveTimeSource.self) })
    }

    @Test func anAnswerOfAConformersOwnIsNotGoneAround() {
        struct Mock: AppResolver {
            func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }
        }
        #expect(Live().hasRegistration((any TimeSource).self) && !Mock().hasRegistration((any TimeSource).self))
        #expect(resolutionError { try Mock().tryResolve(LiveTimeSource.self) }?.suggestions.isEmpty == true)
    }
}
