/// A type whose instances are made by a static method, where an initialiser cannot be written: a view controller from a storyboard.
///
/// ```swift
/// final class SettingsViewController: UIViewController, FactoryMethodInjectable {
///     struct Dependency {
///         let settings: Settings
///     }
///
///     static func makeInstance(dependency: Dependency) -> SettingsViewController { … }
/// }
/// ```
///
/// `dikitgen` treats it as it treats ``Injectable``; a type that conforms to both is made by its initialiser. Costs nothing at run time and
/// has no isolation of its own.
public protocol FactoryMethodInjectable {
    /// What an instance needs: a struct whose stored properties are the dependencies.
    associatedtype Dependency

    /// Makes an instance from all that it needs.
    static func makeInstance(dependency: Dependency) -> Self
}
