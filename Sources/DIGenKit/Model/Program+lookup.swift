/// From where a name is looked up.
struct Scope: Sendable {
    /// The types around it, from the outermost inwards.
    var path: [String]
    var file: Int
    /// What generic parameters stand for; those without an entry stand for themselves.
    var substitution: [String: ResolvedType] = [:]
    /// The generic parameters of an alias, which are found before everything else.
    var aliasParameters: Set<String> = []
    /// The aliases that are being replaced.
    var expanding: Set<String> = []
}

extension Program {
    /// Whether values of a type may be copied, as far as these sources say.
    func isCopyable(_ type: TypeExpression) -> Bool {
        if case .named(let components) = type, let nominal = nominals[Self.key(components.map(\.name))],
            nominal.all.contains(where: { $0.inherited.contains { $0.type == .opaque("~Copyable") } })
        {
            return false
        }
        // A reference may be copied, whatever it leads to.
        switch type {
        case .optional(let wrapped): return isCopyable(wrapped)
        case .tuple(let elements): return elements.allSatisfy { isCopyable($0.type) }
        case .named, .array, .dictionary, .function, .composition, .existential, .metatype, .opaque: return true
        }
    }

    /// What a name means.
    enum Meaning {
        case nominal([String])
        case alias(Alias)
        /// A generic parameter or an associated type, by its name.
        case parameter(String)
    }

    /// What the first name of a type means: looked for in the types around it from the inside out, with what they inherit.
    func meaning(of name: String, in scope: Scope) -> Meaning? {
        if scope.aliasParameters.contains(name) { return .parameter(name) }
        var path = scope.path
        while true {
            if !path.isEmpty, let nominal = nominals[Self.key(path)], isParameter(name, of: nominal) { return .parameter(name) }
            if let found = member(name, of: path) { return found }
            if path.isEmpty { return nil }
            path.removeLast()
        }
    }

    private func isParameter(_ name: String, of nominal: Nominal) -> Bool {
        nominal.generics.contains { $0.name == name }
            || nominal.kind == .protocol && nominal.all.contains { $0.associatedTypes.contains(name) }
    }

    /// A type or an alias in a type, or at the top level if the path is empty.
    func member(_ name: String, of path: [String], visited: Set<String> = []) -> Meaning? {
        let candidate = path + [name]
        let key = Self.key(candidate)
        if let nominal = nominals[key], !nominal.declarations.isEmpty { return .nominal(candidate) }
        if let alias = aliases[key]?.first { return .alias(alias) }
        // A type of another module that these sources extend: only its own name leads to it.
        let owner = Self.key(path)
        guard !path.isEmpty, !visited.contains(owner), let nominal = nominals[owner] else { return nil }
        for declaration in nominal.all {
            for inheritance in declaration.inherited {
                for parent in nominalPaths(of: inheritance.type, enclosing: declaration.enclosing, file: declaration.file) where parent != path {
                    if let found = member(name, of: parent, visited: visited.union([owner])) { return found }
                }
            }
        }
        return nil
    }

    /// The types of these sources that an inherited type names, through aliases and compositions.
    func nominalPaths(of type: TypeExpression, enclosing: [String], file: Int, depth: Int = 0) -> [[String]] {
        guard depth < 16 else { return [] }
        switch type {
        case .composition(let types): return types.flatMap { nominalPaths(of: $0, enclosing: enclosing, file: file, depth: depth + 1) }
        case .existential(let type): return nominalPaths(of: type, enclosing: enclosing, file: file, depth: depth + 1)
        case .named(let components):
            let names = components.map(\.name)
            // Looked up outside the type itself: what it inherits cannot say what it inherits.
            var path = enclosing
            while true {
                let candidate = path + names
                // A type of another module is known here if these sources extend it, and found by its own name alone.
                if let nominal = nominals[Self.key(candidate)], path.isEmpty || !nominal.declarations.isEmpty { return [candidate] }
                if let alias = aliases[Self.key(candidate)]?.first {
                    return nominalPaths(of: alias.fact.target, enclosing: alias.enclosing, file: file, depth: depth + 1)
                }
                if path.isEmpty { break }
                path.removeLast()
            }
            if names.count > 1, isModule(names[0], file: file) {
                return nominalPaths(of: .path(Array(names.dropFirst())), enclosing: [], file: file, depth: depth + 1)
            }
            return []
        case .optional, .array, .dictionary, .tuple, .function, .metatype, .opaque: return []
        }
    }
}
