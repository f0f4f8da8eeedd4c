/// What the generated method for a type looks like to its callers.
struct Signature: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        /// Unique in the signature.
        var name: String
        var type: ResolvedType
        /// Bounds what is known of types of other modules.
        var access: AccessLevel
        var file: Int
        /// Whether the caller gives the value away.
        var isSending = false
        /// Its name where it was wanted first, if that was taken.
        var renamedFrom: String?
    }

    var parameters: [Parameter] = []
    var effects = Effects()
    var isolation = Isolation.unstated
    var availability: [AttributeFact] = []
    var access = AccessLevel.public
}

/// How the method's body gets one value.
enum Supply: Hashable, Sendable {
    /// A parameter of the method.
    case parameter(String)
    /// A call of another generated method, with its arguments.
    case call(Key, [Argument])
    /// The same, later.
    case deferred(Key, Deferral, [Argument])
    case omitted

    struct Argument: Hashable, Sendable {
        var label: String
        var value: String
    }
}

/// A generated method: its signature and how its body is filled.
struct Plan: Sendable {
    var candidate: Candidate
    var signature: Signature
    /// One for each use that exists in this world, in the order of declaration.
    var supplies: [(use: Use, supply: Supply)]
    /// Calls that cannot be made from here: what they need, and why not.
    var conflicts: [Conflict] = []
    /// The effects of the methods that it calls.
    var calleeEffects: [Key: Effects] = [:]
    /// Where a `@Sendable` closure calls a method of an actor from outside.
    var hops: Set<Place> = []

    struct Conflict: Hashable, Sendable {
        var use: String
        var place: Place
        var callee: Key
        var reason: Reason

        enum Reason: Hashable, Sendable {
            case effects(Effects, in: String)
            case isolation(Isolation, in: Isolation)
            case sendableClosure(Isolation)
        }
    }
}
