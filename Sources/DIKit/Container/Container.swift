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
    @usableFromInline let registry: Registry
    /// What a hit reads; the registry's own, here as well so that a hit does not go through the registry.
    @usableFromInline let block: UncheckedBox<ReadSide.Block>
    /// Where what is registered through this container goes, if it was handed out for overrides; else nil.
    let layer: LayerAddress?
    /// For such a container the one that it stands for, which it keeps alive.
    private let original: Container?

    /// Makes an empty container.
    public convenience init() { self.init(registry: Registry(parent: nil, parentResolver: nil)) }

    /// Makes an empty container that asks `parent` for everything that it has no registration for.
    ///
    /// The parent may be a container or any other ``Resolver``; it is kept alive. A registration here shadows the parent's of
    /// the same type and name. What the parent keeps is built from the parent alone; an instance that nobody keeps, and a
    /// `scoped` one, is built from the container that was asked.
    public convenience init(parent: any Resolver) {
        let registry = (parent as? Container)?.registry
        self.init(registry: Registry(parent: registry, parentResolver: parent, readsWithoutLock: registry?.readsWithoutLock ?? true))
    }

    /// Makes an empty container that belongs to no scope of overrides, whichever task happens to ask for it first.
    static func ofProcess() -> Container { Container(registry: Registry(parent: nil, parentResolver: nil, home: Home(ofContainerIn: nil))) }

    /// Makes an empty container whose every request takes its lock: the simple reference that tests and benchmarks compare
    /// the lock-free reads with.
    @_spi(Benchmark)
    public static func withLockedReads() -> Container {
        Container(registry: Registry(parent: nil, parentResolver: nil, readsWithoutLock: false))
    }

    init(registry: Registry) {
        self.registry = registry
        block = registry.block
        layer = nil
        original = nil
        registry.attach(self)
    }

    /// A container that reads as `original` and writes to a layer over it.
    init(over original: Container, writingTo layer: Layer) {
        registry = original.registry
        block = original.block
        self.layer = LayerAddress(of: layer)
        self.original = original
    }

    /// Made when a wrapper needs it, cleared at the end.
    private let lastHandle = Locked<ContainerHandle?>(nil)

    /// A way to this container that does not keep it alive.
    var handle: ContainerHandle {
        if let original { return original.handle }
        return lastHandle.withLock { handle in
            let made = handle ?? ContainerHandle(self)
            handle = made
            return made
        }
    }

    deinit {
        guard original == nil else { return }
        lastHandle.withLock { $0 }?.clear(hadNothing: registry.hasNothing)
        registry.detach(self)
    }

    /// Makes an empty container with this one as its parent, for example for the time of a request.
    public func child() -> Container { Container(parent: self) }
}
