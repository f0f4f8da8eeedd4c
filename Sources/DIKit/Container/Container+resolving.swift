extension Container {
    /// The instance of `type` and `named`, or nil when no registration answers or its factory answered nil.
    public func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        optionalResolve(type, named: named, with: arguments)
    }

    /// Answers with the place and the path of the request.
    public func _resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws -> T? {
        try registry.findOrOptional(type, named: named, arguments, place).value
    }

    /// Whether this container or a parent has a registration; makes nothing.
    public func _hasRegistration(_ type: any Any.Type, named: String?) -> Bool {
        registry.hasAnswer(to: Key(OptionalTypes.stripped(type), named: named))
    }

    /// The instances of this container and its parents.
    public func _resolveAll<T>(_ type: T.Type, with arguments: Arguments, shadowed: Set<String?>, place: SourcePlace) throws -> [T] {
        try registry.findAll(type, arguments, shadowed: shadowed, place)
    }
}

extension Registry {
    /// The answer to any type, optional or not. An optional is always answered, perhaps by nil.
    func findOrOptional<T>(_ type: T.Type, named: String?, _ arguments: Arguments, _ place: SourcePlace) throws(ResolutionError) -> Found<T> {
        guard _isOptional(T.self), let wrapper = OptionalTypes.wrapper(of: type) else { return try find(type, named: named, arguments, place) }
        let value = try wrapper.find(in: self, named: named, arguments, place)
        guard let value = value as? T else { preconditionFailure("an optional of a type is of that type") }
        return .value(value)
    }

    /// The answer, or an error when there is none.
    func require<T>(_ type: T.Type, named: String?, _ arguments: Arguments, _ place: SourcePlace) throws(ResolutionError) -> T {
        switch try findOrOptional(type, named: named, arguments, place) {
        case .value(let value): return value
        case .answeredNil: throw .answeredNil(call(Key(type, named: named), arguments, place))
        case .missing: throw .missing(call(Key(type, named: named), arguments, place))
        }
    }

    func hasAnswer(to key: Key) -> Bool {
        for registry in sequence(first: self, next: \.parent) {
            if registry.cell(for: key) != nil { return true }
            if registry.parent == nil, let resolver = registry.parentResolver { return resolver._hasRegistration(key.type, named: key.name) }
        }
        return false
    }

    func findAll<T>(_ type: T.Type, _ arguments: Arguments, shadowed: Set<String?>, _ place: SourcePlace) throws -> [T] {
        var shadowed = shadowed
        var found: [T] = []
        for registry in sequence(first: self, next: \.parent) {
            for cell in registry.cells(of: OptionalTypes.stripped(type)) where shadowed.insert(cell.registration.key.name).inserted {
                let answer = try take(type) { memory throws(ResolutionError) in
                    try self.answer(cell, keeper: registry, arguments, place, into: memory) ? .made : .answeredNil
                }
                if let value = answer.value { found.append(value) }
            }
            if registry.parent == nil, let resolver = registry.parentResolver {
                found += try resolver._resolveAll(type, with: arguments, shadowed: shadowed, place: place)
            }
        }
        return found
    }
}
