internal import CDIKit

/// The resolver that a wrapper was created with.
enum ResolverReference: Sendable {
    case strong(any Resolver)
    case handle(ContainerHandle)

    /// Strong, except while a kept instance of that container or of one of its ancestors is being built on this thread: container,
    /// instance and wrapper would keep each other.
    init(_ resolver: any Resolver) {
        if let container = resolver as? Container, container.registry.isBuildingKeptInstanceOfItsLine {
            self = .handle(container.handle)
        } else {
            self = .strong(resolver)
        }
    }

    /// The resolver, if it has not ended.
    var current: (any Resolver)? {
        switch self {
        case .strong(let resolver): resolver
        case .handle(let handle): handle.container
        }
    }

    /// The handle, if it is one.
    var handle: ContainerHandle? {
        switch self {
        case .strong: nil
        case .handle(let handle): handle
        }
    }

    func tryResolve<T>(_ type: T.Type, named: String?, with arguments: Arguments?, _ place: SourcePlace) throws(ResolutionError) -> T {
        switch self {
        case .strong(let resolver):
            return try resolver.tryResolve(type, named: named, with: arguments, fileID: place.literal, line: place.line)
        case .handle(let handle):
            guard let container = handle.container else { throw .containerEnded(Key(OptionalTypes.stripped(type), named: named), at: place) }
            return try container.tryResolve(type, named: named, with: arguments, fileID: place.literal, line: place.line)
        }
    }

    func resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments?, _ place: SourcePlace) -> T {
        switch self {
        case .strong(let resolver):
            return resolver.resolve(type, named: named, with: arguments, fileID: place.literal, line: place.line)
        case .handle(let handle):
            guard let container = handle.container else { Trap.stop(.containerEnded(Key(OptionalTypes.stripped(type), named: named), at: place)) }
            return container.resolve(type, named: named, with: arguments, fileID: place.literal, line: place.line)
        }
    }

    /// A wrapper over what `factory` gets from here.
    ///
    /// What a wrapper keeps belongs to the instance that holds the wrapper. So where that is kept by a container, what it makes later is
    /// built as a part of it, and its own wrappers hold the handle too. A `Provider` keeps nothing: what it gives belongs to who reads it.
    func wrapper<Wrapper: InstanceWrapper>(
        _ type: Wrapper.Type, named name: String?, at place: SourcePlace, _ factory: @escaping () -> Wrapper.Wrapped
    ) -> Wrapper {
        let deferral = dikit_thread_current().recorder?.deferral(of: Key(OptionalTypes.stripped(Wrapper.Wrapped.self), named: name))
        if type == Lazy<Wrapper.Wrapped>.self, let lazy = Lazy(of: self, noting: deferral, at: place, factory) as? Wrapper { return lazy }
        guard let handle, type != Provider<Wrapper.Wrapped>.self else { return Wrapper(with: factory) }
        return Wrapper(with: WrapperFactory.part(of: handle, factory, as: type, at: place))
    }
}
