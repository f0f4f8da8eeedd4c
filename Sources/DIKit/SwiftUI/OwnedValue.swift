#if canImport(SwiftUI)
    /// A value that belongs to a view, for its `@State`: it is made once, while the view is updated and nothing may be written to state, and is
    /// then what was last written.
    struct OwnedValue<Value> {
        /// What all copies share: while SwiftUI applies a change, it may still read the copy from before.
        private final class Latest {
            var value: Value?
        }

        private let latest = Latest()
        /// What was written, if anything was: in the copy itself, where state sees the change.
        private var written: Value?

        private var isMade: Bool { latest.value != nil }

        /// Sets the first value, if there is none. Not a change that a view has to hear of.
        func make(_ factory: () -> Value) {
            if !isMade { latest.value = .some(factory()) }
        }

        /// The value, which there has to be. Writing the object that it is already changes nothing: so does a binding to one of its
        /// properties.
        var value: Value {
            get {
                guard let value = written ?? latest.value else { preconditionFailure("a value is made before it is read") }
                return value
            }
            set {
                if isMade, type(of: newValue as Any) is AnyObject.Type, (newValue as AnyObject) === (value as AnyObject) { return }
                written = .some(newValue)
                latest.value = .some(newValue)
            }
        }
    }
#endif
