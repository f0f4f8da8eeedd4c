/// A type that holds a way to an instance instead of the instance: ``Lazy``, ``Provider``, or one of your own.
///
/// ```swift
/// struct Logged<Wrapped>: InstanceWrapper {
///     let make: () -> Wrapped
///     init(with factory: @escaping () -> Wrapped) { make = factory }
/// }
/// let theme: Logged<Theme> = container.resolveWrapped()
/// ```
public protocol InstanceWrapper {
    /// What the wrapper leads to.
    associatedtype Wrapped

    /// Makes a wrapper over `factory`, which asks the container each time it is called, on the thread that calls it.
    init(with factory: @escaping () -> Wrapped)
}
