public import Combine

/// A property wrapper type that instantiates an observable object.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let thunk: () -> ObjectType
    private var box: StateObjectBox<ObjectType>?

    /// Creates a new state object with an initial wrapped value. The closure runs once for each place in the tree of views.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }

    /// The underlying value referenced by the state object. Read before the view is shown, it is a new object each time.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { box?.object ?? thunk() }

    /// A projection of the state object that creates bindings to its properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

@MainActor
private final class StateObjectBox<ObjectType: ObservableObject> {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }
}

extension StateObject: InstalledProperty, ComparedProperty {
    mutating func install(in node: ViewNode, at place: PropertyPlace) {
        let box = node.storage(at: place) { StateObjectBox(thunk()) }
        self.box = box
        box.subscription.observe(box.object, for: node)
    }

    func isSame(as other: StateObject) -> Bool { true }
}
