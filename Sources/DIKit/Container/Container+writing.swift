extension Container {
    /// Where a registration or a reset through this container goes: into the innermost layer of overrides of the current task, unless
    /// the container was made inside it.
    ///
    /// Nil, with a report, where the container was handed out for overrides whose scope has ended.
    func destination(for what: @autoclosure () -> Phrase, isReset: Bool = false, at place: SourcePlace?) -> Registry? {
        // What a preview shows may register with containers that the next one uses too; a reset is for what it sees.
        let active = isReset || layer != nil ? Layer.active : Layer.ofTask
        if let layer {
            if let active, active.line.contains(where: { $0.registry.home === layer.home }) { return active.registry }
            if let open = layer.openRegistry { return open }
            Reporter.report(Reports.scopeHasEnded(what(), at: place), at: place)
            return nil
        }
        guard let active, registry.depth(in: active) < active.registry.home.depth else { return registry }
        return active.registry
    }

    /// Releases the instances that this container keeps and forgets those it holds weakly, the singletons that were made through it, and
    /// what was registered for declared dependencies; other registrations stay.
    ///
    /// When it returns, the instances are gone unless somebody else holds them. A child keeps its `scoped` instances. A creation under way
    /// on another thread goes to those who wait for it and is not kept. `AutoRegistering` runs again at the next use. Inside
    /// `withDependencies`, only what its scope sees changes: outside, everything stays as it is.
    public func reset(fileID: StaticString = #fileID, line: UInt = #line) {
        guard let destination = destination(for: "a reset", isReset: true, at: SourcePlace(fileID: fileID, line: line)) else { return }
        guard destination.home.isLayer else { return destination.reset() }
        destination.dropOverrides()
        destination.renew(.everything, of: registry.home)
        destination.renew(.lifetime(.singleton), of: registry.homeOfSingletons)
    }

    func reset(lifetime: LifetimeKind, at place: SourcePlace) {
        guard let destination = destination(for: "a reset", isReset: true, at: place) else { return }
        guard destination.home.isLayer else { return destination.reset(lifetime) }
        destination.renew(.lifetime(lifetime), of: lifetime == .singleton ? registry.homeOfSingletons : registry.home)
    }
}
