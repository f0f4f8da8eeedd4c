/// A container: it is filled with registrations, usually by assemblies, and answers to `resolve`.
///
/// ```swift
/// let container = Container(assemblies: NetworkAssembly(), ProfileAssembly())
/// let profile: Profile = container.resolve()
/// ```
///
/// A container may be used from any number of threads at once, also while others register. No lock is held while a factory
/// runs, and a kept instance is made once however many threads ask for it at the same time: the others wait for that
/// instance and for nothing else.
///
/// What it keeps lives until ``reset()`` or until the container's last reference is gone. A factory's resolver is the
/// container itself, so a factory that stores it in a kept instance keeps the container alive.
public final class Container: Resolver, Registrator {
    let registry: Registry

    /// Makes an empty container.
    public init() {
        registry = Registry(parent: nil, parentResolver: nil)
        registry.resolver.attach(self)
    }

    /// Makes an empty container that asks `parent` for everything that it has no registration for.
    ///
    /// The parent may be a container or any other ``Resolver``; it is kept alive. A registration here shadows the parent's of
    /// the same type and name. What the parent keeps is built from the parent alone; an instance that nobody keeps, and a
    /// `scoped` one, is built from the container that was asked.
    public init(parent: any Resolver) {
        registry = Registry(parent: (parent as? Container)?.registry, parentResolver: parent)
        registry.resolver.attach(self)
    }

    deinit { registry.resolver.detach() }

    /// Makes an empty container with this one as its parent, for example for the time of a request.
    public func child() -> Container { Container(parent: self) }

    /// Releases the instances that this container keeps and forgets those it holds weakly; the registrations stay.
    ///
    /// When it returns, the instances are gone unless somebody else holds them. A child keeps its `scoped` instances. A
    /// creation under way on another thread goes to those who wait for it and is not kept.
    public func reset() { registry.reset() }
}
