import Testing

@testable import DIKit

private protocol API: Sendable {}
private final class Model: Sendable {}

/// `optionalResolve` and a request for an optional are nil where nothing is there, and only there; what traps is tested in
/// processes of its own.
@Suite struct OptionalResolveTests {
    @Test func isNilWhenNoRegistrationAnswers() {
        let container = Container()
        container.register(Model.self, options: .named("other")) { Model() }
        #expect(container.optionalResolve(Model.self) == nil)
        #expect(container.optionalResolve(Model.self, named: "Other") == nil)
        #expect(container.child().optionalResolve(Model.self) == nil)
        #expect(container.resolve(Model?.self) == nil)
        #expect(container.optionalResolve(type: Model.self, named: nil, with: .empty) == nil)
    }

    @Test func isNilWhenTheFactoryOfAnOptionalAnsweredNil() throws {
        let container = Container()
        container.register(Model?.self) { nil }
        #expect(container.optionalResolve(Model.self) == nil)
        #expect(container.resolve(Model?.self) == nil)
        #expect(try container.tryResolve(Model?.self) == nil)
    }

    @Test func isNilWhenAForeignParentHasNothing() {
        let container = Container(parent: Silent())
        #expect(container.optionalResolve(Model.self) == nil)
    }

    @Test func aRequestOfAFactoryMayBeNilToo() throws {
        let container = Container()
        container.register(Bool.self, options: .transient) { $0.optionalResolve(Model.self) == nil }
        #expect(try container.tryResolve(Bool.self))
    }

    @Test func tryResolveOfAnOptionalThrowsWhatIsNoAbsence() {
        struct Failure: Error {}
        let container = Container()
        container.register(Model.self) { () throws -> Model in throw Failure() }
        #expect(resolutionError { try container.tryResolve(Model?.self) }?.code == .factoryThrew)
    }
}

private struct Silent: Resolver {
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil }
}

@Suite struct ResolutionErrorTests {
    @Test func aLogGetsALineAndADebuggerTheReport() throws {
        let error = try #require(resolutionError { try Container().tryResolve(Model.self) })
        #expect("\(error)" == error.description)
        #expect(String(reflecting: error) == error.report)
        #expect(!error.description.contains("\n"))
    }

    @Test func aCodeSaysItsName() {
        #expect("\(ResolutionError.Code.missing)" == "missing")
        #expect("\(ResolutionError.Code.assemblyCycle)" == "assemblyCycle")
    }

    /// A resolve of thousands of levels has a frame for each function that may throw.
    @Test func isOneWordLarge() {
        #expect(MemoryLayout<ResolutionError>.size == MemoryLayout<UInt>.size)
    }

    @Test func tellsWhereItWasFoundOnWhicheverThreadItIsRead() throws {
        let container = Container()
        container.register(Int.self, options: .transient) { "\(try $0.tryResolve(Model.self))".count }
        let error = try #require(onAnotherThread { resolutionError { try container.tryResolve(Int.self) } })
        #expect(error.path.map(\.dependency.type) == ["Int"])
        #expect(error.path.first?.requestPlace?.fileID == "DIKitTests/OptionalResolveTests.swift")
    }
}
