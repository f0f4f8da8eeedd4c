/// A type that delivers a sequence of values over time.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    /// Tells the subscriber that it has subscribed and may request values.
    func receive(subscription: any Subscription)
    /// Tells the subscriber that there is a value.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells the subscriber that there will be no more values.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
    /// Tells the publisher that it may send more values.
    func request(_ demand: Subscribers.Demand)
}

/// An activity that can be cancelled.
public protocol Cancellable {
    /// Cancels it.
    func cancel()
}

/// A namespace for types that serve as subscribers.
public enum Subscribers {
    /// How many values a subscriber asks for. The publishers here send all they have, whatever is asked for.
    public struct Demand: Equatable, Sendable {
        let count: Int?
        /// As many values as there are.
        public static let unlimited = Demand(count: nil)
        /// No more values.
        public static let none = Demand(count: 0)
    }

    /// Why there will be no more values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
