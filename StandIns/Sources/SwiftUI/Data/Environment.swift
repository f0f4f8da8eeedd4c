public import Observation

/// A property wrapper that reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let identity: AnyHashable
    private var value: Value?

    /// Creates an environment property to read the specified key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        identity = keyPath
    }

    /// The current value of the environment property. Outside a view's body it is the default.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment where Value: AnyObject & Observable {
    /// Creates an environment property to read an observable object from the environment; traps when there is none.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public init(_ objectType: Value.Type) {
        read = { values in
            guard let object = values[objectType] else {
                fatalError("No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing.")
            }
            return object
        }
        identity = ObjectIdentifier(objectType)
    }
}

extension Environment: InstalledProperty, ComparedProperty {
    mutating func install(in node: ViewNode, at place: PropertyPlace) {
        let value = read(node.environment)
        self.value = value
        let read = read
        node.environmentChecks[place] = { !Comparison.areEqual(read($0), value) }
    }

    func isSame(as other: Environment) -> Bool { identity == other.identity }
}
