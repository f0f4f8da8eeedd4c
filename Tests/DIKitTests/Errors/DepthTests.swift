import Testing

@testable import DIKit

/// Thousands of nested resolves. Not for Thread Sanitizer, whose own record of calls holds 65,536 of them.
@Suite struct DepthTests {
    @Test func aRecursionThatEndsIsNoFault() throws {
        let container = Container()
        container.register(Int.self, options: .transient) { resolver, arguments in
            let depth = arguments.first(Int.self)
            return depth == 0 ? 0 : try resolver.tryResolve(Int.self, with: [depth - 1]) + 1
        }
        let depth = onAnotherThread(stackSize: 256 << 20) { try? container.tryResolve(Int.self, with: [10_000]) }
        #expect(depth == 10_000)
    }

    @Test func tenThousandKeptInstancesAreMadeWhereTheStackAllows() {
        let container = Container()
        for level in 0..<10_000 {
            container.register(Int.self, options: .named("\(level)") + .container) { $0.resolve(Int.self, named: "\(level + 1)") + 1 }
        }
        container.register(Int.self, options: .named("10000")) { 0 }
        #expect(onAnotherThread(stackSize: 256 << 20) { container.resolve(Int.self, named: "0") } == 10_000)
    }
}
