internal import CDIKit

/// Resolves a declared dependency on the first read, from the container that was the task's when the object that owns it was created.
///
/// ```swift
/// final class Feed {
///     @LazyDependency(\.api) private var api
///     func load() { api.load() }  // resolved here, once
/// }
/// ```
///
/// Created inside a scope of overrides, it resolves in that scope, also when it is read outside; created outside of one, it resolves outside,
/// wherever it is read. Until the first read it keeps that container alive, except when it is created while a kept instance of the container
/// is being built: container, instance and wrapper would keep each other. A read after the container's end traps then, unless it belongs to a
/// singleton that the process keeps. The projected value is the ``Lazy``. In an `@Observable` class it needs `@ObservationIgnored`. Any thread
/// may read it. Sendable when the value is.
@propertyWrapper
public struct LazyDependency<Value> {
    /// The instance; traps as calling the declaration does.
    public var wrappedValue: Value { projectedValue.wrappedValue }
    /// The lazy behind the property.
    public let projectedValue: Lazy<Value>

    /// Captures the task's container; nothing is resolved yet.
    public init(_ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line) {
        let place = SourcePlace(fileID: fileID, line: line)
        let captured = CapturedDependency(keyPath, place)
        projectedValue = Lazy(of: captured.reference, noting: captured.deferral, at: place) { captured.instance }
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

    /// The container that it was captured from.
    let reference: ResolverReference
    /// What the record of the instance under way says of it.
    let deferral: Deferral?
    private let source: UncheckedBox<Source>
    private let layer = LayerReference.current
    /// The task's resolver, which the wrapper must not keep either where that is a container of the instance under way.
    private let scoped = InjectSettings.scoped.map { ResolverReference($0) }
    let place: SourcePlace
    private let isPartOfSingleton = Registry.isBuildingSingleton

    init(_ keyPath: KeyPath<Container, Dependency<Value>>, _ place: SourcePlace) {
        let container = Container.current
        let dependency = container[keyPath: keyPath]
        self.place = place
        reference = ResolverReference(container)
        deferral = dikit_thread_current().recorder.flatMap { recorder in dependency.key.map { recorder.deferral(of: $0) } }
        source = UncheckedBox(reference.handle.map { .handle($0, keyPath) } ?? .declared(dependency))
    }

    var instance: Value {
        let scope = EscapedDependencies(layer: layer, resolver: scoped.map { .strong(resolver(of: $0)) })
        return scope.yield {
            switch source.value {
            case .declared(let dependency): return dependency(fileID: place.literal, line: place.line)
            case .handle(let handle, let keyPath):
                return container(of: handle)[keyPath: keyPath](fileID: place.literal, line: place.line)
            }
        }
    }

    private func resolver(of reference: ResolverReference) -> any Resolver {
        switch reference {
        case .strong(let resolver): return resolver
        case .handle(let handle): return container(of: handle)
        }
    }

    private func container(of handle: ContainerHandle) -> Container {
        guard let container = isPartOfSingleton ? handle.containerOfSingletons : handle.container else {
            Trap.stop(.containerEnded(Key(Value.self), at: place))
        }
        return container
    }
}
