public import Combine

/// A property wrapper type for an observable object that a parent or ancestor view supplies.
@frozen @MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper of the underlying environment object that can create bindings to its properties using dynamic member lookup.
    @MainActor @preconcurrency @dynamicMemberLookup @frozen
    public struct Wrapper {
        let root: ObjectType

        /// Returns a binding to the resulting value of a given key path.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            ObservedObject.Wrapper(root: root)[dynamicMember: keyPath]
        }
    }

    var _store: ObjectType?
    var _seed = 0

    /// Creates an environment object.
    nonisolated public init() {}

    /// The underlying value referenced by the environment object; traps when no ancestor supplies one.
    public var wrappedValue: ObjectType {
        guard let _store else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return _store
    }

    /// A projection of the environment object that creates bindings to its properties using dynamic member lookup.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty, @preconcurrency ComparedProperty {
    mutating func install(in node: ViewNode, at place: PropertyPlace) {
        let object = node.environment.object(of: ObjectType.self)
        _store = object
        node.storage(at: place) { ObjectSubscription() }.observe(object, for: node)
        node.environmentChecks[place] = { $0.object(of: ObjectType.self) !== object }
    }

    func isSame(as other: EnvironmentObject) -> Bool { true }
}
