extension Container {
    /// Registers in this container what replaces any registration of its key, final ones as well.
    package var replacing: any Registrator { ReplacingRegistrator(container: self) }

    /// The task's container, or the one that a kept instance under way is built from, if this is its child.
    package static var currentForInjection: Container { current }
}

/// Registers without minding what was there.
struct ReplacingRegistrator: Registrator {
    let container: Container

    var isolatedMain: any IsolatedMainRegistrator { container.isolatedMain }

    func register<T>(type: T.Type, options: Options, entity: @escaping (any Resolver, Arguments) -> T) -> any Forwarding {
        _register(_Declaration(isolation: nil, place: nil, entity), options: options)
    }

    func registration<T>(forType type: T.Type, name: String?) -> any Forwarding { container.registration(forType: type, name: name) }

    func _register(_ declaration: _Declaration, options: Options) -> any Forwarding {
        container.forwarding(declaration, options: options, replacing: true)
    }

    func _registration(for type: any Any.Type, name: String?, place: SourcePlace) -> any Forwarding {
        container._registration(for: type, name: name, place: place)
    }
}
