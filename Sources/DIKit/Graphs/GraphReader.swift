/// Reads what a container and its parents know into a graph. Runs no factory and changes nothing.
struct GraphReader {
    private let asked: Registry
    private(set) var graph = DependencyGraph(scopes: [])
    /// The containers and layers behind the graph's scopes.
    private var registries: [Registry] = []
    /// The registrations behind its nodes; nil for what is known by name alone.
    private(set) var registrations: [Registration?] = []
    private var numbers: [UInt: Int] = [:]
    private var nodes: [Key: [Int]] = [:]
    /// Declared properties that share a name are told apart by their file.
    private var properties: [String: PropertyName] = [:]
    private var records: [BuildRecord] = []
    /// The parent that is no container, and its scope.
    private var foreign: (resolver: any Resolver, scope: Int)?
    /// What it can make, by the nodes.
    private var generated: [(node: Int, needs: [any Any.Type])] = []

    /// - Parameter observed: Records of instances that the container does not keep.
    init(_ container: Container, observed: [BuildRecord] = []) {
        asked = container.registry
        readScopes()
        let found = registries.map { Contents($0) }
        for contents in found { readDeclarations(contents) }
        for (scope, contents) in found.enumerated() { readRegistrations(contents, scope: scope) }
        readGenerated()
        for contents in found { records += contents.records }
        records += observed
        for record in records { readDeclarations(below: record) }
        readProvided(found, in: container)
        readKnownNeeds()
        readObservedNeeds()
    }

    // MARK: Scopes

    private mutating func readScopes() {
        let layers = Layer.active.map { Array($0.line.map(\.registry)) } ?? []
        let containers = Array(sequence(first: asked, next: \.parent))
        for (index, registry) in containers.enumerated() {
            let name = index == 0 ? "the container" : index == 1 ? "its parent" : "its parent \(index)"
            let depth = Layer.active.map { registry.depth(in: $0) } ?? 0
            add(
                registry,
                DependencyGraph.Scope(
                    name: name, parent: index + 1 < containers.count ? index + 1 : nil, overrideCount: layers.count { $0.home.depth > depth }))
        }
        for (index, layer) in layers.enumerated() {
            add(layer, DependencyGraph.Scope(name: index == 0 ? "overrides" : "overrides \(index + 1)", kind: .overrides))
        }
        if let last = containers.last, let foreign = last.parentResolver {
            self.foreign = (foreign, graph.scopes.count)
            graph.scopes[containers.count - 1].parent = graph.scopes.count
            graph.scopes.append(
                DependencyGraph.Scope(name: TypeName.short(Swift.type(of: foreign)), kind: .resolver, mayAnswerMore: true))
        }
    }

    private mutating func add(_ registry: Registry, _ scope: DependencyGraph.Scope) {
        registries.append(registry)
        graph.scopes.append(scope)
    }

    /// That of the root container, in which defaults of declarations stand.
    private var rootScope: Int { registries.lastIndex { !$0.home.isLayer } ?? 0 }

    // MARK: Nodes

    @discardableResult
    private mutating func add(_ node: DependencyGraph.Node, _ key: Key, _ registration: Registration?, number: UInt?) -> Int {
        let index = graph.nodes.count
        graph.nodes.append(node)
        registrations.append(registration)
        if let number { numbers[number] = index }
        if !node.isReplaced { nodes[key, default: []].append(index) }
        return index
    }

    private mutating func readDeclarations(_ contents: Contents) {
        for cell in contents.declared { addDeclaration(cell.registration.origin, lifetime: cell.registration.lifetime, cell.isMade) }
    }

    private mutating func addDeclaration(_ origin: RegistrationOrigin, lifetime: LifetimeKind?, _ isMade: Bool) {
        if let known = nodes[origin.key]?.first(where: { graph.nodes[$0].face == .declared }) {
            numbers[origin.number] = known
            if isMade { graph.nodes[known].isMade = true }
            return
        }
        add(
            DependencyGraph.Node(
                key(origin.key), lifetime: lifetime?.inGraphs ?? .unknown, place: origin.place?.inGraphs, face: .declared, scope: rootScope,
                knowledge: .opaque, isMade: isMade), origin.key, nil, number: origin.number)
    }

    private mutating func readRegistrations(_ contents: Contents, scope: Int) {
        for duplicate in contents.duplicates {
            add(
                DependencyGraph.Node(
                    key(duplicate.origin.key), lifetime: duplicate.lifetime.inGraphs, place: duplicate.origin.place?.inGraphs, scope: scope,
                    isReplaced: true), duplicate.origin.key, nil, number: duplicate.origin.number)
        }
        for cell in contents.registered {
            let registration = cell.registration
            let isProvided = contents.provided[registration.number] != nil
            let isAlias = registration.target != nil || isProvided
            add(
                DependencyGraph.Node(
                    key(registration.key), lifetime: isAlias ? .forwarded : registration.lifetime.inGraphs, place: registration.place?.inGraphs,
                    face: isProvided ? .provide : registration.face, scope: scope,
                    knowledge: isAlias || registration.knownDependencies != nil ? .known : .opaque, isOpen: registration.isOpen,
                    isMade: cell.isMade), registration.key, registration, number: registration.number)
        }
    }

    /// Declared dependencies that nobody keeps leave their traces in what was built on them.
    private mutating func readDeclarations(below record: BuildRecord) {
        var pending = [record]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(record)]
        while let record = pending.popLast() {
            if record.origin.key.property != nil, numbers[record.origin.number] == nil { addDeclaration(record.origin, lifetime: nil, false) }
            for dependency in record.dependencies.compactMap(\.receivedRecord) where seen.insert(ObjectIdentifier(dependency)).inserted {
                pending.append(dependency)
            }
        }
    }

    private mutating func readProvided(_ found: [Contents], in container: Container) {
        for contents in found {
            for cell in contents.registered {
                guard let declaration = contents.provided[cell.registration.number]?(container), let node = numbers[cell.registration.number] else {
                    continue
                }
                if let known = nodes[declaration.key]?.first(where: { graph.nodes[$0].face == .declared }) {
                    graph.nodes[known].lifetime = declaration.lifetime.inGraphs
                } else {
                    add(
                        DependencyGraph.Node(
                            key(declaration.key), lifetime: declaration.lifetime.inGraphs, place: declaration.place.inGraphs, face: .declared,
                            scope: rootScope, knowledge: .opaque), declaration.key, nil, number: nil)
                }
                graph.edges.append(DependencyGraph.Edge(from: node, to: key(declaration.key), origin: .forwarding))
            }
        }
    }

    /// What a generated resolver can make, and what its methods leave to their callers.
    private mutating func readGenerated() {
        guard let foreign else { return }
        let found = foreign.resolver._staticNodes.map { ($0, OptionalTypes.stripped($0.type)) }.map { ($0, $1, TypeName.qualified($1)) }
        for (node, type, _) in found.sorted(by: { $0.2 < $1.2 })
        where nodes[Key(type)]?.contains(where: { graph.nodes[$0].scope == foreign.scope }) != true {
            let key = Key(type)
            let index = add(
                DependencyGraph.Node(self.key(key), face: .generated, scope: foreign.scope), key, nil, number: nil)
            generated.append((index, node.needs))
        }
        // A method's parameters are found among the arguments, by type, and not among what is registered.
        for type in generated.flatMap(\.needs) {
            let need = need(Key(OptionalTypes.stripped(type)), isOptional: false)
            guard nodes[need.key]?.contains(where: { graph.nodes[$0].scope == foreign.scope }) != true else { continue }
            add(
                DependencyGraph.Node(key(need.key), lifetime: .unknown, face: .argument, scope: foreign.scope), need.key, nil, number: nil)
        }
    }

    // MARK: Needs

    private mutating func readKnownNeeds() {
        for (index, needs) in generated {
            var arguments: [DependencyGraph.TypeLabel] = []
            for (position, type) in needs.enumerated() {
                let known = KnownDependency(type)
                let need = need(known.key, isOptional: known.isOptional)
                let key = key(need.key)
                if nodes[need.key]?.contains(where: { graph.nodes[$0].face == .argument }) == true { arguments.append(key.label) }
                graph.edges.append(
                    DependencyGraph.Edge(
                        from: index, to: key, isOptional: need.isOptional, isDeferred: need.isDeferred, parameter: "#\(position + 1)"))
            }
            graph.nodes[index].arguments = arguments
        }
        for (index, registration) in registrations.enumerated() {
            guard let registration else { continue }
            if let target = registration.target {
                graph.edges.append(DependencyGraph.Edge(from: index, to: key(canonical(target)), origin: .forwarding))
            }
            for (position, known) in (registration.knownDependencies ?? []).enumerated() {
                let need = need(known.key, isOptional: known.isOptional)
                graph.edges.append(
                    DependencyGraph.Edge(
                        from: index, to: key(need.key), isOptional: need.isOptional, isDeferred: need.isDeferred, parameter: "#\(position + 1)"))
            }
        }
    }

    /// What a request for a key leads to: itself where it is registered, else what it wraps.
    private func need(_ key: Key, isOptional: Bool) -> (key: Key, isOptional: Bool, isDeferred: Bool) {
        var (key, isOptional, isDeferred) = (canonical(key), isOptional, false)
        while nodes[key] == nil, let wrapped = WrapperTypes.wrapped(by: key.type) {
            let wrapper = OptionalTypes.wrapper(of: wrapped)
            key = canonical(Key(wrapper?.strippedType ?? wrapped, named: key.name))
            isOptional = isOptional || wrapper != nil
            isDeferred = true
        }
        return (key, isOptional, isDeferred)
    }

    /// The key under which a type with an entity key is registered.
    private func canonical(_ key: Key) -> Key {
        guard nodes[key] == nil, key.property == nil, EntityKeys.isUsed else { return key }
        return registries.lazy.compactMap { $0.cell(for: key)?.registration.key }.first ?? key
    }

    private mutating func readObservedNeeds() {
        guard !records.isEmpty else { return }
        let known = knownTargets()
        var noted: Set<DependencyGraph.Edge> = []
        var pending = records
        var seen: Set<ObjectIdentifier> = Set(records.map { ObjectIdentifier($0) })
        var position = 0
        while position < pending.count {
            let record = pending[position]
            position += 1
            for dependency in record.dependencies.compactMap(\.receivedRecord) where seen.insert(ObjectIdentifier(dependency)).inserted {
                pending.append(dependency)
            }
            guard let source = numbers[record.origin.number] else { continue }
            if graph.nodes[source].knowledge == .opaque { graph.nodes[source].knowledge = .observed }
            for dependency in record.dependencies {
                let edge = observedEdge(dependency, from: source)
                if known[source]?.contains(edge.key) != true, noted.insert(edge).inserted { graph.edges.append(edge) }
            }
        }
    }

    private mutating func observedEdge(_ dependency: BuildRecord.Dependency, from source: Int) -> DependencyGraph.Edge {
        switch dependency {
        case .received(let record): return .init(from: source, to: key(record.origin.key), origin: .observed)
        case .missing(let key): return .init(from: source, to: self.key(canonical(key)), origin: .observed, isOptional: true)
        case .deferred(let deferral):
            let need = need(deferral.key, isOptional: false)
            return .init(from: source, to: key(need.key), origin: .observed, isOptional: need.isOptional, isDeferred: true)
        }
    }

    /// Of each node what it is known to need, with what that is another name of: what it asks for is no news.
    private func knownTargets() -> [Int: Set<DependencyGraph.Key>] {
        var targets: [Int: Set<DependencyGraph.Key>] = [:]
        var aliases: [DependencyGraph.Key: DependencyGraph.Key] = [:]
        for edge in graph.edges where edge.origin == .forwarding { aliases[graph.nodes[edge.source].key] = edge.key }
        for edge in graph.edges {
            var key: DependencyGraph.Key? = edge.key
            while let current = key, targets[edge.source, default: []].insert(current).inserted { key = aliases[current] }
        }
        return targets
    }

    // MARK: Keys

    private mutating func key(_ key: Key) -> DependencyGraph.Key {
        let label = DependencyGraph.TypeLabel(key.type, naming: Self.naming)
        guard let property = key.property else { return DependencyGraph.Key(label, named: key.name) }
        let owner = properties[property.name] ?? property
        properties[property.name] = owner
        return DependencyGraph.Key(label, property: owner == property ? property.name : "\(property.name) (\(property.fileID))")
    }

    private static let naming: @Sendable (any Any.Type, Bool) -> String = { type, isQualified in
        SugaredTypes.name(type, isQualified: isQualified)
    }
}
