public import Combine

/// A property wrapper type that subscribes to an observable object and invalidates a view whenever the observable object changes.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper of the underlying observable object that can create bindings to its properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// Gets a binding to the value of the specified key path.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let root = root
            return Binding(
                get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 }, identity: [ObjectIdentifier(root), keyPath])
        }
    }

    /// The underlying value that the observed object references.
    public var wrappedValue: ObjectType

    /// Creates an observed object with an initial wrapped value.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates an observed object with an initial value.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// A projection of the observed object that creates bindings to its properties.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: InstalledProperty, @preconcurrency ComparedProperty {
    mutating func install(in node: ViewNode, at place: PropertyPlace) {
        node.storage(at: place) { ObjectSubscription() }.observe(wrappedValue, for: node)
    }

    func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// A node's subscription to one object at a time.
@MainActor
final class ObjectSubscription {
    private var object: AnyObject?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func observe<ObjectType: ObservableObject>(_ new: ObjectType?, for node: ViewNode) {
        guard object !== new else { return }
        object = new
        subscription = new?.objectWillChange.sink { [weak node] _ in
            Evaluation.refuse("Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
            MainActor.assumeIsolated { node?.invalidate() }
        }
    }
}
