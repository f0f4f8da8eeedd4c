/// A cancellable that cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private var body: (() -> Void)?

    /// Makes one that runs a closure.
    public init(_ cancel: @escaping () -> Void) { body = cancel }

    /// Makes one over another.
    public init<C: Cancellable>(_ canceller: C) { body = { canceller.cancel() } }

    deinit { body?() }

    /// Cancels, once.
    public func cancel() {
        let body = body
        self.body = nil
        body?()
    }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether two are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
