import Testing

@testable import DIKit

private final class Fault: Error, Sendable { let number = 7 }
private protocol Problem: Error { var number: Int { get } }
private final class Trouble: Problem { let number = 7 }
private protocol Service: AnyObject, Sendable { var number: Int { get } }
private final class LiveService: Service { let number = 7 }

/// Rule 2 and the lifetime `.weak`: an object is one while somebody holds it, whatever it was registered as.
@Suite struct WeakExistentialTests {
    @Test func objectUnderAnyError() {
        let container = Container()
        container.register((any Error).self, options: .weak) { Fault() }
        let held = container.resolve((any Error).self) as? Fault
        for _ in 0..<3 {
            #expect(container.resolve((any Error).self) as? Fault === held)
            #expect(container.optionalResolve((any Error).self) as? Fault === held)
        }
    }

    /// The existential is a box of its own, which ends although the object does not.
    @Test func objectUnderAnyErrorWhoseBoxHasEnded() {
        let container = Container()
        container.register((any Error).self, options: .weak) { Fault() }
        let held = (container.resolve((any Error).self) as? Fault).map { Unmanaged.passRetained($0) }
        // Takes the memory of what has ended.
        let others = (0..<64).map { _ in Fault() as any Error }
        #expect((container.resolve((any Error).self) as? Fault)?.number == 7)
        #expect(container.resolve((any Error).self) as? Fault === held?.takeUnretainedValue())
        withExtendedLifetime(others) { held?.release() }
    }

    @Test func objectUnderAnyErrorEndsWithItsHolder() {
        let container = Container()
        container.register((any Error).self, options: .weak) { Fault() }
        weak let ended = container.resolve((any Error).self) as? Fault
        #expect(ended == nil)
        #expect((container.resolve((any Error).self) as? Fault)?.number == 7)
    }

    @Test func objectUnderAnErrorProtocol() {
        let container = Container()
        container.register((any Problem).self, options: .weak) { Trouble() }.implements((any Error).self)
        let held = container.resolve((any Problem).self)
        #expect(container.resolve((any Problem).self) as? Trouble === held as? Trouble)
        #expect(container.resolve((any Error).self) as? Trouble === held as? Trouble)
        #expect(container.resolve((any Error).self) as? Trouble === held as? Trouble)
    }

    @Test func objectUnderAnyAndAClassProtocol() {
        let container = Container()
        container.register(Any.self, options: .weak) { Fault() }
        container.register((any Service).self, options: .weak) { LiveService() }.implements(AnyObject.self)
        let fault = container.resolve(Any.self) as? Fault
        let service = container.resolve((any Service).self)
        #expect(container.resolve(Any.self) as? Fault === fault)
        let again = container.resolve((any Service).self)
        let object = container.resolve(AnyObject.self)
        #expect(ObjectIdentifier(again) == ObjectIdentifier(service))
        #expect(ObjectIdentifier(object) == ObjectIdentifier(service))
    }
}
