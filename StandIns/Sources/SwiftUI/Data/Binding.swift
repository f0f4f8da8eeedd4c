/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// What it leads to, if that can be told: two bindings to one thing are the same.
    private let identity: [AnyHashable]?

    /// Creates a binding with closures that read and write the binding value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.init(get: get, set: set, identity: nil) }

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void, identity: [AnyHashable]?) {
        self.get = get
        self.set = set
        self.identity = identity
    }

    /// Creates a binding from the value of another binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Creates a binding with an immutable value.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The underlying value referenced by the binding variable.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// A projection of the binding value that returns a binding.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to the resulting value of a given key path. Writing through it reads the value, changes it and writes it back.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { value in
                var whole = wrappedValue
                whole[keyPath: keyPath] = value
                wrappedValue = whole
            },
            identity: identity.map { $0 + [keyPath] })
    }
}

extension Binding: ComparedProperty {
    func isSame(as other: Binding) -> Bool { identity != nil && identity == other.identity }
}
