#if canImport(SwiftUI)
    internal import Combine

    /// An observable object that is put in later, and whose changes are those of this one.
    final class OwnedObject<Value: ObservableObject>: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        private var object: Value?
        private var subscription: AnyCancellable?

        /// Sets the object, if there is none. Not a change that a view has to hear of.
        func make(_ factory: () -> Value) {
            if object == nil { observe(factory()) }
        }

        /// The object, which there has to be. Writing the one that it is already changes nothing: so does a binding to one of its properties.
        var value: Value {
            get {
                guard let object else { preconditionFailure("an object is made before it is read") }
                return object
            }
            set {
                guard newValue !== object else { return }
                objectWillChange.send()
                observe(newValue)
            }
        }

        private func observe(_ new: Value) {
            object = new
            // The publisher alone, so that the object does not keep this one.
            subscription = new.objectWillChange.sink { [objectWillChange] _ in objectWillChange.send() }
        }
    }
#endif
