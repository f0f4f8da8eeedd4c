/// When a declaration is compiled: the conditions of the `#if` around it.
indirect enum Condition: Hashable, Sendable {
    case always
    case never
    /// `DEBUG`, `os(iOS)`, `compiler(>=6)`: what only the compiler decides.
    case flag(String)
    case not(Condition)
    case all([Condition])
    case any([Condition])

    /// Both hold.
    func and(_ other: Condition) -> Condition {
        switch (self, other) {
        case (.always, _): other
        case (_, .always): self
        case (.never, _), (_, .never): .never
        case (.all(let left), .all(let right)): .all(left + right.filter { !left.contains($0) })
        case (.all(let left), _): left.contains(other) ? self : .all(left + [other])
        case (_, .all(let right)): right.contains(self) ? other : .all([self] + right)
        default: self == other ? self : .all([self, other])
        }
    }

    /// One of both holds.
    func or(_ other: Condition) -> Condition {
        switch (self, other) {
        case (.never, _): other
        case (_, .never): self
        case (.always, _), (_, .always): .always
        default: self == other ? self : .any([self, other])
        }
    }

    var negated: Condition {
        switch self {
        case .always: .never
        case .never: .always
        case .not(let condition): condition
        case .flag, .all, .any: .not(self)
        }
    }

    /// The flags in it.
    var flags: Set<String> {
        switch self {
        case .always, .never: []
        case .flag(let flag): [flag]
        case .not(let condition): condition.flags
        case .all(let conditions), .any(let conditions): conditions.reduce(into: []) { $0.formUnion($1.flags) }
        }
    }

    /// Whether it holds where exactly these flags are set.
    func holds(in world: World) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .flag(let flag): world.flags.contains(flag)
        case .not(let condition): !condition.holds(in: world)
        case .all(let conditions): conditions.allSatisfy { $0.holds(in: world) }
        case .any(let conditions): conditions.contains { $0.holds(in: world) }
        }
    }

    /// In source form, for `#if`.
    var text: String {
        switch self {
        case .always: "true"
        case .never: "false"
        case .flag(let flag): flag
        case .not(.flag(let flag)): "!\(flag)"
        case .not(let condition): "!(\(condition.text))"
        case .all(let conditions): conditions.map { if case .any = $0 { "(\($0.text))" } else { $0.text } }.joined(separator: " && ")
        case .any(let conditions): conditions.map(\.text).joined(separator: " || ")
        }
    }
}

/// One way to compile the sources: the flags that are set.
struct World: Hashable, Sendable {
    var flags: Set<String>

    static let plain = World(flags: [])

    /// Every world that these flags allow. A program is built for one system at a time.
    static func all(of flags: [String]) -> [World] {
        flags.reduce([World.plain]) { worlds, flag in worlds + worlds.map { World(flags: $0.flags.union([flag])) } }
            .filter { $0.flags.count { $0.hasPrefix("os(") } <= 1 }
    }
}
