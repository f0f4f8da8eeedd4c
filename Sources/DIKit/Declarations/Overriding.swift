internal import CDIKit

/// Resolves a declared dependency from the task's container: `let api = dependency(\.api)`.
///
/// For a `final class …: Sendable`, in which Swift refuses every property wrapper. The key path is evaluated at once and not kept. Traps as
/// calling the declaration does.
public func dependency<Value>(
    _ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line
) -> Value {
    Container.current[keyPath: keyPath](fileID: fileID, line: line)
}

/// Runs `operation` with overrides that nobody else sees.
///
/// ```swift
/// let model = withDependencies {
///     $0.api.register { MockAPI() }
/// } operation: {
///     FeatureModel()
/// }
/// ```
///
/// What `update` registers, for declared dependencies and by type, counts for every container that `operation` uses, in this task, its
/// child tasks and the `Task {}` that it starts, and above what is registered outside; every further registration and reset goes into the
/// same scope. A kept instance is reused inside, unless something that it was built on is overridden, or it has a lazy that has not been
/// read and may ask for anything: then the scope makes one of its own, and the one outside stays. `Task.detached`, `DispatchQueue` and closures that are stored do not see the overrides: hand them on with
/// ``withEscapedDependencies(_:)``. Scopes nest; this one ends when `operation` returns, throws or is cancelled. A wrapper keeps what it
/// resolved: create the object under test inside.
///
/// A registration through an escaped `$0` after the scope has no effect and is reported. A process that never opens a scope pays nothing
/// for them.
public func withDependencies<Result>(_ update: (Container) throws -> Void, operation: () throws -> Result) rethrows -> Result {
    try Overrides.scope { layer in
        try update(Container(over: .current, writingTo: layer))
        return try operation()
    }
}

/// The same for asynchronous code; it stays on the caller's actor.
public func withDependencies<Result>(
    isolation: isolated (any Actor)? = #isolation, _ update: (Container) async throws -> Void, operation: () async throws -> Result
) async rethrows -> Result {
    let layer = Layer(over: Layer.active)
    defer { layer.close() }
    return try await Layer.$current.withValue(layer) {
        try await update(Container(over: .current, writingTo: layer))
        return try await operation()
    }
}

/// Registers for declared dependencies in the current scope, or outside of one in ``Container/shared``.
///
/// ```swift
/// #Preview {
///     let _ = prepareDependencies { $0.api.register { FailingAPI() } }
///     FeatureView()
/// }
/// ```
///
/// In a preview process what `update` registers, for declared dependencies and by type, is a scope that lies over every container until the
/// next call of this function or of ``Container/callAsFunction(_:)``, which drops it: previews of one process do not see each other's
/// overrides, and one may be shown again. A view keeps what it has resolved.
@discardableResult
public func prepareDependencies(_ update: (Container) throws -> Void) rethrows -> PreparedDependencies {
    try Container.shared.prepare(update)
}

/// Runs `operation` as if the program ran in other contexts: in none, it is live.
///
/// ```swift
/// withDependencyContexts([.preview]) { FeatureModel() }
/// ```
///
/// It is a scope as that of ``withDependencies(_:operation:)``: dependencies whose defaults depend on the context, and what is built on
/// them, are made anew for it.
public func withDependencyContexts<Result>(_ contexts: Set<DependencyContext>, operation: () throws -> Result) rethrows -> Result {
    try Overrides.scope(in: contexts) { _ in try operation() }
}

/// The same for asynchronous code; it stays on the caller's actor.
public func withDependencyContexts<Result>(
    _ contexts: Set<DependencyContext>, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let layer = Layer(over: Layer.active, contexts: contexts)
    defer { layer.close() }
    return try await Layer.$current.withValue(layer) { try await operation() }
}

/// Hands the current task's overrides and container on to code that does not inherit them.
///
/// ```swift
/// withEscapedDependencies { continuation in
///     DispatchQueue.main.async {
///         continuation.yield { model.refresh() }
///     }
/// }
/// ```
public func withEscapedDependencies<Result>(_ operation: (EscapedDependencies) throws -> Result) rethrows -> Result {
    try operation(EscapedDependencies())
}

/// The same for asynchronous code; it stays on the caller's actor.
public func withEscapedDependencies<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: (EscapedDependencies) async throws -> Result
) async rethrows -> Result {
    try await operation(EscapedDependencies())
}

/// The overrides and the container of the task that made it; where that had none, none count while it is yielded. Keeps the scope's instances and
/// the container alive, except when it is made while a kept instance is being built, which would then keep itself. Any thread may use it, any
/// number of times.
public struct EscapedDependencies: Sendable {
    private let layer: LayerReference
    private let resolver: ResolverReference?

    init(layer: LayerReference = .current, resolver: ResolverReference? = InjectSettings.scoped.map { ResolverReference($0) }) {
        self.layer = layer
        self.resolver = resolver
    }

    /// Runs `operation` with them.
    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
        // Where there was nothing when it was made, what the current task has does not count either.
        if Layer.isUnused { return try operation() }
        return try Layer.$current.withValue(layer.layer) { try InjectSettings.$scopedResolver.withValue(resolver?.current, operation: operation) }
    }

    /// The same for asynchronous code; it stays on the caller's actor.
    public func yield<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        if Layer.isUnused { return try await operation() }
        return try await Layer.$current.withValue(layer.layer) {
            try await InjectSettings.$scopedResolver.withValue(resolver?.current) { try await operation() }
        }
    }
}

/// Opens scopes.
enum Overrides {
    static func scope<Result>(in contexts: Set<DependencyContext>? = nil, _ operation: (Layer) throws -> Result) rethrows -> Result {
        let layer = Layer(over: Layer.active, contexts: contexts)
        defer { layer.close() }
        return try Layer.$current.withValue(layer) { try operation(layer) }
    }
}
