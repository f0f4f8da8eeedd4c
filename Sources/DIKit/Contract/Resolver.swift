/// Anything that answers "give me a `T`".
///
/// ``Container`` is one. Your own type can be one too: implement ``optionalResolve(type:named:with:)`` and hand an
/// instance to ``Container/init(parent:)``, which then asks it for everything that the container lacks itself.
///
/// ```swift
/// struct Defaults: Resolver {
///     func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
///         "localhost" as? T
///     }
/// }
/// ```
///
/// The requirements that begin with an underscore have defaults and belong to DIKit: through them an `any Resolver`
/// that is a container loses neither the place of the call nor the path of an error.
public protocol Resolver: Sendable {
    /// Answers the instance registered for `type` and `named`, or nil when there is none.
    ///
    /// May be called on any thread and from several threads at once.
    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T?

    /// Answers, or throws what went wrong; nil when no registration answers or the factory answered nil.
    func _resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws -> T?

    /// Whether a registration answers to this key. Unknown counts as no.
    func _hasRegistration(_ type: Any.Type, named: String?) -> Bool

    /// What a generated resolver can make, for a container's graph; empty for a resolver that does not say.
    var _staticNodes: [_StaticNode] { get }

    /// Every instance registered for `type`, in the order registered, except the names in `shadowed`.
    func _resolveAll<T>(_ type: T.Type, with arguments: Arguments, shadowed: Set<String?>, place: SourcePlace) throws -> [T]
}

extension Resolver {
    /// Asks ``optionalResolve(type:named:with:)``.
    public func _resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws -> T? {
        try ForeignRequest.answer(at: place) { optionalResolve(type: type, named: named, with: arguments) }
    }

    /// False: a resolver that does not say is taken to have nothing.
    public func _hasRegistration(_ type: Any.Type, named: String?) -> Bool { false }

    /// Empty: a resolver that does not say shows nothing.
    public var _staticNodes: [_StaticNode] { [] }

    /// Empty: a resolver that does not say is taken to have nothing.
    public func _resolveAll<T>(_ type: T.Type, with arguments: Arguments, shadowed: Set<String?>, place: SourcePlace) throws -> [T] { [] }
}
