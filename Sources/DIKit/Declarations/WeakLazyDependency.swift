/// Resolves a declared dependency on the first read and holds it weakly: nil once nobody else holds the instance.
///
/// ```swift
/// final class Row {
///     @WeakLazyDependency(\.coordinator) private var coordinator
///     func tapped() { coordinator?.show(self) }
/// }
/// ```
///
/// It resolves from the container that was the task's when the object that owns it was created, as ``LazyDependency`` does, once: after the
/// instance has gone it stays nil. A value that is no object cannot be held weakly and is kept. In an `@Observable` class it needs
/// `@ObservationIgnored`. Any thread may read it. Sendable when the value is.
@propertyWrapper
public struct WeakLazyDependency<Value> {
    private let reference: WeakReference<Value>

    /// The instance, if somebody else still holds it; traps as calling the declaration does if it cannot be made.
    public var wrappedValue: Value? { reference.value }

    /// Captures the task's container; nothing is resolved yet.
    public init(_ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line) {
        reference = WeakReference(CapturedDependency(keyPath, SourcePlace(fileID: fileID, line: line)))
    }
}

extension WeakLazyDependency: Sendable where Value: Sendable {}

/// An instance that is resolved on the first read and held weakly from then on.
private final class WeakReference<Value>: Sendable {
    private enum State {
        case pending(CapturedDependency<Value>)
        case object(Weak)
        case value(UncheckedBox<Value>)
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    private let state: Locked<State>

    init(_ captured: CapturedDependency<Value>) {
        state = Locked(.pending(captured))
        // For good: what it has received, and whether that is still alive, is known to nobody else.
        captured.deferral?.open()
    }

    var value: Value? {
        switch state.withLock({ $0 }) {
        case .value(let box): return box.value
        case .object(let weak): return weak.object as? Value
        case .pending(let captured):
            // Without the lock: of two threads that come at once the first one's instance counts.
            let made = captured.instance
            let replaced = state.withLock { state -> State? in
                guard case .pending = state else { return nil }
                defer { state = ValueMemory.object(of: made).map { .object(Weak(object: $0)) } ?? .value(UncheckedBox(made)) }
                return state
            }
            return replaced == nil ? self.value : made
        }
    }
}
