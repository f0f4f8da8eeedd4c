/// A container as the resolver of its factories, without a reference that would keep the container alive.
///
/// The box takes one reference to the container and gives it back at once; ``letGo(_:)`` takes it again before the box ends.
/// So a factory is handed the container at no cost: no existential is made, and nothing is retained that other threads
/// retain as well. A factory that stores its resolver holds the container like anyone else.
@usableFromInline
final class ResolverBox: Sendable {
    /// A `let`, read through a borrowed object, so that it can be passed without a copy.
    @usableFromInline let resolver: any Resolver

    private init(_ resolver: any Resolver) { self.resolver = resolver }

    /// A box of its own for `container`; must be followed by ``letGo(_:)`` before the container is gone.
    static func make<Owner: Resolver & AnyObject>(of container: Owner) -> Unmanaged<ResolverBox> {
        let box = Unmanaged.passRetained(ResolverBox(container))
        Unmanaged.passUnretained(container).release()
        return box
    }

    static func letGo<Owner: Resolver & AnyObject>(_ box: Unmanaged<ResolverBox>, of container: Owner) {
        _ = Unmanaged.passUnretained(container).retain()
        box.release()
    }
}
