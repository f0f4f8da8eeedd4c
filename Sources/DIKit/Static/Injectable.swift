/// A type whose instances `dikitgen` knows how to make.
///
/// What the type needs is declared as the stored properties of a struct `Dependency`; the compiler checks that each of them is given.
///
/// ```swift
/// final class ProfileViewController: Injectable {
///     struct Dependency {
///         let user: User
///         let apiClient: APIClient
///     }
///
///     init(dependency: Dependency) { … }
/// }
/// ```
///
/// For every ``Resolver`` protocol of the module `dikitgen` writes a method `resolveProfileViewController(…)`. What the resolver provides
/// (`APIClient`) is resolved; what nobody provides (`User`) is a parameter of that method.
///
/// The protocol asks for nothing else and costs nothing at run time. It has no isolation of its own: a type that belongs to the main actor
/// conforms as `@MainActor Injectable`, an actor as `@preconcurrency Injectable` with a Sendable `Dependency`. An initialiser that throws needs ``ThrowingInjectable``, one that suspends ``AsyncInjectable``.
public protocol Injectable {
    /// What an instance needs: a struct whose stored properties are the dependencies.
    associatedtype Dependency

    /// Makes an instance from all that it needs.
    init(dependency: Dependency)
}
