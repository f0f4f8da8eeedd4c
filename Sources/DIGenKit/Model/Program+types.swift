extension Program {
    /// The type with others in place of generic parameters.
    func substituting(_ substitution: [String: ResolvedType], in type: ResolvedType) -> ResolvedType {
        let scope = Scope(path: [], file: 0, substitution: substitution, aliasParameters: Set(substitution.keys))
        return ResolvedType(spelled: resolve(type.spelled, in: scope).spelled, canonical: resolve(type.canonical, in: scope).canonical)
    }

    /// Looks the names of a type up.
    func resolve(_ type: TypeExpression, in scope: Scope) -> ResolvedType {
        switch type {
        case .named(let components):
            return asExistential(resolveNamed(components, in: scope))
        case .existential(let constraint):
            let inner = resolveConstraint(constraint, in: scope)
            return ResolvedType(spelled: .existential(inner.spelled), canonical: inner.canonical)
        case .composition:
            let inner = resolveConstraint(type, in: scope)
            return ResolvedType(spelled: .existential(inner.spelled), canonical: inner.canonical)
        case .metatype(let instance, let suffix):
            let inner = resolveConstraint(instance, in: scope)
            // `(any P).Type` is the type of the protocol itself, `any P.Type` that of whatever conforms.
            let isOfExistential = if case .existential = instance { true } else { false }
            return ResolvedType(
                spelled: .metatype(inner.spelled, suffix: suffix),
                canonical: .metatype(inner.canonical, suffix: isOfExistential ? "Protocol" : suffix))
        case .optional, .array, .dictionary, .tuple, .function, .opaque:
            return ResolvedType(
                spelled: type.mapParts { resolve($0, in: scope).spelled },
                canonical: type.mapParts { resolve($0, in: scope).canonical })
        }
    }

    /// What stands behind `any`: no further `any` is added.
    private func resolveConstraint(_ type: TypeExpression, in scope: Scope) -> ResolvedType {
        switch type {
        case .named(let components): return resolveNamed(components, in: scope).type
        case .composition(let types):
            let parts = types.map { resolveConstraint($0, in: scope) }
            return ResolvedType(spelled: .composition(parts.map(\.spelled)), canonical: Self.composition(parts.map(\.canonical)))
        case .existential, .optional, .array, .dictionary, .tuple, .function, .metatype, .opaque:
            return resolve(type, in: scope)
        }
    }

    /// `A & B` and `B & A` are one type.
    private static func composition(_ types: [TypeExpression]) -> TypeExpression {
        let parts = types.flatMap { type -> [TypeExpression] in if case .composition(let inner) = type { inner } else { [type] } }
        let sorted = Set(parts).sorted { $0.text < $1.text }
        return sorted.count == 1 ? sorted[0] : .composition(sorted)
    }

    private struct Named {
        var type: ResolvedType
        /// Whether the name is that of a protocol or an alias of one, so that as a type it is spelled with `any`.
        var isProtocol = false
    }

    private func asExistential(_ named: Named) -> ResolvedType {
        guard named.isProtocol else { return named.type }
        return ResolvedType(spelled: .existential(named.type.spelled), canonical: named.type.canonical)
    }

    private func resolveNamed(_ components: [TypeExpression.Component], in scope: Scope) -> Named {
        let arguments = components.map { $0.arguments.map { resolve($0, in: scope) } }
        let first = components[0].name
        if first == "Self", !scope.path.isEmpty {
            let own = scope.path.map { TypeExpression.Component(name: $0) } + components.dropFirst()
            return resolveNamed(own, in: Scope(path: [], file: scope.file))
        }
        guard let meaning = meaning(of: first, in: scope) else { return external(components, arguments, in: scope) }
        switch meaning {
        case .parameter(let name):
            let base = scope.substitution[name] ?? ResolvedType(spelled: .name(name), canonical: .name(name))
            return Named(type: components.count == 1 ? base : appending(components.dropFirst(), arguments.dropFirst(), to: base))
        case .nominal(let path): return nominal(path, components[...], arguments[...], in: scope)
        case .alias(let alias): return aliased(alias, components[...], arguments[...], in: scope)
        }
    }

    /// A type of these sources, and what is named in it.
    private func nominal(
        _ path: [String], _ components: ArraySlice<TypeExpression.Component>, _ arguments: ArraySlice<[ResolvedType]>, in scope: Scope
    ) -> Named {
        var path = path
        var rest = components.dropFirst()
        var given = [arguments.first ?? []]
        var restArguments = arguments.dropFirst()
        while let next = rest.first {
            switch member(next.name, of: path) {
            case .nominal(let inner):
                path = inner
                given.append(restArguments.first ?? [])
                rest = rest.dropFirst()
                restArguments = restArguments.dropFirst()
                continue
            case .alias(let alias):
                return aliased(alias, rest, restArguments, in: scope)
            case .parameter, nil:
                break
            }
            break
        }
        let base = full(path, given, in: scope)
        let isProtocol = nominals[Self.key(path)]?.kind == .protocol && rest.isEmpty
        return Named(type: rest.isEmpty ? base : appending(rest, restArguments, to: base), isProtocol: isProtocol)
    }

    /// The type with the names of those around it and, where it stands in a generic type, that type's arguments.
    private func full(_ path: [String], _ given: [[ResolvedType]], in scope: Scope) -> ResolvedType {
        let implicit = path.count - given.count
        var spelled: [TypeExpression.Component] = []
        var canonical: [TypeExpression.Component] = []
        for (index, name) in path.enumerated() {
            var own = index < implicit ? [] : given[index - implicit]
            if own.isEmpty, let nominal = nominals[Self.key(path.prefix(index + 1))], !nominal.generics.isEmpty {
                own = nominal.generics.map {
                    scope.substitution[$0.name] ?? ResolvedType(spelled: .name($0.name), canonical: .name($0.name))
                }
            }
            spelled.append(.init(name: name, arguments: own.map(\.spelled)))
            canonical.append(.init(name: name, arguments: own.map(\.canonical)))
        }
        return ResolvedType(spelled: .named(spelled), canonical: .named(canonical))
    }

    private func appending(
        _ components: ArraySlice<TypeExpression.Component>, _ arguments: ArraySlice<[ResolvedType]>, to base: ResolvedType
    ) -> ResolvedType {
        guard case .named(var spelled) = base.spelled, case .named(var canonical) = base.canonical else { return base }
        for (component, arguments) in zip(components, arguments) {
            spelled.append(.init(name: component.name, arguments: arguments.map(\.spelled)))
            canonical.append(.init(name: component.name, arguments: arguments.map(\.canonical)))
        }
        return ResolvedType(spelled: .named(spelled), canonical: .named(canonical))
    }

    /// An alias: spelled by its name where generated code can see it, and meaning its target.
    private func aliased(
        _ alias: Alias, _ components: ArraySlice<TypeExpression.Component>, _ arguments: ArraySlice<[ResolvedType]>, in scope: Scope
    ) -> Named {
        let own = arguments.first ?? []
        // An alias that leads to itself is the compiler's to report.
        let key = Self.key(alias.path)
        guard !scope.expanding.contains(key) else {
            let itself = TypeExpression.path(alias.path)
            return Named(type: ResolvedType(spelled: itself, canonical: itself))
        }
        var inner = Scope(path: alias.enclosing, file: scope.file, substitution: scope.substitution, aliasParameters: Set(alias.fact.generics))
        inner.expanding = scope.expanding.union([key])
        for (name, argument) in zip(alias.fact.generics, own) { inner.substitution[name] = argument }
        var target: ResolvedType
        var isProtocol = false
        if case .named(let components) = alias.fact.target {
            let named = resolveNamed(components, in: inner)
            (target, isProtocol) = (named.type, named.isProtocol)
        } else if case .composition = alias.fact.target {
            (target, isProtocol) = (resolveConstraint(alias.fact.target, in: inner), true)
        } else {
            target = resolve(alias.fact.target, in: inner)
        }
        let path = alias.path.dropLast().map { TypeExpression.Component(name: $0) }
        if access(of: alias).isVisibleInModule {
            target.spelled = .named(path + [.init(name: alias.fact.name, arguments: own.map(\.spelled))])
        }
        // What `#if` chooses is known by its name alone.
        if alias.fact.traits.condition != .always || (aliases[key]?.count ?? 0) > 1 {
            target.canonical = .named(path + [.init(name: alias.fact.name, arguments: own.map(\.canonical))])
            isProtocol = false
        }
        guard components.count > 1 else { return Named(type: target, isProtocol: isProtocol) }
        return Named(type: appending(components.dropFirst(), arguments.dropFirst(), to: target))
    }

    /// A type of another module. Its module's name says nothing unless there are two types of that name.
    private func external(
        _ components: [TypeExpression.Component], _ arguments: [[ResolvedType]], in scope: Scope
    ) -> Named {
        func type(
            _ components: ArraySlice<TypeExpression.Component>, _ arguments: ArraySlice<[ResolvedType]>, _ part: KeyPath<ResolvedType, TypeExpression>
        )
            -> TypeExpression
        {
            .named(zip(components, arguments).map { .init(name: $0.name, arguments: $1.map { $0[keyPath: part] }) })
        }
        let spelled = type(components[...], arguments[...], \.spelled)
        let whole = type(components[...], arguments[...], \.canonical)
        guard components.count > 1 else { return Named(type: ResolvedType(spelled: spelled, canonical: whole)) }
        let (module, name) = (components[0].name, components[1].name)
        if modules[scope.file].contains(module) || module == "Swift" {
            let isAmbiguous = member(name, of: []) != nil || (qualifiers[name]?.count ?? 0) > 1
            let canonical = isAmbiguous ? whole : type(components.dropFirst(), arguments.dropFirst(), \.canonical)
            return Named(type: ResolvedType(spelled: spelled, canonical: canonical))
        }
        if isOwnModule(module, file: scope.file), member(name, of: []) != nil {
            return resolveNamed(Array(components.dropFirst()), in: Scope(path: [], file: scope.file))
        }
        return Named(type: ResolvedType(spelled: spelled, canonical: whole))
    }
}
