import DIKit

// Closures of every type, as parameters and as what is found by its type.

final class Pump {}
typealias Callback = (Int) -> Void
struct Winch: Injectable {
    struct Dependency {
        let sent: () -> sending Pump
        let variadic: (Int...) -> Int
        let nested: (Int, @escaping () -> Void) -> Void
        let owned: (borrowing String, consuming String) -> Void
        let changing: (inout Int) -> Void
        let inherited: nonisolated(nonsending) () async -> Void
        let isolated: @isolated(any) () async -> Void
        let alias: Callback
        let optional: (() -> Void)?
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
struct Cog: Injectable {
    struct Dependency {
        let optional: Lazy<Tooth?>
        let whole: Lazy<Tooth>?
        let closure: (() -> Tooth?)?
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
struct Tooth: Sendable {}
// Metatypes: of the protocol itself, and of whatever conforms.
protocol Scale: Sendable {}
struct Clock: Scale {}
struct Panel: Injectable {
    struct Dependency {
        let type: any Scale.Type
        let itself: (any Scale).Type
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
protocol ClosuresResolver: Resolver {
    func providePump() -> Pump
    func provideTooth() -> Tooth
    func provideScale() -> any Scale.Type
    func provideHandler() -> (@escaping () -> Void) -> Int8
}
struct ClosuresImplementation: ClosuresResolver {
    func providePump() -> Pump { Pump() }
    func provideTooth() -> Tooth { Tooth() }
    func provideScale() -> any Scale.Type { Clock.self }
    func provideHandler() -> (@escaping () -> Void) -> Int8 { { _ in 7 } }
}

func checkClosures() {
    let resolver = ClosuresImplementation()
    let winch = resolver.resolveWinch(
        variadic: { (numbers: Int...) in numbers.count }, nested: { _, _ in }, owned: { (_: borrowing String, _: consuming String) in },
        changing: { $0 += 1 }, inherited: {}, isolated: {}, alias: { _ in }, optional: nil)
    expect(winch.dependency.variadic(1, 2) == 2, "closures: a variadic one")
    let cog = resolver.resolveCog().dependency
    expect(cog.optional.wrappedValue != nil && cog.whole != nil && cog.closure?() != nil, "closures: deferrals with optionals")
    let panel = resolver.resolvePanel(itself: (any Scale).self).dependency
    expect(panel.type == Clock.self, "closures: a metatype of a protocol is not that of what conforms")
}
