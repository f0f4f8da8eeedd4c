public import CDIKit

// What a request for any type does, optional or not. Nothing here is generic over the type: the caller brings memory for one
// value of it, so that a type costs no code and no metadata of the engine's own.
extension Registry {
    /// Puts the answer to a request for `type` into `memory`, which is large enough for one value of it.
    ///
    /// An optional is always answered, perhaps by nil.
    @usableFromInline
    func answer(
        _ type: any Any.Type, named: String?, _ arguments: Arguments?, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) -> Answer {
        if let optional = OptionalTypes.wrapper(of: type) {
            try optional.initialize(memory, from: self, named: named, arguments, place)
            return .made
        }
        return try answer(Key(type, named: named), arguments, place, into: memory)
    }

    /// The same, where no answer is an error.
    @usableFromInline
    func require(
        _ type: any Any.Type, named: String?, _ arguments: Arguments?, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) {
        switch try answer(type, named: named, arguments, place, into: memory) {
        case .made: return
        case .answeredNil: throw .answeredNil(call(Key(type, named: named), arguments ?? .empty, place))
        case .missing: throw .missing(call(Key(type, named: named), arguments ?? .empty, place))
        case .otherType: throw .otherType(call(Key(type, named: named), arguments ?? .empty, place))
        }
    }

    /// The same, where the caller is to have the error: a trap in a factory on the way says that it takes it away.
    @usableFromInline
    func requireOrThrow(
        _ type: any Any.Type, named: String?, _ arguments: Arguments?, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) {
        let thread = dikit_thread_current()
        dikit_thread_set_catching(thread, dikit_thread_catching(thread) + 1)
        defer { dikit_thread_set_catching(thread, dikit_thread_catching(thread) - 1) }
        try require(type, named: named, arguments, place, into: memory)
    }

    /// The same, where an error ends the program.
    @usableFromInline
    func requireOrStop(
        _ type: any Any.Type, named: String?, _ arguments: Arguments?, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) {
        do throws(ResolutionError) {
            try require(type, named: named, arguments, place, into: memory)
        } catch {
            Trap.stopResolve(error)
        }
    }

    /// Whether there is an answer; an error ends the program.
    @usableFromInline
    func answersOrStops(
        _ type: any Any.Type, named: String?, _ arguments: Arguments?, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) -> Bool {
        do throws(ResolutionError) {
            return try answer(type, named: named, arguments, place, into: memory) == .made
        } catch {
            if error.reportsAsynchronous(type) { return false }
            Trap.stop(error)
        }
    }

    /// Ends the read that is open on `thread` and found `word`: with the instance if it is `scoped`, or weak and alive, else by
    /// asking with the lock.
    @usableFromInline
    func requireOrStop(
        _ type: any Any.Type, named: String?, reading word: ReadSide.Word, on thread: UnsafeMutablePointer<dikit_thread>, _ place: SourcePlace,
        into memory: UnsafeMutableRawPointer
    ) {
        if ReadSide.endRead(of: word, on: thread, as: type, into: memory) { return }
        requireOrStop(type, named: named, nil, place, into: memory)
    }
}

extension Registry {
    /// Adds what a `register` function declared.
    ///
    /// - Parameter replacing: Whether it is no mistake where there is a final registration.
    func add(_ declaration: _Declaration, options: Options, replacing: Bool = false) -> Key {
        var type = declaration.type
        // A closure must pass through nothing generic on its way (`??`, `map`): it would come out wrapped for good.
        var factory = declaration.factory
        if let wrapper = OptionalTypes.wrapper(of: type) {
            type = wrapper.strippedType
            factory = wrapper.strip(factory)
        }
        let registration = Registration(
            key: Key(type, named: options.name), lifetime: options.lifetime, isOpen: options.accessLevel == .open,
            isPerArguments: options.isPerArguments, isBound: replacing, takesArguments: declaration.takesArguments,
            isolation: declaration.isolation, place: declaration.place, home: home,
            knownDependencies: declaration.parameterTypes?.map(KnownDependency.init), factory: factory)
        if registration.isolation == .anywhereDespiteActor { Reporter.report(Reports.actorIgnored(by: registration), at: registration.place) }
        if replacing { _ = add(registration) } else { addOrTrap(registration) }
        return registration.key
    }

    /// Adds a registration; one that replaces a final one traps in debug.
    func addOrTrap(_ registration: Registration) {
        let meeting = add(registration)
        guard case .replacedFinal(let existing) = meeting, !home.isLayer else { return }
        // What the container's `autoRegister()` registers by type stays when it runs again.
        if isRegisteringAutomatically, existing.place == registration.place { return }
        noteDuplicate(existing)
        #if DEBUG
            Trap.stop(.duplicate(registration, existing: existing))
        #endif
    }

    /// Remembers, for the container's graph, a final registration that another one has replaced by mistake.
    func noteDuplicate(_ replaced: Registration) {
        content.withLock { $0.duplicates.append(Duplicate(origin: replaced.origin, lifetime: replaced.lifetime)) }
    }
}
