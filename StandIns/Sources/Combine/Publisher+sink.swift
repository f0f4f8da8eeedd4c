extension Publisher where Failure == Never {
    /// Attaches a closure; releasing what is returned detaches it.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Sink(receiveValue)
        receive(subscriber: sink)
        return AnyCancellable { sink.cancel() }
    }
}

private final class Sink<Input>: Subscriber {
    private var receiveValue: ((Input) -> Void)?
    private var subscription: (any Subscription)?

    init(_ receiveValue: @escaping (Input) -> Void) { self.receiveValue = receiveValue }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        receiveValue?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { cancel() }

    func cancel() {
        let subscription = subscription
        self.subscription = nil
        receiveValue = nil
        subscription?.cancel()
    }
}
