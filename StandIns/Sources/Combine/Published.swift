/// A property whose changes are published, for classes. Changes are published before the property has its new value.
@propertyWrapper
public struct Published<Value> {
    /// What the copies of one property share.
    fileprivate final class Storage {
        var value: Value
        var objectWillChange: ObservableObjectPublisher?
        let subscriptions = Subscriptions<Value, Never>()

        init(_ value: Value) { self.value = value }
    }

    fileprivate let storage: Storage

    /// Makes a property with its first value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// Makes a property with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Of no use: `@Published` is for properties of classes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// A publisher of the property's values: the present one at once, then each new one before it is set.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage.value = newValue.storage.value }
    }

    /// Reads and writes the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            storage.objectWillChange?.send()
            storage.subscriptions.send(newValue)
            storage.value = newValue
        }
    }

    /// A publisher of a property's values.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: Storage

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
            storage.subscriptions.add(subscriber)
            _ = subscriber.receive(storage.value)
        }
    }
}

/// A published property of any value, for the object that it is part of.
protocol PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}
