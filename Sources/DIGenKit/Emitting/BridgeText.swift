/// Writes what makes a resolver answer to the other faces: a table of its methods by type, and the three methods that ask it.
struct BridgeText {
    let graph: ResolverGraph

    /// The name of the table's type.
    static func tableName(of resolver: ResolverProtocol) -> String { resolver.path.joined(separator: "_") + "Table" }

    /// How many entries one function adds: short functions compile in linear time.
    private static let chunk = 50

    /// The table.
    var table: String {
        let entries = graph.methods.compactMap(entry)
        let chunks = stride(from: 0, to: entries.count, by: Self.chunk).map { Array(entries[$0..<min($0 + Self.chunk, entries.count)]) }
        let root = "any \(graph.resolver.path.map(Identifier.escaped).joined(separator: "."))"
        var lines = graph.resolver.availability.map(\.text)
        lines.append("private nonisolated enum \(Identifier.escaped(Self.tableName(of: graph.resolver))) {")
        if chunks.isEmpty {
            lines.append("    static let table = _StaticTable<\(root)>(isolation: ModuleIsolation.current) { _ in }")
        } else {
            lines.append("    static let table = _StaticTable<\(root)>(isolation: ModuleIsolation.current) { table in")
            lines += chunks.indices.map { "        add\($0)(to: &table)" }
            lines.append("    }")
        }
        for (index, chunk) in chunks.enumerated() {
            lines.append("")
            lines.append("    private static func add\(index)(to table: inout _StaticTable<\(root)>) {")
            lines += chunk.map { ConditionalText.indented(ConditionalText.indented($0)) }
            lines.append("    }")
        }
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    /// The methods that ask tables, as members of an extension.
    static func answers(from tables: [String], access: AccessLevel, withRequirements: Bool) -> String {
        let prefix = access.prefix
        func ask(_ call: String, _ separator: String) -> String {
            tables.map { "\(Identifier.escaped($0)).table.\(call)" }.joined(separator: separator)
        }
        var text = """
            \(prefix)nonisolated func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
                \(ask("optionalResolve(self, type, named: named, with: arguments)", " ?? "))
            }
            """
        guard withRequirements else { return text }
        text += """


            \(prefix)nonisolated func _hasRegistration(_ type: any Any.Type, named: String?) -> Bool {
                \(ask("contains(type, named: named)", " || "))
            }

            \(prefix)nonisolated var _staticNodes: [_StaticNode] {
                \(ask("nodes", " + "))
            }
            """
        return text
    }

    // MARK: Entries

    private func entry(_ method: ResolverGraph.Method) -> String? {
        if method.node.isInjection || !method.node.generics.isEmpty { return nil }
        let worlds = Dictionary(method.plans.map { ($0.world, $0.plan.flatMap { entry(method.node, $0) }) }) { first, _ in first }
        return ConditionalText.text(flags: method.flags, worlds: worlds)
    }

    private func entry(_ node: Node, _ plan: Plan) -> String? {
        let signature = plan.signature
        let types = [node.type] + signature.parameters.map(\.type)
        // Through `any AppResolver` an associated type is unknown.
        let names = types.flatMap(\.canonical.names).compactMap(\.first)
        if !graph.resolver.associatedTypes.isDisjoint(with: names) { return nil }
        guard let available = Availability(signature.availability) else { return nil }
        let name = graph.names[node.key]
        let type = node.type.spelled.valueText
        let isElsewhere = if case .actor(let actor) = signature.isolation { actor != "MainActor" } else { false }
        if signature.effects.isAsync || isElsewhere { return available.wrap("table.addAsynchronous(\(type), method: \"\(name)\")") }
        let onMain: String =
            switch signature.isolation {
            case .nonisolated: ", onMain: false"
            case .actor: ", onMain: true"
            case .unstated: graph.resolver.isolation == .main ? ", onMain: true" : ""
            }
        let arguments = signature.parameters.map { "\(Identifier.label($0.name)): \(argument($0))" }.joined(separator: ", ")
        let call = "\(signature.effects.isThrowing ? "try " : "")resolver.\(name)(\(arguments))"
        let parameters = signature.parameters.isEmpty ? "resolver, _" : "resolver, arguments"
        let needs = needs(plan)
        guard !needs.isEmpty else { return available.wrap("table.add(\(type)\(onMain)) { \(parameters) in \(call) }") }
        return available.wrap("table.add(\(type)\(onMain), needing: [\(needs.joined(separator: ", "))]) { \(parameters) in\n    \(call)\n}")
    }

    /// The types that the method's body gets its values from, for graphs.
    private func needs(_ plan: Plan) -> [String] {
        plan.supplies.compactMap { use, supply -> String? in
            let type: ResolvedType? =
                switch supply {
                case .parameter: use.type
                case .call(let key, _), .deferred(let key, _, _): graph.nodes[key]?.type
                case .omitted: nil
                }
            guard let type, graph.resolver.associatedTypes.isDisjoint(with: type.canonical.names.compactMap(\.first)) else { return nil }
            if case .deferred = supply { return "DIKit.Provider<\(type.spelled.text)>.self" }
            return type.spelled.valueText
        }
    }

    private func argument(_ parameter: Signature.Parameter) -> String {
        if case .optional(let wrapped) = parameter.type.spelled { return "arguments.optionalFirst(\(wrapped.valueText))" }
        return "arguments.first(\(parameter.type.spelled.valueText))"
    }
}

/// Where something is available, as a condition at run time.
struct Availability {
    private let conditions: [String]

    /// Nil for what is deprecated or unavailable, which is better not touched.
    init?(_ attributes: [AttributeFact]) {
        var conditions: [String] = []
        for attribute in attributes where attribute.name == "available" {
            let parts = attribute.text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",").map(Self.trimmed)
            if parts.contains(where: { $0.hasPrefix("deprecated") || $0 == "unavailable" || $0.hasPrefix("obsoleted") }) { return nil }
            if let introduced = parts.first(where: { $0.hasPrefix("introduced") }), let platform = parts.first, platform != "*", platform != "swift" {
                let version = Self.trimmed(introduced.drop { $0 != ":" }.dropFirst())
                conditions.append("\(platform) \(version), *")
            } else if parts.last == "*", parts.count > 1 {
                conditions.append(parts.joined(separator: ", "))
            }
        }
        self.conditions = conditions
    }

    private static func trimmed(_ text: some StringProtocol) -> String { text.split(separator: " ").joined(separator: " ") }

    /// The statement, under `if #available` if need be.
    func wrap(_ statement: String) -> String {
        guard !conditions.isEmpty else { return statement }
        let condition = conditions.map { "#available(\($0))" }.joined(separator: ", ")
        return "if \(condition) {\n\(ConditionalText.indented(statement))\n}"
    }
}
