/// A type whose instances `dikitgen` knows how to make, by an initialiser that may throw.
///
/// ```swift
/// final class Settings: ThrowingInjectable {
///     struct Dependency {
///         let fileSystem: FileSystem
///     }
///
///     init(dependency: Dependency) throws { … }
/// }
/// ```
///
/// The generated `resolveSettings()` throws, and so does every method that resolves a `Settings` on its way. Everything else is as with
/// ``Injectable``.
public protocol ThrowingInjectable {
    /// What an instance needs: a struct whose stored properties are the dependencies.
    associatedtype Dependency

    /// Makes an instance from all that it needs, or throws why there is none.
    ///
    /// The dependency is `sending`, so that an actor can conform; an initialiser need not repeat that.
    init(dependency: sending Dependency) throws
}
