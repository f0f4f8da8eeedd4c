import Testing

@testable import DIKit

/// Trivial, aligned to 16, and 81 bytes large: its stride is 96, and an allocator gives fewer to 81 bytes.
private struct Wide: Sendable, Equatable {
    var first = SIMD4<Float>(repeating: 1)
    var more = (SIMD4<Float>(repeating: 2), SIMD4<Float>(repeating: 3), SIMD4<Float>(repeating: 4), SIMD4<Float>(repeating: 5))
    var last: UInt8 = 7

    static func == (left: Wide, right: Wide) -> Bool { left.first == right.first && left.more.3 == right.more.3 && left.last == right.last }
}
/// More than a kilobyte, so that a temporary of it is on the heap.
private struct Huge: Sendable {
    struct Part: Sendable {
        var many = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
    }
    var many = (Part(), Part(), Part(), Part(), Part(), Part(), Part(), Part(), Part(), Part())
    var last: UInt8 = 7
}
/// 9 bytes with a stride of 16: what is read or written beyond is seen under Address Sanitizer alone.
private struct Pair: Sendable, Hashable {
    var number = 1
    var flag = true
}
private protocol Flagged { var flag: Bool { get } }
extension Pair: Flagged {}
private final class User: Sendable {
    let wide: Wide
    init(wide: Wide) { self.wide = wide }
}

/// Values whose size is not their stride: memory for one holds its size, and copying one must not touch more.
@Suite(.serialized) struct ValueSizeTests {
    @Test func keptWideValueAsAParameter() async {
        await #expect(processExitsWith: .success) {
            let container = Container()
            container.register(Wide.self, options: .container) { Wide() }
            container.autoregister(User.self, options: .scoped, initializer: User.init)
            var neighbours: [[UInt8]] = []
            for index in 0..<20_000 {
                precondition(container.child().resolve(User.self).wide == Wide())
                neighbours.append([UInt8](repeating: 1, count: index % 90))
                if neighbours.count > 50 { neighbours.removeFirst(25) }
            }
        }
    }

    @Test func keptHugeValueAsAnOptional() async {
        await #expect(processExitsWith: .success) {
            let container = Container()
            container.register(Huge.self, options: .container) { Huge() }
            var neighbours: [[UInt8]] = []
            for index in 0..<20_000 {
                precondition(container.resolve(Huge?.self)?.last == 7)
                neighbours.append([UInt8](repeating: 1, count: index % 1200))
                if neighbours.count > 50 { neighbours.removeFirst(25) }
            }
        }
    }

    @Test(arguments: [Options.container, .weak, .transient, .scoped]) func everyWayToAValueWhoseSizeIsNotItsStride(options: Options) throws {
        let container = Container()
        container.register(Pair.self, options: options) { Pair() }.implements((any Flagged).self)
        container.register([Pair].self, options: options) { resolver in [resolver.resolve(), resolver.resolve()] }
        let child = container.child()
        for resolver in [container, child] {
            #expect(resolver.resolve(Pair.self) == Pair())
            #expect(resolver.resolve(Pair?.self) == Pair())
            #expect(resolver.resolve(Pair??.self) == Pair())
            #expect(resolver.optionalResolve(Pair.self) == Pair())
            #expect(try resolver.tryResolve(Pair.self) == Pair())
            #expect(resolver.resolveAll(Pair.self) == [Pair()])
            #expect(resolver.resolve((any Flagged).self).flag)
            #expect(resolver.resolve([Pair].self) == [Pair(), Pair()])
        }
        #expect(Lazy<Pair>(with: { Pair() }).wrappedValue == Pair())
        #expect(Lazy<Int?>(with: { 3 }).wrappedValue == 3)
        #expect(Provider<Pair>(with: { Pair() }).wrappedValue == Pair())
    }
}
