/// A container as the resolver of its factories, without a reference that would keep the container alive.
///
/// Unchecked, because the storage is written once, before the container can be used, and emptied at its end.
/// A factory that stores the resolver it is given holds the container like anyone else.
@usableFromInline
final class UnownedResolverBox: @unchecked Sendable {
    @usableFromInline let storage: UnsafeMutablePointer<any Resolver>
    private var owner: Unmanaged<AnyObject>?

    init() { storage = .allocate(capacity: 1) }
    deinit { storage.deallocate() }

    /// Must be followed by ``detach()`` before the container is gone.
    func attach<Owner: Resolver & AnyObject>(_ container: Owner) {
        storage.initialize(to: container)
        owner = .passUnretained(container)
        // Gives back the reference that `storage` took; `detach` takes it again before `storage` gives it back.
        Unmanaged.passUnretained(container).release()
    }

    func detach() {
        _ = owner?.retain()
        storage.deinitialize(count: 1)
        owner = nil
    }

    /// Valid while the container lives, which every request guarantees for itself.
    @usableFromInline var borrowed: any Resolver {
        @inlinable unsafeAddress { UnsafePointer(storage) }
    }
}
