internal import CDIKit

extension Dependency {
    /// The instance, or the error instead of a trap.
    ///
    /// ```swift
    /// let database = try container.database.tryResolve()
    /// ```
    ///
    /// Throws for a cycle, for a factory that threw, with its error as the cause, and in debug for a promise that nobody has registered. Where
    /// a factory on the way itself asks without `try`, that request traps.
    ///
    /// A hit costs what calling the declaration does, and a little more where the caller is compiled without it. Any thread may ask.
    public func tryResolve(fileID: StaticString = #fileID, line: UInt = #line) throws(ResolutionError) -> Value {
        switch storage {
        case .resolved(let value): value
        case .declared(let declared): try declared.tryInstance(SourcePlace(fileID: fileID, line: line))
        }
    }
}

extension Declared {
    fileprivate func tryInstance(_ place: SourcePlace) throws(ResolutionError) -> Value {
        var word: ReadSide.Word?
        if let value = ReadSide.kept(Value.self, property.name, property.file, in: container.block.value, orElse: &word) { return value }
        // The engine answers what is no hit.
        if word != nil { dikit_thread_leave(dikit_thread_current()) }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let isMade = try container.registry.requireOrThrow(property, Value.self, Self.factory(make), place, into: UnsafeMutableRawPointer(memory))
        return isMade ? memory.move() : Self.none
    }
}
