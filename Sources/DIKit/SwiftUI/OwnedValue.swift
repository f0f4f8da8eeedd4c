#if canImport(SwiftUI)
    /// A value that belongs to a view, for its `@State`: it is made once, while the view is updated and nothing may be written to state, and is
    /// then what was last written.
    struct OwnedValue<Value> {
        private final class First {
            var value: Value?
        }

        private let first = First()
        private var written: Value?

        private var isMade: Bool { written != nil || first.value != nil }

        /// Sets the first value, if there is none. Not a change that a view has to hear of.
        func make(_ factory: () -> Value) {
            if !isMade { first.value = .some(factory()) }
        }

        /// The value, which there has to be. Writing the object that it is already changes nothing: so does a binding to one of its
        /// properties.
        var value: Value {
            get {
                guard let value = written ?? first.value else { preconditionFailure("a value is made before it is read") }
                return value
            }
            set {
                if isMade, type(of: newValue as Any) is AnyObject.Type, (newValue as AnyObject) === (value as AnyObject) { return }
                written = .some(newValue)
                first.value = nil
            }
        }
    }
#endif
