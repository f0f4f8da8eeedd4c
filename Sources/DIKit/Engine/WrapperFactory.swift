internal import CDIKit

extension Container {
    /// What wrappers that belong to no container ask in the name of: their factories know what to ask.
    static let ofWrappers = Container.ofProcess()
}

extension SourcePlace {
    /// Of what was made where no place is handed on.
    static let unknown = SourcePlace(fileID: "an unknown place", line: 0)
}

/// Calls of what a wrapper was made over.
enum WrapperFactory {
    /// A factory that runs where `isolation` says, whoever calls it.
    static func isolated<Wrapped>(
        _ factory: @escaping () -> Wrapped, _ isolation: FactoryIsolation, as wrapper: any Any.Type, at place: SourcePlace
    ) -> () -> Wrapped {
        guard isolation.needsMain else { return factory }
        let registration = Registration(
            key: Key(Wrapped.self), lifetime: .unique, isolation: isolation, place: place, home: nil, wrapper: wrapper
        ) { _, _, memory in
            memory.initializeMemory(as: Wrapped.self, to: factory())
            return true
        }
        return {
            withUnsafeTemporaryAllocation(of: Wrapped.self, capacity: 1) { buffer in
                guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
                let registry = Container.ofWrappers.registry
                do throws(ResolutionError) {
                    let call = registry.call(registration.key, .empty, place)
                    _ = try registration.make(builder: registry, call: call, into: UnsafeMutableRawPointer(memory))
                } catch {
                    Trap.stop(error)
                }
                return memory.move()
            }
        }
    }

    /// A factory whose calls count as building a part of what the container keeps.
    static func part<Wrapped>(
        of keeper: ContainerHandle, _ factory: @escaping () -> Wrapped, as wrapper: any Any.Type, at place: SourcePlace
    ) -> () -> Wrapped {
        let registration = Registration(
            key: Key(Wrapped.self), lifetime: .cached, isolation: .anywhere, place: place, home: nil, wrapper: wrapper
        ) { _, _, _ in false }
        return {
            // Where it has ended, the factory says so.
            guard let container = keeper.container else { return factory() }
            let thread: Thread = dikit_thread_current()
            let registry = Unmanaged.passUnretained(container.registry)
            var frame = Frame(
                previous: thread.frames, registration: .passUnretained(registration), asked: registry, builder: registry, place: place)
            return withUnsafePointer(to: &frame) { frame in
                thread.frames = frame
                defer { thread.frames = frame.pointee.previous }
                return withExtendedLifetime((registration, container), factory)
            }
        }
    }
}
