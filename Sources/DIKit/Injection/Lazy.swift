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

    /// Makes a lazy over `factory`, which runs once, at the first read, and is released then.
    ///
    /// A factory that is written in main-actor code runs on main: a first read elsewhere blocks until main has run it. Any other
    /// one runs on the thread of the first read, also if it is written on another actor: nothing can run code there without waiting.
    ///
    /// - Parameter isolation: The actor that the factory was written on; nil for one that may run anywhere.
    public init(
        with factory: @escaping () -> Wrapped, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        cell = LazyCell(
            Wrapped.self, as: Lazy.self, isolation: FactoryIsolation(writtenIn: isolation), at: SourcePlace(fileID: fileID, line: line), factory)
    }

    /// What ``InstanceWrapper`` asks for: makes a lazy over `factory`, which runs on the thread of the first read. Chosen by code that is
    /// generic over the wrapper alone, where nobody knows what the factory was written in.
    @_disfavoredOverload
    public init(with factory: @escaping () -> Wrapped) { cell = LazyCell(Wrapped.self, as: Lazy.self, factory) }

    /// A lazy over what `reference` leads to.
    init(of reference: ResolverReference, noting deferral: Deferral?, at place: SourcePlace, _ factory: @escaping () -> Wrapped) {
        cell = LazyCell(Wrapped.self, as: Lazy.self, partOf: reference.handle, noting: deferral, in: .current, at: place, factory)
    }

    /// The instance; traps as `resolve` does if it cannot be made.
    public var wrappedValue: Wrapped { cell.value(Wrapped.self) }
}
