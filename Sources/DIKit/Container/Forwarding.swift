/// A registration that can be given further types under which the same instance is found.
public protocol Forwarding {
    /// Registers `type` as another way to ask for this registration. Prefer the spelling without the label.
    @discardableResult
    func implements<T>(type: T.Type, named: String?, accessLevel: Options.AccessLevel?) -> Self

    /// The same with the place where it was written.
    @discardableResult
    func _implements(_ type: any Any.Type, named: String?, accessLevel: Options.AccessLevel?, place: SourcePlace) -> Self
}

extension Forwarding {
    /// Asks ``implements(type:named:accessLevel:)``.
    @discardableResult
    public func _implements(_ type: any Any.Type, named: String?, accessLevel: Options.AccessLevel?, place: SourcePlace) -> Self {
        func open<T>(_ type: T.Type) -> Self { implements(type: T.self, named: named, accessLevel: accessLevel) }
        return open(type)
    }

    /// Registers `type` as another way to ask for this registration: the same instance, lifetime and factory.
    ///
    /// ```swift
    /// registrator.register(UserDefaults.self) { .standard }
    ///     .implements(DefaultsStorage.self)
    ///     .implements(AnonymousStorage.self, named: "anonymous")
    /// ```
    ///
    /// The instance is cast when it is asked for by `type`; if it is not of that type, `resolve` traps and says so. A later
    /// registration that replaces this one is forwarded in its place.
    ///
    /// - Parameters:
    ///   - named: The name to ask for; nil for none, whatever name the registration has.
    ///   - accessLevel: Whether a later registration of `type` takes over; nil for the registration's own level.
    @discardableResult
    public func implements<T>(
        _ type: T.Type = T.self, named: String? = nil, accessLevel: Options.AccessLevel? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        _implements(type, named: named, accessLevel: accessLevel, place: SourcePlace(fileID: fileID, line: line))
    }
}

/// A registration of a container, which it keeps alive.
struct ContainerForwarding: Forwarding {
    let container: Container
    /// Where it was registered: the container, or a layer of overrides; nil where the layer's scope had ended.
    let registry: Registry?
    let key: Key

    func implements<T>(type: T.Type, named: String?, accessLevel: Options.AccessLevel?) -> ContainerForwarding {
        add(type, named: named, accessLevel: accessLevel, place: nil)
    }

    func _implements(_ type: any Any.Type, named: String?, accessLevel: Options.AccessLevel?, place: SourcePlace) -> ContainerForwarding {
        add(type, named: named, accessLevel: accessLevel, place: place)
    }

    private func add(_ type: any Any.Type, named: String?, accessLevel: Options.AccessLevel?, place: SourcePlace?) -> ContainerForwarding {
        guard let registry else { return self }
        let alias = Key(OptionalTypes.stripped(type), named: named)
        guard let target = (registry.cell(for: key) ?? container.registry.cell(for: key))?.registration else {
            preconditionFailure("a registration is never removed")
        }
        // A type of the same entity key finds the registration as it is.
        if alias != key, let entityKey = registry.entityKey(of: alias), entityKey == registry.entityKey(of: key) { return self }
        let chain = sequence(first: key) { registry.cell(for: $0)?.registration.target }
        if chain.contains(alias) {
            let keys = [(alias, place)] + chain.prefix { $0 != alias }.map { ($0, registry.cell(for: $0)?.registration.place) }
            Trap.stop(.forwardingCycle(keys + [(alias, place)], at: place))
        }
        registry.addOrTrap(
            Registration(
                key: alias, lifetime: target.lifetime, isOpen: accessLevel.map { $0 == .open } ?? target.isOpen, isolation: .anywhere, place: place,
                target: key, home: registry.home
            ) { _, _, _ in false })
        return self
    }
}
