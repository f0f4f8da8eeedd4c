/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
    /// The type of that publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    /// A publisher that emits before the object has changed.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before one of the object's `@Published` properties changes. It is kept by those properties: an object that has
    /// none gives another one, which never emits, each time.
    public var objectWillChange: ObservableObjectPublisher {
        var publisher: ObservableObjectPublisher?
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                guard let property = child.value as? any PublishedProperty else { continue }
                let common = publisher ?? property.objectWillChange ?? ObservableObjectPublisher()
                property.objectWillChange = common
                publisher = common
            }
            mirror = current.superclassMirror
        }
        return publisher ?? ObservableObjectPublisher()
    }
}

/// The publisher of an observable object that says nothing but that it changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscriptions = Subscriptions<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void { subscriptions.add(subscriber) }

    /// Tells the subscribers that the object is about to change.
    public func send() { subscriptions.send(()) }
}
