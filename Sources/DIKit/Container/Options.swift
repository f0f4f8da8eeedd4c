/// How a registration behaves: how long its instance is kept, whether it may be replaced, and its name.
///
/// Combine the parts with `+`:
///
/// ```swift
/// container.register(Theme.self, options: .named("light") + .container) { LightTheme() }
/// ```
public struct Options: Equatable, Sendable {
    /// Whether a later registration of the same key takes over.
    public enum AccessLevel: Equatable, Sendable {
        /// Registering the key again is a mistake: it traps in debug and replaces the earlier registration in release.
        case final
        /// Meant to be replaced: a later registration of any access level takes over. Where a final registration exists
        /// already, an open one that comes later is dropped.
        case open

        /// `final`.
        public static let `default`: AccessLevel = .final
    }

    /// How long the container keeps the instance.
    public enum EntityKind: Equatable, Sendable {
        /// One instance, kept by the container until its reset or end.
        case container
        /// One instance while somebody outside holds it. A value type cannot be held weakly and behaves as `transient`.
        case weak
        /// A new instance for each resolve; kept by nobody.
        case transient
        /// One instance for each container that is asked, kept by that container: a child has its own.
        case scoped

        /// `weak`.
        public static let `default`: EntityKind = .weak
    }

    /// A final registration, kept weakly, without a name.
    public static let `default` = Options()
    /// One instance, kept by the container.
    public static let container = Options(entityKind: .container)
    /// One instance while somebody outside holds it.
    public static let weak = Options(saying: .weak)
    /// A new instance for each resolve.
    public static let transient = Options(entityKind: .transient)
    /// One instance for each container that is asked.
    public static let scoped = Options(entityKind: .scoped)

    /// The default options, meant to be replaced by a later registration.
    public static let open = Options(accessLevel: .open)
    /// The default options: registering the key again is a mistake.
    public static let final = Options(saying: .final)

    /// The default options under a name, so that one type can be registered several times.
    public static func named(_ name: String) -> Options { Options(name: name) }

    /// Whether a later registration takes over.
    public var accessLevel: AccessLevel
    /// How long the instance is kept.
    public var entityKind: EntityKind
    /// The name that belongs to the key, or nil.
    public var name: String?

    /// Whether an instance is kept for each set of arguments instead of one for all. See ``perArguments``.
    public internal(set) var isPerArguments = false

    /// Whether the default entity kind, or the default access level, is meant and not just left out: then `+` takes it over.
    private var saysKind = false
    private var saysAccessLevel = false

    private init(saying entityKind: EntityKind) {
        self.init(entityKind: entityKind)
        saysKind = true
    }

    private init(saying accessLevel: AccessLevel) {
        self.init(accessLevel: accessLevel)
        saysAccessLevel = true
    }

    /// Whether both say the same of a registration.
    public static func == (left: Options, right: Options) -> Bool {
        left.accessLevel == right.accessLevel && left.entityKind == right.entityKind && left.name == right.name
            && left.isPerArguments == right.isPerArguments
    }

    /// Makes options from their parts.
    public init(accessLevel: AccessLevel = .default, entityKind: EntityKind = .default, name: String? = nil) {
        self.accessLevel = accessLevel
        self.entityKind = entityKind
        self.name = name
    }
}

extension Options {
    /// The options with an instance for each set of arguments, as long as the entity kind keeps one:
    ///
    /// ```swift
    /// container.register(Channel.self, options: .container.perArguments) { _, arguments in Channel(topic: arguments.first()) }
    /// let news: Channel = container.resolve(with: ["news"])  // the same one for everybody who asks with "news"
    /// ```
    ///
    /// Arguments are compared one by one with `==`, and are the same only if their types are. Each must be Hashable: a request with
    /// one that is not traps and names it. A request without arguments has an instance of its own. Costs a lock, a hash of the
    /// arguments and a comparison for each request. Nothing changes for `transient`, which keeps nothing.
    public var perArguments: Options {
        var options = self
        options.isPerArguments = true
        return options
    }

    /// Both options in one: what the right side says counts, and where it says nothing (it has no name, or the default kind or access
    /// level without being `.weak` or `.final`) what the left side says.
    ///
    /// ```swift
    /// container.register(Theme.self, options: .container + .named("light")) { LightTheme() }
    /// ```
    @_disfavoredOverload
    public static func + (left: Options, right: Options) -> Options {
        var options = left
        if right.saysAccessLevel || right.accessLevel != .default { options.accessLevel = right.accessLevel }
        if right.saysKind || right.entityKind != .default { options.entityKind = right.entityKind }
        options.saysAccessLevel = left.saysAccessLevel || right.saysAccessLevel
        options.saysKind = left.saysKind || right.saysKind
        if let name = right.name { options.name = name }
        if right.isPerArguments { options.isPerArguments = true }
        return options
    }

    /// The options with another entity kind.
    public static func + (options: Options, entityKind: EntityKind) -> Options {
        var options = options
        options.entityKind = entityKind
        options.saysKind = true
        return options
    }

    /// The options with another access level.
    public static func + (options: Options, accessLevel: AccessLevel) -> Options {
        var options = options
        options.accessLevel = accessLevel
        options.saysAccessLevel = true
        return options
    }

    /// The options under a name.
    public static func + (options: Options, name: String) -> Options {
        var options = options
        options.name = name
        return options
    }

    var lifetime: LifetimeKind {
        switch entityKind {
        case .container: .cached
        case .weak: .shared
        case .transient: .unique
        case .scoped: .scoped
        }
    }
}
