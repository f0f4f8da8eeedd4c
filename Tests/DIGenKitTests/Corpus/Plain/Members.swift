import DIKit

// Conformances and members in extensions, in other files, through protocols.

protocol MembersResolver: Resolver {
    func provideInk() -> Ink
}
final class Ink: Sendable {}

final class Pen {
    let dependency: Dependency
    required init(dependency: Dependency) { self.dependency = dependency }
}
extension Pen: Injectable {
    struct Dependency {
        let ink: Ink
    }
}

enum Stationery {
    final class Brush {
        let ink: Ink
        init(dependency: Dependency) { ink = dependency.ink }
    }
}

/// A protocol that refines `Injectable`.
nonisolated protocol Tool: Injectable {
    var tool: String { get }
}
nonisolated struct Ruler: Tool {
    struct Dependency {
        let length: Int
    }
    let tool: String
    let length: Int
    init(dependency: Dependency) {
        tool = "ruler"
        length = dependency.length
    }
}

/// An alias of the protocol.
typealias Makeable = Injectable
struct Eraser: Makeable {
    struct Dependency {}
    init(dependency: Dependency) {}
}

/// The dependency is an alias of a struct that stands elsewhere, or the compiler infers it.
struct CompassNeeds {
    var needle: Needle
}
struct Needle: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
struct Compass: Injectable {
    typealias Dependency = CompassNeeds
    let needle: Needle
    init(dependency: Dependency) { needle = dependency.needle }
}
struct Divider: Injectable {
    let needle: Needle
    init(dependency: CompassNeeds) { needle = dependency.needle }
}

/// A subclass is made by the initialiser that it inherits.
class Paper: Injectable {
    struct Dependency {
        let ink: Ink
    }
    let ink: Ink
    required init(dependency: Dependency) { ink = dependency.ink }
}
final class LinedPaper: Paper {}

/// Properties of all kinds.
struct Desk: Injectable {
    struct Dependency {
        static let unused = 1
        let pen, spare: Pen
        let fixed = 3
        var drawers: Int = 2
        var label: String { "desk" }
        var count = 0 {
            didSet {}
        }
        lazy var later = 1
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}

/// The struct has an initialiser of its own.
struct Lamp: Injectable {
    struct Dependency {
        let watts: Int
        private let doubled: Int
        init(bulbOf watts: Int, _ ink: Ink) {
            self.watts = watts
            doubled = watts * 2
        }
    }
    let watts: Int
    init(dependency: Dependency) { watts = dependency.watts }
}

struct MembersImplementation: MembersResolver {
    let ink = Ink()
    func provideInk() -> Ink { ink }
}

func checkMembers() {
    let resolver = MembersImplementation()
    expect(resolver.resolvePen().dependency.ink === resolver.ink, "members: a conformance in an extension")
    expect(resolver.resolveBrush().ink === resolver.ink, "members: a conformance in another file, of a nested type")
    expect(resolver.resolveRuler(length: 5).length == 5, "members: a protocol that refines Injectable")
    _ = resolver.resolveEraser()
    _ = resolver.resolveCompass()
    _ = resolver.resolveDivider()
    expect(resolver.resolveLinedPaper().ink === resolver.ink, "members: a subclass")
    expect(resolver.resolveDesk().dependency.drawers == 2, "members: a default value")
    expect(resolver.resolveLamp(watts: 60).watts == 60, "members: an initialiser of the dependency")
}
