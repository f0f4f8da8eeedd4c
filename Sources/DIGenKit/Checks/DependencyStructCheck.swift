/// A `Dependency` whose stored properties are not those of a struct in these sources.
enum DependencyStructCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.types.compactMap { type in
            switch type.dependency {
            case .notStruct(let description, let place):
                Finding(
                    .dependencyNotStruct, .error,
                    "`Dependency` of `\(type.name)` is \(description); make it a struct with what is needed as stored properties",
                    at: place)
            case .outside(let name, let place):
                Finding(
                    .dependencyNotStruct, .error,
                    "`Dependency` of `\(type.name)` is `\(name)`, which these sources do not declare; declare the struct here, or name its file to dikitgen",
                    at: place)
            case .found, .absent: nil
            }
        }
    }
}
