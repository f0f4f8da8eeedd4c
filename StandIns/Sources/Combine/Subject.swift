/// A publisher into which values can be sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Tells the subscribers that there will be no more.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends the value that says nothing.
    public func send() { send(()) }
}

/// A subject that passes on what is sent into it, to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscriptions = Subscriptions<Output, Failure>()

    /// Makes a subject.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input { subscriptions.add(subscriber) }

    /// Sends a value to the subscribers.
    public func send(_ value: Output) { subscriptions.send(value) }

    /// Tells the subscribers that there will be no more.
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.end(completion) }
}

/// Those who have subscribed to a publisher, in the order in which they came.
final class Subscriptions<Output, Failure: Error> {
    private final class Entry: Subscription {
        let receive: (Output) -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void
        weak var owner: Subscriptions?

        init(owner: Subscriptions, receive: @escaping (Output) -> Void, complete: @escaping (Subscribers.Completion<Failure>) -> Void) {
            self.owner = owner
            self.receive = receive
            self.complete = complete
        }

        func request(_ demand: Subscribers.Demand) {}
        func cancel() { owner?.entries.removeAll { $0 === self } }
    }

    private var entries: [Entry] = []

    var count: Int { entries.count }

    func add<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        let entry = Entry(owner: self, receive: { _ = subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) })
        entries.append(entry)
        subscriber.receive(subscription: entry)
    }

    func send(_ value: Output) {
        for entry in entries { entry.receive(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = entries
        entries = []
        for entry in ended { entry.complete(completion) }
    }
}
