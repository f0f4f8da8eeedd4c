/// Resolves an instance on the first read of ``wrappedValue`` and keeps it.
///
/// ```swift
/// final class Screen {
///     let theme: Lazy<Theme>
///     init(resolver: any Resolver) { theme = resolver.resolveWrapped() }
///     func draw() { theme.wrappedValue.apply() }
/// }
/// ```
///
/// An edge through a `Lazy` is no cycle. A lazy may be read from any thread: the instance is made once, the other readers wait for it,
/// and no lock is held meanwhile. The first read costs what the resolve costs; later ones take no lock. Until the first read it
/// keeps the container that it asks alive; see ``Resolver/resolveWrapped(_:named:with:fileID:line:)`` for the exception.
@propertyWrapper
public final class Lazy<Wrapped>: InstanceWrapper, Sendable {
    private let cell: LazyCell

    /// Makes a lazy over `factory`, which runs once, on the thread of the first read, and is released then.
    public init(with factory: @escaping () -> Wrapped) { cell = LazyCell(Wrapped.self, factory) }

    /// The instance; traps as `resolve` does if it cannot be made.
    public var wrappedValue: Wrapped { cell.value(Wrapped.self, SourcePlace()) }
}
