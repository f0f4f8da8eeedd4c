/// The wrappers among the types that requests have missed. A failing check of a conformance is slow, so each type is looked at once.
enum WrapperTypes {
    private static let known = Locked<[ObjectIdentifier: (any InstanceWrapper.Type)?]>([:])

    /// The type as a wrapper, or nil when it is none.
    static func wrapper(_ type: any Any.Type) -> (any InstanceWrapper.Type)? {
        let identity = ObjectIdentifier(type)
        if let known = known.withLock({ $0[identity] }) { return known }
        let wrapper = type as? any InstanceWrapper.Type
        known.withLock { $0[identity] = .some(wrapper) }
        return wrapper
    }

    /// What the type leads to, if it is a wrapper.
    static func wrapped(by type: any Any.Type) -> (any Any.Type)? {
        func open<Wrapper: InstanceWrapper>(_: Wrapper.Type) -> any Any.Type { Wrapper.Wrapped.self }
        return wrapper(type).map { open($0) }
    }
}

extension Resolver {
    /// Puts a wrapper over what this resolver answers into memory.
    func wrap<Wrapper: InstanceWrapper>(
        _ type: Wrapper.Type, named name: String?, with arguments: Arguments?, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) {
        let wrapper: Wrapper = resolveWrapped(named: name, with: arguments, fileID: place.literal, line: place.line)
        memory.initializeMemory(as: Wrapper.self, to: wrapper)
    }
}

extension Registry {
    /// Answers a request for a wrapper that nothing is registered for by one over what is registered.
    /// - Returns: false when the type is no wrapper, or nothing answers to what it leads to.
    func wrap(_ call: Call, into memory: UnsafeMutableRawPointer) -> Bool {
        guard let wrapper = WrapperTypes.wrapper(call.key.type), canWrap(call.key) else { return false }
        resolver.wrap(
            wrapper, named: call.key.name, with: call.arguments.isEmpty ? nil : call.arguments, call.place, into: memory)
        return true
    }

    private func canWrap(_ key: Key) -> Bool {
        guard let wrapped = WrapperTypes.wrapped(by: key.type) else { return false }
        let inner = Key(OptionalTypes.stripped(wrapped), named: key.name)
        return OptionalTypes.wrapper(of: wrapped) != nil || hasAnswer(to: inner) || mayAnswerElsewhere || canWrap(inner)
    }

    /// Whether a resolver is asked last that cannot say what it has.
    private var mayAnswerElsewhere: Bool {
        sequence(first: self, next: \.parent).contains { $0.parent == nil && $0.parentResolver != nil }
    }
}
