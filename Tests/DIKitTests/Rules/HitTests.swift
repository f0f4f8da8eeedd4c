import AllocationCounting
import DIKit
import Testing

private final class Kept: Sendable {}
private protocol Spoken: Sendable {}
private struct Large: Spoken {
    let first = 1
    let second = 2
    let third = 3
    let fourth = Kept()
}
private final class Made: Sendable {}
private final class Needs: Sendable {
    let first: Made
    let second: Kept
    init(first: Made, second: Kept) {
        self.first = first
        self.second = second
    }
}

/// Rule 8: a hit allocates nothing, and making an instance allocates the instance.
@Suite struct HitTests {
    /// The allocations of one `body`, on average over many; the first few may set something up.
    private func allocations(_ body: () -> Void) -> Double? {
        guard allocation_counting_is_available() else {
            print("not counted: allocations cannot be counted here (a sanitizer, or a C library that fixes malloc)")
            return nil
        }
        for _ in 0..<8 { body() }
        let before = allocation_count()
        for _ in 0..<1_000 { body() }
        return Double(allocation_count() - before) / 1_000
    }

    @Test func countingSeesAnAllocation() {
        guard let count = allocations({ withExtendedLifetime(Made()) {} }) else { return }
        // Optimised code may keep the object on the stack.
        #expect(count == 1 || count == 0)
        let array = allocations { withExtendedLifetime([Int](repeating: 1, count: Int.random(in: 1...9))) {} }
        #expect(array == 1)
    }

    @Test func hitsAllocateNothing() {
        let container = Container()
        container.register(Kept.self, options: .container) { Kept() }
        container.register((any Spoken).self, options: .container) { Large() }
        container.register(Large.self, options: .scoped) { Large() }
        container.register(Made.self) { Made() }
        let held = container.resolve(Made.self)
        let child = container.child()
        for hit in [
            { _ = container.resolve(Kept.self) },
            { _ = container.resolve(Large.self) },
            { _ = container.resolve(Made.self) },
            { _ = child.resolve(Kept.self) },
        ] {
            #expect((allocations(hit) ?? 0) == 0)
        }
        // The copy of an existential that does not fit its buffer shares the box.
        #expect((allocations { _ = container.resolve((any Spoken).self) } ?? 0) == 0)
        withExtendedLifetime(held) {}
    }

    @Test func makingAllocatesTheInstancesAlone() {
        let container = Container()
        container.register(Kept.self, options: .container) { Kept() }
        container.register(Made.self, options: .transient) { Made() }
        container.register(Needs.self, options: .transient) { resolver in Needs(first: resolver.resolve(), second: resolver.resolve()) }
        #expect((allocations { _ = container.resolve(Made.self) } ?? 1) == 1)
        #expect((allocations { _ = container.resolve(Needs.self) } ?? 2) == 2)
    }
}
