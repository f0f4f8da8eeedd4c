internal import Combine
public import Observation

/// A key for accessing values in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The default value for the environment key.
    static var defaultValue: Value { get }
}

/// A collection of environment values propagated through a view hierarchy.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Creates an environment values instance.
    public init() {}

    /// Accesses the environment value associated with a custom key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Reads and writes the observable object of a type.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { object(of: objectType) }
        set { set(newValue, of: objectType) }
    }

    func object<T: AnyObject>(of type: T.Type) -> T? { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: T.self) } }

    mutating func set<T: AnyObject>(_ object: T?, of type: T.Type) { objects[ObjectIdentifier(type)] = object }
}
