import Foundation
import Testing

@testable import DIKit

private final class Plain: NSObject, SelfInjectable {
    let calls = Locked(0)
    var number = 0
    var again: (() -> Void)?

    func resolveDependncies(with resolver: any Resolver) {
        calls.withLock { $0 += 1 }
        number = resolver.resolve()
        again?()
    }
}

@MainActor private final class OnMain: NSObject, @MainActor SelfInjectable {
    private(set) var number = 0
    func resolveDependncies(with resolver: any Resolver) { number += resolver.resolve(Int.self) }
}

private final class Shared: NSObject, SelfInjectable, Sendable {
    let calls = Locked(0)
    func resolveDependncies(with resolver: any Resolver) { calls.withLock { $0 += 1 } }
}

/// Objects that an `==` of their own makes equal are still two.
private final class Equal: NSObject, SelfInjectable {
    var calls = 0
    override func isEqual(_ object: Any?) -> Bool { true }
    override var hash: Int { 0 }
    func resolveDependncies(with resolver: any Resolver) { calls += 1 }
}

/// One after the other: they look at what is remembered of all objects.
@Suite(.serialized) enum UIKitTests {}

extension UIKitTests {
    @Suite struct SelfInjectableTests {
        private let container = Container()

        init() { container.register(Int.self, options: .transient) { 7 } }

        @Test func theFirstCallResolvesAndLaterOnesDoNothing() {
            let object = Plain()
            for _ in 0..<3 { object.resolveDependnciesIfNeeded(with: container) }
            #expect(object.number == 7 && object.calls.withLock { $0 } == 1)
        }

        @Test func eachObjectHasItsOwnFirstCall() {
            let objects = (0..<100).map { _ in Plain() }
            for object in objects { object.resolveDependnciesIfNeeded(with: container) }
            #expect(objects.allSatisfy { $0.number == 7 })
        }

        @Test func objectsAreToldApartByIdentity() {
            let (first, second) = (Equal(), Equal())
            first.resolveDependnciesIfNeeded(with: container)
            second.resolveDependnciesIfNeeded(with: container)
            #expect(first.calls == 1 && second.calls == 1)
        }

        @Test @MainActor func aTypeOfTheMainActorConformsThroughAnIsolatedConformance() {
            let object = OnMain()
            object.resolveDependnciesIfNeeded(with: container)
            ((object as NSObject) as? any SelfInjectable)?.resolveDependnciesIfNeeded(with: container)
            #expect(object.number == 7)
        }

        @Test func aCallFromInsideReturnsAtOnce() {
            let object = Plain()
            object.again = { [container] in object.resolveDependnciesIfNeeded(with: container) }
            object.resolveDependnciesIfNeeded(with: container)
            object.again = nil
            #expect(object.calls.withLock { $0 } == 1)
        }

        @Test func theDependenciesMayBeTakenByHand() {
            let object = Plain()
            object.resolveDependncies(with: container)
            object.resolveDependnciesIfNeeded(with: container)
            #expect(object.calls.withLock { $0 } == 2)
        }

        @Test func theObjectIsNotKeptAliveAndLeavesNothing() {
            SelfInjection.sweep(now: true)
            let before = SelfInjection.count
            weak var ended: Plain?
            do {
                let object = Plain()
                ended = object
                object.resolveDependnciesIfNeeded(with: container)
                #expect(SelfInjection.count == before + 1)
            }
            #expect(ended == nil)
            SelfInjection.sweep(now: true)
            #expect(SelfInjection.count == before)
        }

        @Test func aLaterObjectAtTheSameAddressIsAnotherOne() {
            for _ in 0..<1_000 {
                let object = Plain()
                object.resolveDependnciesIfNeeded(with: container)
                #expect(object.number == 7)
            }
        }

        @Test func manyObjectsThatHaveEndedLeaveFewEntries() {
            let living = (0..<200).map { _ in Plain() }
            for object in living { object.resolveDependnciesIfNeeded(with: container) }
            for _ in 0..<5_000 { Plain().resolveDependnciesIfNeeded(with: container) }
            #expect(SelfInjection.count <= 2 * 200 + 128)
            withExtendedLifetime(living) {}
        }

        @Test func oneOfManyThreadsIsTheFirst() async {
            for _ in 0..<50 {
                let object = Shared()
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<8 { group.addTask { [container] in object.resolveDependnciesIfNeeded(with: container) } }
                }
                #expect(object.calls.withLock { $0 } == 1)
            }
        }
    }
}
