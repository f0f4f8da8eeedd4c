/// An interface for a stored variable that updates an external property of a view.
///
/// A host finds the dynamic properties among the stored properties of a view, and of its dynamic properties, gives each its storage, the
/// inner ones first, and calls `update()` before it evaluates the view's body.
public protocol DynamicProperty {
    /// Updates the underlying value of the stored value.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property of this module, which keeps something in the node of the view that it belongs to.
protocol InstalledProperty: DynamicProperty {
    /// Connects this copy of the property with what the node keeps for it.
    @MainActor mutating func install(in node: ViewNode, at place: PropertyPlace)
}

/// Where in a view a dynamic property lies.
struct PropertyPlace: Hashable {
    let offset: Int
    let type: ObjectIdentifier
}

/// A property that says itself whether a new view value's is another one.
protocol ComparedProperty {
    func isSame(as other: Self) -> Bool
}
