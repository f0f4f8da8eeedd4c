/// What a generated method's parameters are taken from: the arguments of a request.
///
/// Belongs to generated code.
public struct _StaticArguments: Sendable {
    let arguments: Arguments

    /// The first argument of the type. Throws if there is none, for the table to say what needs it.
    public func first<T>(_ type: T.Type, _ name: StaticString) throws -> T {
        if let argument = arguments.optionalFirst(type) { return argument }
        throw Missing(type: type, name: name.description)
    }

    /// The first argument of the type, or nil.
    public func optionalFirst<T>(_ type: T.Type) -> T? { arguments.optionalFirst(type) }

    /// A parameter that no argument was passed for.
    struct Missing: Error {
        let type: any Any.Type
        let name: String
    }
}
