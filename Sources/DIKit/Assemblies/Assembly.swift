/// Registers the dependencies of one part of a program.
///
/// ```swift
/// struct NetworkAssembly: Assembly {
///     var dependencies: [any Assembly] { [LoggingAssembly()] }
///
///     func assemble(with registrator: any Registrator) {
///         registrator.register(API.self, options: .container) { resolver in
///             HTTPAPI(log: resolver.resolve())
///         }
///     }
/// }
/// ```
public protocol Assembly {
    /// Tells assemblies apart: of several with one `id`, the first one met runs and the others do not, whatever values they hold. By
    /// default the type: an assembly that is used with different values needs an `id` that tells them apart.
    var id: String { get }
    /// The assemblies that have to run before this one. By default none.
    var dependencies: [any Assembly] { get }
    /// Registers what belongs to this part. Runs once a container, after the assemblies that it depends on.
    func assemble(with registrator: any Registrator)
}

extension Assembly {
    /// The type's name with its module.
    public var id: String { String(reflecting: Self.self) }

    /// None.
    public var dependencies: [any Assembly] { [] }
}
