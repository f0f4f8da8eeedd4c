extension Resolver {
    /// Nil: a resolver that says nothing has nothing.
    ///
    /// So a conformer need write nothing, and `Resolver` is a marker until `dikitgen` has run: for a protocol of yours that refines it,
    /// `dikitgen` writes this method with all that the protocol's methods provide. The first call reports, once for each conforming type,
    /// that the type answers nothing; `resolve` then traps as for any resolver without an answer.
    ///
    /// May be called on any thread. Costs a lock.
    public func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        if type != StaticInquiry.self { SilentResolvers.report(Self.self) }
        return nil
    }
}

/// The resolvers that answer nothing, each reported once in a process.
private enum SilentResolvers {
    private static let reported = Locked<Set<ObjectIdentifier>>([])

    static func report(_ resolver: any Any.Type) {
        guard reported.withLock({ $0.insert(ObjectIdentifier(resolver)).inserted }) else { return }
        var text = ReportText("`\(text: TypeName.short(resolver))` answers nothing: run dikitgen, or implement optionalResolve")
        text.add("fix", "run dikitgen over the sources that declare it, or write its `optionalResolve(type:named:with:)`")
        Reporter.report(text.rendered, at: ForeignRequest.current?.place)
    }
}
