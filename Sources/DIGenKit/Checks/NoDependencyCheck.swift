/// An injectable type that does not say what it needs.
enum NoDependencyCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.types.compactMap { type in
            guard case .absent = type.dependency, !type.hasMacro, let making = type.makings.first else { return nil }
            return Finding(
                .noDependency, .error,
                "`\(type.name)` conforms to `\(making.marker.rawValue)` and has no `Dependency`; declare `struct Dependency` in it, empty if it needs nothing",
                at: type.place)
        }
    }
}
