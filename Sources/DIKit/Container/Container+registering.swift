extension Container {
    /// Registers factories that run on the main actor, whichever thread asks.
    ///
    /// ```swift
    /// registrator.isolatedMain.register(UIApplication.self, options: .transient) { UIApplication.shared }
    /// ```
    ///
    /// Off main, the caller blocks until main has run the factory; that costs about 40 µs where main is idle. Where main is
    /// blocked outside DIKit (a semaphore, `readLine`, `concurrentPerform`) nothing can run there: after 10 s this is printed
    /// once and the wait goes on.
    public var isolatedMain: any IsolatedMainRegistrator { ContainerMainRegistrator(container: self) }

    /// Registers a factory without a place. Prefer ``Registrator/register(_:options:isolation:fileID:line:entity:)-(_,_,_,_,_,(Resolver,Arguments)->T)``.
    @discardableResult
    public func register<T>(type: T.Type, options: Options, entity: @escaping (any Resolver, Arguments) -> T) -> any Forwarding {
        _register(_Declaration(isolation: nil, place: nil, entity), options: options)
    }

    /// The registration of a type, without a place for the error.
    public func registration<T>(forType type: T.Type, name: String?) -> any Forwarding {
        _registration(for: type, name: name, place: SourcePlace())
    }

    /// Adds a declared factory.
    @discardableResult
    public func _register(_ declaration: _Declaration, options: Options) -> any Forwarding {
        forwarding(declaration, options: options)
    }

    func forwarding(_ declaration: _Declaration, options: Options, replacing: Bool = false) -> ContainerForwarding {
        // The text is made if it is needed: naming a type takes longer than registering it.
        let destination = destination(
            for: "a registration of \(ResolutionError.Dependency(declaration.type, named: options.name))", at: declaration.place)
        return ContainerForwarding(
            container: self, registry: destination,
            key: destination?.add(declaration, options: options, replacing: replacing) ?? Key(declaration.type, named: options.name)
        )
    }

    /// Finds a registration of this container's own, or traps.
    public func _registration(for type: any Any.Type, name: String?, place: SourcePlace) -> any Forwarding {
        existing(Key(OptionalTypes.stripped(type), named: name), at: place)
    }
}

/// Registers factories of a container that run on the main actor.
struct ContainerMainRegistrator: IsolatedMainRegistrator {
    let container: Container

    func register<T>(type: T.Type, options: Options, entity: @escaping @MainActor (any Resolver, Arguments) -> T) -> any Forwarding {
        _register(_Declaration(place: nil, onMain: entity), options: options)
    }

    func registration<T>(forType type: T.Type, name: String?) -> any Forwarding {
        _registration(for: type, name: name, place: SourcePlace())
    }

    func _register(_ declaration: _Declaration, options: Options) -> any Forwarding {
        container.forwarding(declaration, options: options)
    }

    func _registration(for type: any Any.Type, name: String?, place: SourcePlace) -> any Forwarding {
        container.existing(Key(OptionalTypes.stripped(type), named: name), at: place)
    }
}

extension Container {
    fileprivate func existing(_ key: Key, at place: SourcePlace) -> ContainerForwarding {
        let destination = destination(for: "`registration(for:)`", at: place)
        guard let destination, destination.cell(for: key) == nil else {
            return ContainerForwarding(container: self, registry: destination, key: key)
        }
        guard registry.cell(for: key) != nil else { Trap.stop(.notYetRegistered(key, in: registry, at: place)) }
        return ContainerForwarding(container: self, registry: destination, key: key)
    }
}
