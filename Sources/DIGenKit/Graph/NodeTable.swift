/// Makes the nodes of one resolver as they are asked for.
struct NodeTable {
    let program: Program
    let resolver: ResolverProtocol
    /// The injectable types by their paths.
    let types: [String: InjectableType]
    private let providers: [Key: [ResolverProtocol.Provider]]
    var nodes: [Key: Node] = [:]
    /// Nodes whose uses have not been followed yet.
    var waiting: [Key] = []

    init(program: Program, resolver: ResolverProtocol, types: [String: InjectableType]) {
        self.program = program
        self.resolver = resolver
        self.types = types
        providers = Dictionary(grouping: resolver.providers, by: \.type.key)
    }

    /// Follows the uses of everything that was added, to all that they reach.
    mutating func finish() {
        while let key = waiting.popLast() { follow(key) }
    }

    /// Adds what is generated for a type whether or not anything needs it.
    mutating func addRoots(for injectable: InjectableType) {
        // For which arguments of the type around it, only a use can say.
        guard !injectable.isInGenericType else { return }
        guard injectable.generics.isEmpty else {
            addOpen(injectable)
            return
        }
        add(ResolvedType(spelled: .path(injectable.path), canonical: .path(injectable.path)))
        addInjection(into: injectable)
    }

    /// The node of a type; nil if nothing makes it.
    @discardableResult
    mutating func add(_ type: ResolvedType) -> Node? {
        let key = type.key
        if let node = nodes[key] { return node.candidates.isEmpty ? nil : node }
        var candidates = (providers[key] ?? []).map(candidate)
        if let (injectable, substitution) = injectable(type.canonical) {
            candidates += makings(of: injectable, substitution)
        }
        let spelled = providers[key]?.first?.type ?? type
        var node = Node(key: key, type: ResolvedType(spelled: spelled.spelled, canonical: type.canonical), candidates: candidates)
        node.isCopyable = program.isCopyable(type.canonical)
        nodes[key] = node
        guard !candidates.isEmpty else { return nil }
        waiting.append(key)
        return node
    }

    /// The node of the method that injects into an instance.
    @discardableResult
    mutating func addInjection(into injectable: InjectableType) -> Node? {
        guard let making = injectable.makings.first(where: { $0.marker == .propertyInjectable }),
            let candidate = candidate(injectable, making, .property(injectable), [:])
        else { return nil }
        let type = ResolvedType(spelled: .path(injectable.path), canonical: .path(injectable.path))
        let key = Key(text: "inject \(type.key.text)")
        let node = Node(key: key, type: type, candidates: [candidate], isInjection: true)
        nodes[key] = node
        waiting.append(key)
        return node
    }

    /// The node of a generic type with its own parameters as arguments.
    @discardableResult
    mutating func addOpen(_ injectable: InjectableType) -> Node? {
        let arguments = injectable.generics.map { TypeExpression.name($0.name) }
        var components = injectable.path.map { TypeExpression.Component(name: $0) }
        components[components.count - 1].arguments = arguments
        let type = ResolvedType(spelled: .named(components), canonical: .named(components))
        guard add(type) != nil else { return nil }
        nodes[type.key]?.generics = injectable.generics.map { parameter in
            var parameter = parameter
            parameter.bound = parameter.bound.map {
                let bound = program.resolve($0, in: Scope(path: injectable.path, file: injectable.files.min() ?? 0)).spelled
                if case .existential(let constraint) = bound { return constraint }
                return bound
            }
            return parameter
        }
        nodes[type.key]?.requirements = injectable.requirements
        return nodes[type.key]
    }

    // MARK: Candidates

    private func candidate(_ provider: ResolverProtocol.Provider) -> Candidate {
        let scope = Scope(path: provider.owner, file: provider.file)
        return Candidate(
            origin: .provider(provider), condition: provider.condition,
            uses: provider.method.parameters.map { parameter in
                let type = program.resolve(parameter.type, in: scope)
                return Use(
                    label: parameter.label, name: Self.name(parameter.name, of: type), type: type, specifiers: parameter.specifiers,
                    hasDefault: parameter.hasDefault || parameter.specifiers.contains("..."), condition: .always, place: parameter.place,
                    access: program.access(of: provider.owner), file: provider.file)
            },
            effects: provider.method.effects, isolation: provider.isolation, availability: provider.availability, place: provider.place,
            access: program.access(of: provider.owner), files: [provider.file])
    }

    /// A parameter without a name is called as its type.
    private static func name(_ name: String, of type: ResolvedType?) -> String {
        guard name == "_", let type else { return name }
        return Identifier.lowercasedFirstWord(TypeName.word(for: type))
    }

    /// The injectable type that a type is, and what stands for its generic parameters.
    private func injectable(_ type: TypeExpression) -> (InjectableType, [String: ResolvedType])? {
        guard case .named(let components) = type, let injectable = types[Program.key(components.map(\.name))] else { return nil }
        var substitution: [String: ResolvedType] = [:]
        var path: [String] = []
        for component in components {
            path.append(component.name)
            guard let nominal = program.nominals[Program.key(path)] else { continue }
            guard nominal.generics.count == component.arguments.count else { return nil }
            for (parameter, argument) in zip(nominal.generics, component.arguments) {
                substitution[parameter.name] = ResolvedType(spelled: argument, canonical: argument)
            }
        }
        return (injectable, substitution)
    }

    private func makings(of injectable: InjectableType, _ substitution: [String: ResolvedType]) -> [Candidate] {
        let initializers = injectable.makings.filter(\.marker.usesInitializer)
        let factories = injectable.makings.filter { $0.marker == .factoryMethodInjectable }
        return initializers.prefix(1).compactMap { first in
            // Several conformances are fulfilled by one initialiser.
            var making = first
            making.condition = initializers.dropFirst().reduce(first.condition) { $0.or($1.condition) }
            return candidate(injectable, making, .initializer(injectable), substitution)
        } + factories.compactMap { candidate(injectable, $0, .factoryMethod(injectable), substitution) }
    }

    private func candidate(
        _ injectable: InjectableType, _ making: InjectableType.Making, _ origin: Candidate.Origin, _ substitution: [String: ResolvedType]
    ) -> Candidate? {
        guard case .found(let structure) = injectable.dependency else { return nil }
        let scope = Scope(path: structure.path, file: structure.file, substitution: substitution)
        let uses = structure.fields.map { field in
            let type = field.type.map { program.resolve($0, in: scope) }
            return Use(
                label: field.label, name: Self.name(field.name, of: type), type: type, specifiers: field.specifiers,
                hasDefault: field.hasDefault || field.specifiers.contains("..."), condition: field.condition, place: field.place,
                access: field.access, file: structure.file)
        }
        return Candidate(
            origin: origin, condition: making.condition, uses: uses, effects: making.effects.union(structure.effects),
            isolation: making.isolation.joined(with: structure.isolation == .nonisolated ? making.isolation : structure.isolation)
                ?? making.isolation,
            availability: injectable.availability, place: injectable.place, access: injectable.access,
            sendsUses: making.member?.sendsDependency ?? false, files: injectable.files.union([structure.file]))
    }
}
