/// A type whose instances `dikitgen` knows how to make, by an initialiser that may suspend.
///
/// ```swift
/// final class Session: AsyncInjectable {
///     struct Dependency {
///         let server: Server
///     }
///
///     init(dependency: Dependency) async throws { … }
/// }
/// ```
///
/// The generated `resolveSession()` is `async`, and so is every method that resolves a `Session` on its way; they throw unless the
/// initialiser says that it does not. Such a type cannot be resolved by `@Inject` or `resolve()`, which wait for nobody: asking there
/// reports that `resolveSession` is to be called. Everything else is as with ``Injectable``.
public protocol AsyncInjectable {
    /// What an instance needs: a struct whose stored properties are the dependencies.
    associatedtype Dependency

    /// Makes an instance from all that it needs, or throws why there is none.
    ///
    /// The dependency is `sending`, so that an actor can conform; an initialiser need not repeat that.
    init(dependency: sending Dependency) async throws
}
