/// A class whose instances somebody else makes, and that is given its dependencies afterwards.
///
/// ```swift
/// final class ProfileCell: UITableViewCell, PropertyInjectable {
///     struct Dependency {
///         let imageLoader: ImageLoader
///     }
///
///     var dependency: Dependency!
/// }
/// ```
///
/// `dikitgen` writes a method `injectToProfileCell(_:…)` that sets ``dependency``; nothing is resolved *to* such a type. Reading the property
/// before traps, as reading any `nil` of an implicitly unwrapped optional does. Costs nothing at run time and has no isolation of its own.
public protocol PropertyInjectable: AnyObject {
    /// What an instance needs: a struct whose stored properties are the dependencies.
    associatedtype Dependency

    /// All that the instance needs; nil until it is injected.
    var dependency: Dependency! { get set }
}
