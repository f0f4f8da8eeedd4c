/// The answer to a request for one type.
enum Found<Value> {
    case value(Value)
    /// The factory of an optional answered nil.
    case answeredNil
    /// No registration answers.
    case missing

    var value: Value? {
        if case .value(let value) = self { return value }
        return nil
    }
}

extension Registry {
    /// Asks for a type that is not an optional.
    func find<T>(_ type: T.Type, named: String?, _ arguments: Arguments, _ place: SourcePlace) throws(ResolutionError) -> Found<T> {
        try take(T.self) { memory throws(ResolutionError) in try answer(Key(type, named: named), arguments, place, into: memory) }
    }

    /// Takes what `answer` puts into memory for one value.
    func take<T>(_ type: T.Type, _ answer: (UnsafeMutableRawPointer) throws(ResolutionError) -> Answer) throws(ResolutionError) -> Found<T> {
        try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer -> Result<Found<T>, ResolutionError> in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            return Result { () throws(ResolutionError) in
                switch try answer(UnsafeMutableRawPointer(memory)) {
                case .made: .value(memory.move())
                case .answeredNil: .answeredNil
                case .missing: .missing
                }
            }
        }.get()
    }
}

extension Registry {
    /// Adds what a `register` function declared.
    func add(_ declaration: _Declaration, options: Options) -> Key {
        var type = declaration.type
        // A closure must pass through nothing generic on its way (`??`, `map`): it would come out wrapped for good.
        var factory = declaration.factory
        if let wrapper = OptionalTypes.wrapper(of: type) {
            type = wrapper.strippedType
            factory = wrapper.strip(factory)
        }
        let registration = Registration(
            key: Key(type, named: options.name), lifetime: options.lifetime, isOpen: options.accessLevel == .open,
            isolation: declaration.isolation, place: declaration.place, factory: factory)
        addOrTrap(registration)
        return registration.key
    }

    /// Adds a registration; one that replaces a final one traps in debug.
    func addOrTrap(_ registration: Registration) {
        let meeting = add(registration)
        #if DEBUG
            if case .replacedFinal(let existing) = meeting { Trap.stop(.duplicate(registration, existing: existing)) }
        #else
            _ = meeting
        #endif
    }
}
