/// A closure that makes a `T`.
final class TypedBox<T> {
    let make: () -> T
    init(_ make: @escaping () -> T) { self.make = make }
}

/// Baseline (f): a frozen dictionary of typed boxes.
///
/// No lock, no override, no cycle check, no reset: the unsafe floor of a look-up by type. For a hit the closure returns an
/// object that it captured, for a unique object it makes one.
final class FrozenTyped {
    let boxes: [ObjectIdentifier: AnyObject]
    init(_ boxes: [ObjectIdentifier: AnyObject]) { self.boxes = boxes }

    @inline(__always)
    func resolve<T>(_: T.Type) -> T { unsafeDowncast(boxes[ObjectIdentifier(T.self)]!, to: TypedBox<T>.self).make() }
}

extension FrozenTyped {
    /// A dictionary of one box.
    convenience init<T>(_ make: @escaping () -> T) {
        self.init([ObjectIdentifier(T.self): TypedBox(make)])
    }
}
