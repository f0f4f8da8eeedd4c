extension Resolver {
    /// A ``Lazy``, a ``Provider`` or a wrapper of your own over the instance registered for `type`.
    ///
    /// ```swift
    /// let theme: Lazy<Theme> = container.resolveWrapped()
    /// let dataBase: Provider<DataBase> = container.resolveWrapped(named: "main")
    /// ```
    ///
    /// Nothing is resolved yet, and a missing registration shows up only when the wrapper is read. The wrapper keeps this resolver alive
    /// (a lazy one until its first read), except when it is made inside the factory of an instance that this container or one of its
    /// parents keeps, or by what a lazy of such an instance makes later: container, instance and wrapper would keep each other. Such a
    /// wrapper does not keep the container, and a read after the container's end traps: `the container that … was to come from has ended`.
    /// That goes for a wrapper of your own too, so what it gives must not be used after the container's end; a `Provider`, which keeps
    /// nothing, gives what works as long as it is held.
    public func resolveWrapped<Wrapper: InstanceWrapper, T>(
        _ type: T.Type = T.self, named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Wrapper where Wrapper.Wrapped == T {
        let reference = ResolverReference(self)
        let place = SourcePlace(fileID: fileID, line: line)
        return reference.wrapper(Wrapper.self, named: named, at: place) { reference.resolve(type, named: named, with: arguments, place) }
    }
}
