extension Dependency {
    /// Registers another factory for this dependency: in the innermost scope of the current task (`withDependencies`, the traits), else in
    /// the container.
    ///
    /// The latest one of a scope counts. It keeps the declaration's lifetime, and an instance made by it lives where it was registered,
    /// never in the process. The instance that was kept of the dependency is released. What was built on it stays; DIKit names it in a
    /// report, since the registration came too late for it. Dropped where a launch argument has chosen the factory.
    ///
    /// In a container's `autoRegister()` it is what a promise means in every container, no override.
    public func register(
        isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line, _ make: @escaping () throws -> Value
    ) {
        guard case .declared(let declared) = storage else { return }
        let place = SourcePlace(fileID: fileID, line: line)
        let (container, property) = (declared.container, declared.property)
        let key = Key(Value.self, property: property.propertyName)
        guard !property.isByArgument else { return }
        let isAutomatic = container.registry.isRegisteringAutomatically
        let destination =
            isAutomatic ? container.registry : container.destination(for: "a registration for \(ResolutionError.Dependency(key))", at: place)
        guard let destination else { return }
        let registration = Registration(
            key: key, lifetime: Lifetime(identity: property.lifetime).kind, isolation: FactoryIsolation(writtenIn: isolation), place: place,
            source: isAutomatic ? .automatic : .override, home: destination.home, factory: Declared.factory(MakeBox(make)).call)
        if registration.isolation == .anywhereDespiteActor { Reporter.report(Reports.actorIgnored(by: registration), at: place) }
        _ = destination.add(registration)
    }

    /// Takes back what was registered for this dependency and releases its instance.
    ///
    /// In a scope of `withDependencies` what is registered outside it counts again, and the scope makes an instance of its own. Kept
    /// instances that were built on the released one stay.
    public func reset(fileID: StaticString = #fileID, line: UInt = #line) {
        guard case .declared(let declared) = storage else { return }
        let place = SourcePlace(fileID: fileID, line: line)
        let key = Key(Value.self, property: declared.property.propertyName)
        let container = declared.container
        guard let destination = container.destination(for: "a reset of \(ResolutionError.Dependency(key))", isReset: true, at: place) else {
            return
        }
        guard destination.home.isLayer else { return destination.reset(key) }
        let kind = Lifetime(identity: declared.property.lifetime).kind
        destination.dropOverrides(of: key)
        let registry = container.registry
        destination.renew(.key(key), of: kind == .singleton ? registry.homeOfSingletons : kind == .scoped ? registry.home : registry.root.home)
    }
}

extension Container {
    /// What can be done with all of a container's instances at once.
    public var manager: Manager { Manager(container: self) }

    /// Resets what a container keeps. See ``Container/manager``.
    public struct Manager: Sendable {
        let container: Container

        /// Releases the instances of one lifetime; what is registered stays.
        ///
        /// ```swift
        /// func logout() { Container.shared.manager.reset(lifetime: .session) }
        /// ```
        ///
        /// When it returns, the instances are gone unless somebody else holds them. `.cached` covers what assemblies registered as
        /// `.container`, `.shared` what they registered as `.weak`, `.singleton` the singletons made through this container.
        public func reset(lifetime: Lifetime, fileID: StaticString = #fileID, line: UInt = #line) {
            container.reset(lifetime: lifetime.kind, at: SourcePlace(fileID: fileID, line: line))
        }

        /// The same as ``Container/reset(fileID:line:)``.
        public func reset(fileID: StaticString = #fileID, line: UInt = #line) { container.reset(fileID: fileID, line: line) }
    }
}
