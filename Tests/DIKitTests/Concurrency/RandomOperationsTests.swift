import DIKit
import Testing

private final class Kept: Sendable {
    let mark = 7
    deinit { precondition(mark == 7) }
}
private final class Weak: Sendable { let mark = 7 }
private struct Value: Sendable { let kept: Kept }
private final class Made: Sendable {
    let kept: Kept
    let weak: Weak
    init(kept: Kept, weak: Weak) {
        self.kept = kept
        self.weak = weak
    }
}

/// Everything at once from many threads. What it asserts is little; what a sanitizer sees in it is much.
@Suite struct RandomOperationsTests {
    private func register(_ step: Int, in container: Container) {
        switch step % 5 {
        case 0: container.register(Kept.self, options: .container + .open) { Kept() }
        case 1: container.register(Weak.self, options: .weak + .open) { Weak() }
        case 2: container.register(Value.self, options: .scoped + .open) { Value(kept: Kept()) }
        case 3:
            container.register(Made.self, options: .transient + .open) { resolver in Made(kept: resolver.resolve(), weak: resolver.resolve()) }
        default: container.register(Kept.self, options: .container + .open + "a name that is long enough") { Kept() }
        }
    }

    private func resolve(_ step: Int, from container: Container) -> Bool {
        switch step % 8 {
        case 0: container.resolve(Kept.self).mark == 7
        case 1: container.resolve(Weak.self).mark == 7
        case 2: container.resolve(Value.self).kept.mark == 7
        case 3: container.resolve(Made.self).weak.mark == 7
        case 4: container.resolve(Kept.self, named: "a name that is long enough").mark == 7
        case 5: container.resolveAll(Kept.self).allSatisfy { $0.mark == 7 }
        case 6: container.optionalResolve(Made.self, named: "none") == nil
        default: (try? container.tryResolve(Value.self))?.kept.mark == 7
        }
    }

    @Test func everythingAtOnceFromManyThreads() {
        let container = Container()
        for step in 0..<5 { register(step, in: container) }
        concurrently(8) { index in
            // A small generator of its own: the same steps in each run, another interleaving.
            var state = UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
            var child = container.child()
            for _ in 0..<1_500 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let step = Int(state >> 40)
                switch step % 32 {
                case 0: container.reset()
                case 1: register(step / 32, in: container)
                case 2: child = container.child()
                case 3: child.reset()
                case 4: child.register(Weak.self, options: .weak + .open) { Weak() }
                default: #expect(resolve(step / 32, from: step.isMultiple(of: 3) ? child : container))
                }
            }
        }
    }
}
