import Testing

@testable import DIKit

private struct NetworkFailure: Error, Equatable { var status: Int }
private enum Fault: Error { case offline }
private protocol Storage {}
private final class LiveStorage: Sendable {}
private class Base: @unchecked Sendable {}
private final class Derived: Base, @unchecked Sendable {}
private struct Model: Sendable {}
private struct Screen: Sendable { var model: Model }
private struct App: Sendable { var screen: Screen }

@Suite struct FactoryErrorTests {
    @Test func whatAFactoryThrewArrivesWrapped() throws {
        let container = Container()
        container.register(Model.self) { () throws -> Model in throw NetworkFailure(status: 503) }
        let error = try #require(resolutionError { try container.tryResolve(Model.self) })
        #expect(error.code == .factoryThrew)
        #expect(error.underlying as? NetworkFailure == NetworkFailure(status: 503))
        #expect(error.path.isEmpty)
        Golden.factoryThrew.expect(error)
    }

    @Test func whatAFactoryThrewIsWrappedOnceWithThePath() throws {
        let container = Container()
        container.register(Model.self, options: .container) { () throws -> Model in throw Fault.offline }
        container.register(Screen.self, options: .transient) { Screen(model: try $0.tryResolve()) }
        container.register(App.self, options: .container) { App(screen: try $0.tryResolve()) }
        let error = try #require(resolutionError { try container.tryResolve(App.self) })
        #expect(error.underlying is Fault)
        #expect(error.dependency?.type == "Model")
        #expect(error.path.map(\.dependency.type) == ["Screen", "App"])
        Golden.factoryThrewInside.expect(error)
    }

    @Test func whatAForeignParentThrewNamesTheParent() throws {
        let container = Container(parent: Broken())
        container.register(Screen.self, options: .transient) { Screen(model: try $0.tryResolve()) }
        let error = try #require(resolutionError { try container.tryResolve(Screen.self) })
        #expect(error.underlying is Fault)
        #expect(error.path.map(\.dependency.type) == ["Screen"])
        Golden.foreignParentThrew.expect(error)
    }

    @Test func afterAThrowTheFactoryIsAskedAgain() throws {
        let container = Container()
        let calls = Locked(0)
        container.register(Model.self, options: .container) {
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            if call == 1 { throw Fault.offline }
            return Model()
        }
        #expect(resolutionError { try container.tryResolve(Model.self) }?.code == .factoryThrew)
        _ = try container.tryResolve(Model.self)
        #expect(calls.withLock { $0 } == 2)
    }

    @Test func theFactoryOfAnOptionalThatAnswersNil() throws {
        let container = Container()
        container.register(Model?.self, options: .named("current")) { nil }
        container.register(Screen.self, options: .transient) { Screen(model: try $0.tryResolve(named: "current")) }
        let error = try #require(resolutionError { try container.tryResolve(Screen.self) })
        #expect(error.code == .answeredNil)
        #expect(error.path.map(\.dependency.type) == ["Screen"])
        Golden.answeredNil.expect(error)
    }

    @Test func aChildsRegistrationThatAsksItsParentForTheSame() throws {
        let parent = Container()
        parent.register(Model?.self) { nil }
        let child = parent.child()
        child.register(Model.self, options: .transient) { _ in try parent.tryResolve(Model.self) }
        let error = try #require(resolutionError { try child.tryResolve(Model.self) })
        #expect(error.code == .answeredNil)
        #expect(error.path.map(\.dependency.type) == ["Model"])
    }

    @Test func anInstanceThatDoesNotImplementWhatItWasSaidTo() throws {
        let container = Container()
        container.register(Base.self) { Derived() }.implements((any Storage).self, named: "fast")
        let error = try #require(resolutionError { try container.tryResolve((any Storage).self, named: "fast") })
        #expect(error.code == .doesNotImplement)
        Golden.doesNotImplement.expect(error)
    }

    @Test func anInstanceOfItsOwnTypeIsNotNamedTwice() throws {
        let container = Container()
        container.register(LiveStorage.self) { LiveStorage() }.implements((any Storage).self)
        let error = try #require(resolutionError { try container.tryResolve((any Storage).self) })
        #expect(error.report.hasPrefix("DIKit: `LiveStorage` does not implement `any Storage`\n"))
    }
}

/// A resolver that throws.
private struct Broken: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }

    func _resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws -> T? { throw Fault.offline }
}

@Suite struct ArgumentErrorTests {
    private func container(_ factory: @escaping (Arguments) throws -> Int) -> Container {
        let container = Container()
        container.register(Int.self, options: .transient) { _, arguments in try factory(arguments) }
        return container
    }

    @Test func anIndexOutOfRange() {
        let container = container { try $0.tryResolve(Int.self, at: 2) }
        let error = resolutionError { try container.tryResolve(Int.self, with: ["Bob", true]) }
        #expect(error?.code == .argument)
        Golden.argumentOutOfRange.expect(error)
    }

    @Test func aNegativeIndex() {
        let container = container { try $0.tryResolve(Int.self, at: -1) }
        Golden.argumentNegativeIndex.expect(resolutionError { try container.tryResolve(Int.self, with: ["Bob"]) })
    }

    @Test func anotherTypeAtTheIndex() {
        let container = container { try $0.tryResolve(Int.self, at: 1) }
        Golden.argumentOfOtherType.expect(resolutionError { try container.tryResolve(Int.self, with: [true, "Bob"]) })
    }

    @Test func nilAtTheIndex() {
        let container = container { try $0.tryResolve(Int.self, at: 0) }
        Golden.argumentIsNil.expect(resolutionError { try container.tryResolve(Int.self, with: [Int?.none as Any, String?("Bob") as Any]) })
    }

    @Test func noArguments() {
        let container = container { try $0.tryResolve() }
        Golden.argumentsEmpty.expect(resolutionError { try container.tryResolve(Int.self) })
    }

    @Test func noneOfTheType() {
        let container = container { try $0.tryFirst() }
        Golden.argumentByType.expect(resolutionError { try container.tryResolve(Int.self, with: ["Bob", Model(), [1: "one"]]) })
    }

    @Test func noneAtAllOfTheType() {
        let container = container { try $0.tryFirst() }
        let error = resolutionError { try container.tryResolve(Int.self) }
        #expect(error?.description.hasPrefix("no argument of type `Int`: none was passed") == true)
    }

    @Test func argumentsDoNotReachADependencyUnlessPassedOn() {
        let container = container { try $0.tryFirst() }
        container.register(String.self, options: .transient) { "\(try $0.tryResolve(Int.self))" }
        Golden.argumentOfDependency.expect(resolutionError { try container.tryResolve(String.self, with: [1]) })
    }

    @Test func throwingFormsAnswerWhatIsThere() throws {
        let arguments: Arguments = ["Bob", 3]
        #expect(try arguments.tryFirst(Int.self) == 3)
        #expect(try arguments.tryResolve(String.self) == "Bob")
        #expect(try arguments.tryResolve(Int.self, at: 1) == 3)
    }

    @Test func outsideAFactoryThePlaceIsThatOfTheCall() throws {
        let error = try #require(resolutionError { try Arguments.empty.tryFirst(Int.self) })
        #expect(error.dependency == nil)
        #expect(error.place?.fileID == "DIKitTests/FactoryErrorTests.swift")
    }

    @Test func manyArgumentsAreNotAllListed() throws {
        let error = try #require(resolutionError { try Arguments(Array(1...1_000)).tryFirst(String.self) })
        #expect(error.description.contains("… 988 more)"))
    }
}
