/// A property wrapper type that can read and write a value managed by SwiftUI.
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
    @usableFromInline var _value: Value
    @usableFromInline var _location: StateLocation<Value>?

    /// Creates a state property that stores an initial wrapped value.
    public init(wrappedValue value: Value) { _value = value }

    /// Creates a state property that stores an initial value.
    public init(initialValue value: Value) { _value = value }

    /// The underlying value. Before the view is shown it is the initial value, and what is written is lost.
    public var wrappedValue: Value {
        get { _location?.value ?? _value }
        nonmutating set { _location?.set(newValue) }
    }

    /// A binding to the state value.
    public var projectedValue: Binding<Value> {
        guard let location = _location else { return .constant(_value) }
        return Binding(
            get: { location.value }, set: { location.set($0) }, identity: [ObjectIdentifier(location)])
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state property without an initial value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty, ComparedProperty {
    mutating func install(in node: ViewNode, at place: PropertyPlace) {
        let initial = _value
        _location = node.storage(at: place) { StateLocation(initial) }
    }

    func isSame(as other: State) -> Bool { true }
}

/// A value that outlives the view values that it belongs to, and those who have read it.
@usableFromInline
final class StateLocation<Value> {
    private var current: Value
    private var readers = Readers()

    init(_ value: Value) { current = value }

    var value: Value {
        readers.noteCurrent()
        return current
    }

    func set(_ value: Value) {
        Evaluation.refuse("Modifying state during view update, this will cause undefined behavior.")
        let isChange = !Comparison.areEqual(current, value)
        current = value
        if isChange { readers.invalidate() }
    }
}
