internal import CDIKit

/// The scopes that the traits of `DIKitTesting` open: those of `withDependencies` and `withScope`, with singletons of their own.
package enum TestScopes {
    /// A container that was made here, and what it asks for what it does not have.
    private struct Own: Sendable {
        let container: Container
        let parent: (any Resolver)?
    }

    @TaskLocal private static var own: Own?

    /// Runs `operation` with an empty container of its own as the task's.
    ///
    /// If the task has a container that was not made here, that one stays and what is registered goes into a scope over it; a resolver
    /// that is no container becomes the parent.
    package static func withContainer<Result>(
        isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
    ) async rethrows -> Result {
        try await withLayer { _ in
            let outer = InjectSettings.scoped
            let isOurs = own.map { $0.container === outer as? Container } ?? false
            guard isOurs || outer as? Container == nil else { return try await operation() }
            let parent = isOurs ? own?.parent : outer
            let made = Own(container: parent.map { Container(parent: $0) } ?? Container(), parent: parent)
            return try await $own.withValue(made) {
                try await InjectSettings.withScope(made.container) { try await operation() }
            }
        }
    }

    /// Runs `operation` with overrides that nobody else sees.
    package static func withDependencies<Result>(
        isolation: isolated (any Actor)? = #isolation, _ update: (Container) async throws -> Void, operation: () async throws -> Result
    ) async rethrows -> Result {
        try await withLayer { layer in
            try await update(Container(over: .current, writingTo: layer))
            return try await operation()
        }
    }

    private static func withLayer<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: (Layer) async throws -> Result
    ) async rethrows -> Result {
        let layer = Layer(over: Layer.active, keepsSingletons: true)
        defer { layer.close() }
        return try await Layer.$current.withValue(layer) { try await operation(layer) }
    }
}
