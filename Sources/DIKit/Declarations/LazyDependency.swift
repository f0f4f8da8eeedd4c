/// Resolves a declared dependency on the first read, from the container that was the task's when the object that owns it was created.
///
/// ```swift
/// final class Feed {
///     @LazyDependency(\.api) private var api
///     func load() { api.load() }  // resolved here, once
/// }
/// ```
///
/// Created inside a scope of overrides, it resolves in that scope, also when it is read outside. Until the first read it keeps that
/// container alive, except when it is created while a kept instance of the container is being built: container, instance and wrapper would
/// keep each other. A read after the container's end traps then. The projected value is the ``Lazy``. In an `@Observable` class it needs
/// `@ObservationIgnored`. Any thread may read it. Sendable when the value is.
@propertyWrapper
public struct LazyDependency<Value> {
    /// The instance; traps as calling the declaration does.
    public var wrappedValue: Value { projectedValue.wrappedValue }
    /// The lazy behind the property.
    public let projectedValue: Lazy<Value>

    /// Captures the task's container; nothing is resolved yet.
    public init(_ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line) {
        let captured = CapturedDependency(keyPath, SourcePlace(fileID: fileID, line: line))
        projectedValue = Lazy(with: { captured.instance })
    }
}

extension LazyDependency: Sendable where Value: Sendable {}

/// A declared dependency as a wrapper holds it that resolves later.
struct CapturedDependency<Value>: Sendable {
    private enum Source {
        /// The declaration, evaluated when the wrapper was created, which keeps its container.
        case declared(Dependency<Value>)
        /// The key path and a container that the wrapper must not keep.
        case handle(ContainerHandle, KeyPath<Container, Dependency<Value>>)
    }

    private let source: UncheckedBox<Source>
    private let scope = EscapedDependencies()
    private let place: SourcePlace

    init(_ keyPath: KeyPath<Container, Dependency<Value>>, _ place: SourcePlace) {
        let container = Container.current
        self.place = place
        source = UncheckedBox(
            container.registry.isBuildingKeptInstanceOfItsLine ? .handle(container.handle, keyPath) : .declared(container[keyPath: keyPath]))
    }

    var instance: Value {
        scope.yield {
            switch source.value {
            case .declared(let dependency): return dependency(fileID: place.literal, line: place.line)
            case .handle(let handle, let keyPath):
                guard let container = handle.container else { Trap.stop(.containerEnded(Key(Value.self), at: place)) }
                return container[keyPath: keyPath](fileID: place.literal, line: place.line)
            }
        }
    }
}
