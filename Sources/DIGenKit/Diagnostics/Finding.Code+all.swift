extension Finding.Code {
    /// A file could not be read, or is no UTF-8.
    public static let unreadable = Finding.Code("unreadable-file")
    /// A path of the configuration does not exist.
    public static let noSuchPath = Finding.Code("no-such-path")
    /// A file that matters is no valid Swift.
    public static let syntaxError = Finding.Code("syntax-error")
    /// Something was written that the generator does not understand, and was left out.
    public static let notUnderstood = Finding.Code("not-understood")
    /// An injectable type has no `Dependency`.
    public static let noDependency = Finding.Code("no-dependency")
    /// A `Dependency` is no struct.
    public static let dependencyNotStruct = Finding.Code("dependency-not-struct")
    /// A type lacks the initialiser, the method or the property that its conformance asks for.
    public static let missingInitializer = Finding.Code("missing-initializer")
    /// The initialiser is private.
    public static let inaccessibleInitializer = Finding.Code("inaccessible-initializer")
    /// The initialiser may answer nil.
    public static let failableInitializer = Finding.Code("failable-initializer")
    /// Types need each other in a circle.
    public static let cycle = Finding.Code("cycle")
    /// Two provider methods provide one type.
    public static let ambiguousProviders = Finding.Code("ambiguous-providers")
    /// A private type is needed by generated code, which stands in another file.
    public static let inaccessibleType = Finding.Code("inaccessible-type")
    /// A parameter that nobody provides cannot be handed through a provider method.
    public static let parameterCannotBubble = Finding.Code("parameter-cannot-bubble")
    /// Something is async, throws, or belongs to an actor, where its caller cannot.
    public static let effectCannotBeCarried = Finding.Code("effect-cannot-be-carried")
    /// What a resolver reaches depends on too many `#if` conditions.
    public static let tooManyConditions = Finding.Code("too-many-conditions")
    /// A method of the user's has the name of a generated one.
    public static let takenName = Finding.Code("taken-name")
    /// A file that was generated is among the sources, and another one is to be written.
    public static let generatedTwice = Finding.Code("generated-twice")
    /// DIGenKit was built without SwiftSyntax.
    public static let generatorUnavailable = Finding.Code("generator-unavailable")
}
