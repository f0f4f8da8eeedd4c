/// Whether a new value is the same as an old one, as far as that can be told: by `==`, by identity, else property by property.
enum Comparison {
    static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool { areEqual(any: old, any: new) }

    private static func areEqual(any old: Any, any new: Any) -> Bool {
        guard type(of: old) == type(of: new) else { return false }
        if let old = old as? any ComparedProperty { return isSame(old, new) }
        if let old = old as? any Equatable { return isEqual(old, new) }
        if type(of: old) is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
        let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
        switch old.displayStyle {
        case .struct, .tuple, .optional, .enum:
            return old.children.count == new.children.count
                && zip(old.children, new.children).allSatisfy { $0.label == $1.label && areEqual(any: $0.value, any: $1.value) }
                && (old.displayStyle != .enum || !old.children.isEmpty)
        default: return false
        }
    }

    private static func isSame<Property: ComparedProperty>(_ old: Property, _ new: Any) -> Bool {
        (new as? Property).map { old.isSame(as: $0) } ?? false
    }

    private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { new as? Value == old }
}
