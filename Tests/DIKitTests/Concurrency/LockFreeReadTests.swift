import Testing

@testable import DIKit

private final class Kept: Sendable {}
private protocol Spoken: Sendable {}
private struct Word: Spoken { let text = "word" }
private final class Made: Sendable {}

/// Rule 9 as a fact that needs no clock: a hit takes no lock, so it goes through while another thread holds them all.
@Suite struct LockFreeReadTests {
    private func withAllLocksHeld(of container: Container, _ body: @escaping @Sendable () -> Void) {
        concurrently(2) { index in
            // The second thread asks while the first holds the locks; it waits inside for it to finish.
            guard index == 0 else { return }
            Creations.shared.state.withLock { _ in
                container.registry.content.withLock { _ in
                    onAnotherThread(body)
                }
            }
        }
    }

    @Test func hitsTakeNoLock() {
        let container = Container()
        container.register(Kept.self, options: .container) { Kept() }
        container.register((any Spoken).self, options: .container) { Word() }
        container.register(Made.self, options: .transient) { Made() }
        let kept = container.resolve(Kept.self)
        _ = container.resolve((any Spoken).self)
        let seen = Shared<[ObjectIdentifier]>([])
        withAllLocksHeld(of: container) {
            seen.withValue { $0.append(ObjectIdentifier(container.resolve(Kept.self))) }
            _ = container.resolve((any Spoken).self)
            _ = container.resolve(Made.self)
        }
        #expect(seen.current == [ObjectIdentifier(kept)])
    }

    @Test func weakHitTakesNoLock() {
        let container = Container()
        container.register(Kept.self) { Kept() }
        let held = container.resolve(Kept.self)
        let seen = Shared<[ObjectIdentifier]>([])
        withAllLocksHeld(of: container) { seen.withValue { $0.append(ObjectIdentifier(container.resolve(Kept.self))) } }
        #expect(seen.current == [ObjectIdentifier(held)])
    }

    @Test func hitOfWhatAnInstanceImplementsTakesNoLock() {
        let container = Container()
        container.register(Word.self, options: .container) { Word() }.implements((any Spoken).self)
        container.register(Kept.self) { Kept() }.implements(Any.self, named: "weak")
        let held = container.resolve(Kept.self)
        _ = container.resolve((any Spoken).self)
        _ = container.resolve(Any.self, named: "weak")
        let seen = Shared<[ObjectIdentifier]>([])
        withAllLocksHeld(of: container) {
            #expect(container.resolve((any Spoken).self) is Word)
            if let kept = container.resolve(Any.self, named: "weak") as? Kept { seen.withValue { $0.append(ObjectIdentifier(kept)) } }
        }
        #expect(seen.current == [ObjectIdentifier(held)])
    }

    @Test func namedHitTakesNoLock() {
        let container = Container()
        container.register(Kept.self, options: .container + "short") { Kept() }
        container.register(Kept.self, options: .container + "a literal that is longer than a word") { Kept() }
        let names = ["short", "a literal that is longer than a word"]
        let kept = names.map { ObjectIdentifier(container.resolve(Kept.self, named: $0)) }
        let seen = Shared<[ObjectIdentifier]>([])
        withAllLocksHeld(of: container) {
            seen.withValue {
                $0.append(ObjectIdentifier(container.resolve(Kept.self, named: "short")))
                $0.append(ObjectIdentifier(container.resolve(Kept.self, named: "a literal that is longer than a word")))
            }
        }
        #expect(seen.current == kept)
    }

    @Test func childFindsTheParentsInstanceWithoutALock() {
        let parent = Container()
        parent.register(Kept.self, options: .container) { Kept() }
        let child = parent.child()
        let kept = parent.resolve(Kept.self)
        let seen = Shared<[ObjectIdentifier]>([])
        withAllLocksHeld(of: parent) { seen.withValue { $0.append(ObjectIdentifier(child.resolve(Kept.self))) } }
        #expect(seen.current == [ObjectIdentifier(kept)])
    }

    @Test func referenceWithLockedReadsAnswersAlike() {
        let container = Container(registry: Registry(parent: nil, parentResolver: nil, readsWithoutLock: false))
        container.register(Kept.self, options: .container) { Kept() }
        container.register(Made.self, options: .transient) { Made() }
        #expect(container.resolve(Kept.self) === container.resolve(Kept.self))
        #expect(container.resolve(Made.self) !== container.resolve(Made.self))
        #expect(ReadSide.word(of: UInt(bitPattern: ObjectIdentifier(Kept.self)), in: container.block.value) == 0)
    }

    @Test func tableGrowsUnderReaders() {
        struct Key<Inner> {}
        @Sendable func register<T>(_ type: T.Type, depth: Int, in container: Container) {
            guard depth > 0 else { return }
            container.register(Key<T>.self, options: .transient) { Key<T>() }
            register(Key<T>.self, depth: depth - 1, in: container)
        }
        let container = Container()
        container.register(Kept.self, options: .container) { Kept() }
        let kept = container.resolve(Kept.self)
        let done = Shared(false)
        concurrently(4) { index in
            guard index > 0 else {
                register(Int.self, depth: 120, in: container)
                done.withValue { $0 = true }
                return
            }
            repeat { #expect(container.resolve(Kept.self) === kept) } while !done.current
        }
        #expect(container.hasRegistration(Key<Key<Int>>.self))
    }
}
