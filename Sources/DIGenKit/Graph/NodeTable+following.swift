// From what a node needs to the nodes that make it.
extension NodeTable {
    /// Adds what the node's uses lead to, and says so in the uses.
    mutating func follow(_ key: Key) {
        guard var node = nodes[key] else { return }
        let parameters = Set(node.generics.map(\.name))
        var candidates = node.candidates
        for candidate in candidates.indices {
            for use in candidates[candidate].uses.indices { find(waysOf: &candidates[candidate].uses[use], parameters) }
        }
        node.candidates = candidates
        nodes[key] = node
    }

    /// - Parameter parameters: The generic parameters of the method in which the use stands.
    private mutating func find(waysOf use: inout Use, _ parameters: Set<String>) {
        guard let type = use.type else { return }
        add(waysTo: type, to: &use, parameters)
    }

    private mutating func add(waysTo type: ResolvedType, to use: inout Use, _ parameters: Set<String>) {
        if let key = reach(type, of: &use, parameters) { use.ways.append(.call(key)) }
        if let deferral = Deferral(type), let canonical = Deferral.target(of: type.canonical), !isDeclaredHere(type.canonical) {
            // Through an alias the spelled type has no such part.
            let inner = ResolvedType(spelled: Deferral.target(of: type.spelled) ?? canonical, canonical: canonical)
            for inner in [inner, Self.wrapped(inner)].compactMap(\.self) {
                if let key = reach(inner, of: &use, parameters) { use.ways.append(.deferred(key, deferral)) }
            }
        }
        if let inner = Self.wrapped(type) { add(waysTo: inner, to: &use, parameters) }
    }

    /// What an optional wraps.
    private static func wrapped(_ type: ResolvedType) -> ResolvedType? {
        guard case .optional(let canonical) = type.canonical else { return nil }
        return ResolvedType(spelled: type.spelled.wrapped ?? canonical, canonical: canonical)
    }

    /// The key of what makes a type; nil if nothing does.
    private mutating func reach(_ type: ResolvedType, of use: inout Use, _ parameters: Set<String>) -> Key? {
        let isOpen = type.canonical.names.contains { parameters.contains($0[0]) }
        guard isOpen else { return add(type)?.key }
        // What is made for any arguments is made for those of the caller.
        guard case .named(let components) = type.canonical, let injectable = types[Program.key(components.map(\.name))],
            !injectable.isInGenericType, let arguments = components.last?.arguments, arguments.count == injectable.generics.count,
            !injectable.generics.isEmpty, let node = addOpen(injectable)
        else { return nil }
        var spelled = arguments
        if case .named(let components) = type.spelled, let own = components.last?.arguments, own.count == arguments.count { spelled = own }
        for (parameter, (spelled, canonical)) in zip(injectable.generics, zip(spelled, arguments)) {
            use.substitutions[node.key, default: [:]][parameter.name] = ResolvedType(spelled: spelled, canonical: canonical)
        }
        return node.key
    }

    /// Whether `Lazy` or `Provider` is a type of the user's own.
    private func isDeclaredHere(_ type: TypeExpression) -> Bool {
        guard case .named(let components) = type else { return false }
        return program.nominals[Program.key(components.map(\.name))]?.declarations.isEmpty == false
    }
}
