/// A type that conforms to one of the injectable protocols.
struct InjectableType: Sendable {
    /// How one of its conformances is fulfilled.
    struct Making: Sendable {
        /// What fulfils it: nothing, or a member with what has to be known of it.
        struct Member: Sendable {
            var place: Place
            var access: AccessLevel
            var effects: Effects
            var isolation: Isolation
            var isFailable: Bool
            /// Whether the dependency crosses into the isolation of another: nobody may keep it.
            var sendsDependency: Bool
            var condition: Condition
        }

        var marker: Marker
        var place: Place
        /// When the type, the conformance and the member are compiled.
        var condition: Condition
        var member: Member?
        var isolation: Isolation
        var effects: Effects
    }

    /// What became of the search for `Dependency`.
    enum Dependency: Sendable {
        case found(DependencyStruct)
        case absent
        /// It is a class, an enum, an alias of a tuple…
        case notStruct(description: String, Place)
        /// An alias of a type that these sources do not declare.
        case outside(name: String, Place)
    }

    var path: [String]
    var place: Place
    var access: AccessLevel
    var availability: [AttributeFact]
    var generics: [GenericParameterFact]
    var requirements: String?
    /// Whether a type around it is generic.
    var isInGenericType: Bool
    var makings: [Making]
    var dependency: Dependency
    /// The files that say something of it.
    var files: Set<Int>
    /// Attributes that may be macros, whose expansion nobody here sees.
    var hasMacro: Bool

    var name: String { path.last ?? "" }
}

/// A `Dependency` and how it is initialised.
struct DependencyStruct: Sendable {
    /// One parameter of its initialiser.
    struct Field: Sendable {
        /// Nil for `_`.
        var label: String?
        var name: String
        /// Nil where the type is inferred from a default value.
        var type: TypeExpression?
        var specifiers: [String]
        var hasDefault: Bool
        var place: Place
        var condition: Condition
        /// The level of the field itself, for what is said of types of other modules.
        var access: AccessLevel
    }

    enum Fault: Sendable {
        /// A private stored property makes the memberwise initialiser private.
        case privateProperty(name: String, Place)
        /// All initialisers are private or failable.
        case inaccessibleInitializer(Place)
        case failableInitializer(Place)
        case severalInitializers([Place])
    }

    var path: [String]
    var place: Place
    var access: AccessLevel
    var file: Int
    var fields: [Field]
    var effects: Effects
    var isolation: Isolation
    var faults: [Fault]
    /// Properties that only the compiler understands.
    var strange: [(what: String, place: Place)]
}
