/// What other files have to know of one before anything is walked: constants, functions, and what holds containers.
struct WiringSignatures: Sendable {
    struct Function: Hashable, Sendable {
        /// By which its facts are found: `Owner.name(label:)`.
        var id: String
        var name: String
        var owner: String?
        var parameters: [ParameterFact]
        var result: TypeExpression?
        /// The file that its types are named in.
        var file: Int
        var isGeneric: Bool
        /// The lifetime that a function which declares dependencies gives them, as written.
        var lifetime: String?
    }

    /// Texts by `Type.name`, or by the name alone for global ones.
    var texts: [String: String] = [:]
    /// Names of custom lifetimes.
    var lifetimes: Set<String> = []
    /// Functions by their names.
    var functions: [String: [Function]] = [:]
    /// Members of `Container` and of what registers, that are computed: by name.
    var helpers: [String: Function] = [:]
    /// Properties of `Container` that declare a dependency, with the type.
    var declared: [String: [Declared]] = [:]
    /// Computed properties of types: `Type.name` with the type as written.
    var properties: [String: (type: TypeExpression, file: Int)] = [:]
    /// Stored properties and variables whose value is a container: `Type.name`, or a name of the top level.
    var containers: [String: String] = [:]

    struct Declared: Hashable, Sendable {
        var type: TypeExpression
        var place: Place
        var access: AccessLevel
        var file: Int
    }

    mutating func merge(_ other: WiringSignatures) {
        // Of two that disagree neither counts.
        for (name, text) in other.texts { texts[name] = texts[name].map { $0 == text ? text : "" } ?? text }
        lifetimes.formUnion(other.lifetimes)
        functions.merge(other.functions) { $0 + $1 }
        helpers.merge(other.helpers) { first, _ in first }
        declared.merge(other.declared) { $0 + $1 }
        properties.merge(other.properties) { first, _ in first }
        containers.merge(other.containers) { first, _ in first }
    }
}
