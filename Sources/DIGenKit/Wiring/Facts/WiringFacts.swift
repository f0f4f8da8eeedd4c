internal import DIGraph

// What sources say about wirings. Pure values: nothing of the syntax tree is kept.

/// What is asked or registered by: a type, and perhaps a name.
struct WiringKey: Hashable, Sendable {
    enum Name: Hashable, Sendable {
        case none
        case text(String)
        /// Written as something whose value the sources do not tell.
        case unknown
    }

    /// The type; `Lazy<T>` and `Provider<T>` are asked for as such, an optional as what it wraps.
    var type: ResolvedType
    var name = Name.none
    /// Whether an optional was asked for.
    var isOptional = false
}

/// Something that holds registrations, as far as a reader of one file can tell.
enum Holder: Hashable, Sendable {
    /// An assembly or a module of bindings, by its type.
    case unit(String)
    /// A container: where it is made, or the variable that holds it.
    case container(String)
    /// That of the process: `Container.shared`, `DIContainer.instance`.
    case shared
    /// What a function takes as a parameter, or its `self`, by the function and the parameter.
    case parameter(function: String, name: String)
    /// A scope of overrides.
    case overrides(String)
    /// Whoever asks: the resolver of a factory.
    case asker
}

/// Whose need a request is.
enum Owner: Hashable, Sendable {
    /// Something registered, by its position among the registrations of its file.
    case registration(file: Int, index: Int)
    /// A property of `Container` that declares a dependency.
    case declared(String)
    /// The body of a function or of a computed property.
    case function(String)
    /// What an instance of a type asks for while it is made.
    case type(String)
    /// Nobody's: code of the program.
    case program
}

/// How certain it is that code runs whenever its owner does.
struct Circumstance: Hashable, Sendable {
    /// In a branch, a loop or a clause of `#if`.
    var isConditional = false
    /// In a closure that runs later.
    var isDeferred = false
}

struct RegistrationFact: Hashable, Sendable {
    var holder: Holder
    /// Nil where the type cannot be told.
    var key: WiringKey?
    var lifetime: DependencyGraph.Lifetime
    var face: DependencyGraph.Face
    var place: Place
    var isOpen: Bool
    var circumstance: Circumstance
    /// Whether everything that it needs could be told.
    var isKnown: Bool
    /// What an alias leads to.
    var target: WiringKey?
    /// The declared property that it provides.
    var property: String?
    /// The body that it stands in.
    var site: String
}

/// That something is asked for.
struct RequestFact: Hashable, Sendable {
    enum Wanted: Hashable, Sendable {
        case key(WiringKey)
        /// All of a type, under whatever names.
        case all(ResolvedType)
        case property(String)
    }

    var owner: Owner
    var wanted: Wanted
    var asked: Holder
    var isOptional = false
    var circumstance = Circumstance()
    var parameter: String?
    var place: Place
}

/// A property or function of `Container` that declares a dependency.
struct DeclaredFact: Hashable, Sendable {
    var name: String
    var type: ResolvedType
    var lifetime: DependencyGraph.Lifetime
    var isPromise: Bool
    var place: Place
    /// From where it can be seen, and so be registered.
    var access: AccessLevel
    var file: Int
    /// Whether all that it needs could be told.
    var isKnown: Bool
}

/// `container.api.register { … }`.
struct OverrideFact: Hashable, Sendable {
    var property: String
    var place: Place
    var holder: Holder
    /// Whether it stands in `autoRegister()` or beside the program, not in a scope of its own.
    var isLasting: Bool
    var registration: Int
}

/// A container that is made.
struct ContainerFact: Hashable, Sendable {
    var id: String
    var place: Place
    var units: [String] = []
    /// Whether it may hold what the sources do not show.
    var isOpen = false
    var parent: Holder?
    /// The resolver protocol or type that is its parent.
    var resolver: String?
}

/// What ties holders and owners together.
enum LinkFact: Hashable, Sendable {
    /// Two names of one container.
    case same(Holder, Holder)
    /// A holder is filled by an assembly or a module.
    case runs(Holder, unit: String)
    /// A function is called, with holders for its parameters.
    case calls(Owner, function: String, arguments: [String: Holder], Circumstance)
    /// An owner makes an instance of a type, which asks for what it needs.
    case makes(Owner, type: String, Circumstance)
    /// A holder is handed to code that the sources do not show.
    case escapes(Holder)
    /// A container is made the process's.
    case isShared(Holder)
}

/// All that one file says.
struct WiringFacts: Hashable, Sendable {
    var registrations: [RegistrationFact] = []
    var requests: [RequestFact] = []
    var declared: [DeclaredFact] = []
    var overrides: [OverrideFact] = []
    var containers: [ContainerFact] = []
    /// Assemblies and modules that are declared, with those that run before them; nil for one that cannot be told.
    var units: [String: UnitFact] = [:]
    var links: [LinkFact] = []
    var functions: Set<String> = []
    /// Whether a program begins here.
    var hasEntryPoint = false
}

/// An assembly or a module.
struct UnitFact: Hashable, Sendable {
    var place: Place
    var dependencies: [String] = []
    /// Whether others that the sources do not show may run before it.
    var isOpen = false
    /// Another `id` of its own may keep it from running.
    var isReplacing = false
}
