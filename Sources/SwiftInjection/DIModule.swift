/// A place where dependencies are bound, so that the rest of a program knows only what they are asked for by.
///
/// ```swift
/// final class AppModule: DIModule {
///     func load(container: DIContainer) {
///         container.bind(type: HttpService.self) { HttpClient(session: $0) }
///     }
/// }
/// ```
public protocol DIModule {
    /// Binds what the module has. Runs once for each ``DIContainer/addModule(_:)``; inside it the free ``bind(_:named:asSingleton:isolation:fileID:line:closure:)`` goes to this container.
    func load(container: DIContainer)
}
