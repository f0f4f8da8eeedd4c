/// A conformance without the member that it asks for.
enum MissingInitializerCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.types.flatMap { type -> [Finding] in
            if type.hasMacro { return [] }
            return type.makings.filter { $0.member == nil }.map { making in
                Finding(
                    .missingInitializer, .error,
                    "`\(type.name)` conforms to `\(making.marker.rawValue)` and has no `\(making.marker.memberDescription)`", at: making.place)
            }
        }
    }
}

extension Marker {
    /// What the protocol asks for, as a declaration.
    var memberDescription: String {
        switch self {
        case .injectable: "init(dependency: Dependency)"
        case .throwingInjectable: "init(dependency: Dependency) throws"
        case .asyncInjectable: "init(dependency: Dependency) async throws"
        case .factoryMethodInjectable: "static func makeInstance(dependency: Dependency) -> Self"
        case .propertyInjectable: "var dependency: Dependency!"
        case .resolver: "optionalResolve(type:named:with:)"
        }
    }

    /// The member's name alone.
    var memberName: String {
        switch self {
        case .injectable, .throwingInjectable, .asyncInjectable: "init(dependency:)"
        case .factoryMethodInjectable: "makeInstance(dependency:)"
        case .propertyInjectable: "dependency"
        case .resolver: "optionalResolve(type:named:with:)"
        }
    }
}
