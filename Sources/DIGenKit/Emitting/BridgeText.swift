/// Writes what makes a resolver answer to the other faces: a table of its methods by type, and what asks it.
struct BridgeText {
    let graph: ResolverGraph

    /// The name of the table's type.
    static func tableName(of resolver: ResolverProtocol) -> String { "_" + resolver.path.joined(separator: "_") + "Table" }

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
            lines.append("    static let table = DIKit._StaticTable<\(root)>(isolation: _ModuleIsolation.current) { _ in }")
        } else {
            lines.append("    static let table = DIKit._StaticTable<\(root)>(isolation: _ModuleIsolation.current) { table in")
            lines += chunks.indices.map { "        add\($0)(to: &table)" }
            lines.append("    }")
        }
        for (index, chunk) in chunks.enumerated() {
            lines.append("")
            lines.append("    private static func add\(index)(to table: inout DIKit._StaticTable<\(root)>) {")
            lines += chunk.map { ConditionalText.indented(ConditionalText.indented($0)) }
            lines.append("    }")
        }
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    /// The method that asks tables, as a member of an extension.
    /// - Parameters:
    ///   - name: What it is called.
    ///   - names: The generic parameters of what is extended, which those of a method must not hide.
    static func answer(named name: String = "optionalResolve", from tables: [String], access: AccessLevel, avoiding names: [String] = []) -> String {
        var parameter = "T"
        while names.contains(parameter) { parameter += "T" }
        let calls = tables.map { "\(Identifier.escaped($0)).table.optionalResolve(self, type, named: named, with: arguments)" }
        return """
            \(access.prefix)nonisolated func \(name)<\(parameter)>(type: \(parameter).Type, named: String?, with arguments: DIKit.Arguments) -> \(parameter)? {
                \(calls.joined(separator: " ?? "))
            }
            """
    }

    /// The same of one resolver under its own name, for a type that conforms to those of several modules and has to choose.
    static func ownAnswer(of resolver: ResolverProtocol) -> String {
        let name = Identifier.lowercasedFirstWord(resolver.path.map(Identifier.capitalized).joined()) + "Answer"
        let text = answer(named: Identifier.escaped(name), from: [tableName(of: resolver)], access: resolver.access)
        return "/// What `\(resolver.name)` answers, for the `optionalResolve` of a type that conforms to resolvers of other modules, too.\n" + text
    }

    // MARK: Entries

    private func entry(_ method: ResolverGraph.Method) -> String? {
        // A table makes copies.
        if !method.node.generics.isEmpty || !method.node.isCopyable { return nil }
        let worlds = Dictionary(method.plans.map { ($0.world, $0.plan.flatMap { entry(method.node, $0) }) }) { first, _ in first }
        return ConditionalText.text(flags: method.flags, worlds: worlds)
    }

    private func entry(_ node: Node, _ plan: Plan) -> String? {
        let signature = plan.signature
        let types = [node.type] + signature.parameters.map(\.type)
        // Through `any AppResolver` an associated type is unknown.
        let named = types.flatMap(\.canonical.names).compactMap(\.first)
        if !graph.resolver.associatedTypes.isDisjoint(with: named) { return nil }
        guard let available = Availability(signature.availability) else { return nil }
        let name = graph.names[node.key]
        var names = TypeNames()
        if node.isInjection { return available.wrap("table.addInjected(\(names.valueText(of: node.type.spelled)), method: \"\(name)\")") }
        let type = names.valueText(of: node.type.spelled)
        let isElsewhere =
            switch signature.isolation {
            case .actor(let actor): actor != "MainActor"
            case .resolver: true
            case .nonisolated, .unstated: false
            }
        if signature.effects.isAsync || isElsewhere { return available.wrap(names.scope("table.addAsynchronous(\(type), method: \"\(name)\")")) }
        let onMain: String =
            switch signature.isolation {
            case .nonisolated, .resolver: ", onMain: false"
            case .actor: ", onMain: true"
            case .unstated: graph.resolver.isolation == .main ? ", onMain: true" : ""
            }
        let arguments = signature.parameters.map { "\(Identifier.label($0.name)): \(argument($0, &names))" }.joined(separator: ", ")
        let throwing = signature.effects.isThrowing || signature.parameters.contains { !$0.isOptional }
        let call = "\(throwing ? "try " : "")resolver.\(name)(\(arguments))"
        let parameters = signature.parameters.isEmpty ? "resolver, _" : "resolver, arguments"
        let needs = needs(plan, &names)
        guard !needs.isEmpty else { return available.wrap(names.scope("table.add(\(type)\(onMain)) { \(parameters) in \(call) }")) }
        return available.wrap(
            names.scope("table.add(\(type)\(onMain), needing: [\(needs.joined(separator: ", "))]) { \(parameters) in\n    \(call)\n}"))
    }

    /// The types that the method's body gets its values from, for graphs.
    private func needs(_ plan: Plan, _ names: inout TypeNames) -> [String] {
        var needs: [String] = []
        for (use, supply) in plan.supplies {
            let type: ResolvedType? =
                switch supply {
                case .parameter: use.type
                case .call(let key, _), .deferred(let key, _, _): graph.nodes[key].flatMap { $0.isCopyable ? $0.type : nil }
                case .omitted: nil
                }
            guard let type, graph.resolver.associatedTypes.isDisjoint(with: type.canonical.names.compactMap(\.first)) else { continue }
            if case .deferred = supply {
                needs.append("DIKit.Provider<\(type.spelled.text)>.self")
            } else {
                needs.append(names.valueText(of: type.spelled))
            }
        }
        return needs
    }

    private func argument(_ parameter: Signature.Parameter, _ names: inout TypeNames) -> String {
        if case .optional(let wrapped) = parameter.type.spelled { return "arguments.optionalFirst(\(names.valueText(of: wrapped)))" }
        return "arguments.first(\(names.valueText(of: parameter.type.spelled)), \"\(parameter.name)\")"
    }
}

extension Signature.Parameter {
    /// Whether nil will do.
    fileprivate var isOptional: Bool {
        if case .optional = type.spelled { true } else { false }
    }
}

/// Names for types that cannot be written where a value is expected: `(Int...) -> Void`.
private struct TypeNames {
    private var aliases: [String] = []

    /// The expression that names the type as a value.
    mutating func valueText(of type: TypeExpression) -> String {
        guard type.isNoExpression else { return type.valueText }
        let name = "Type\(aliases.count)"
        aliases.append("typealias \(name) = \(type.text)")
        return name + ".self"
    }

    /// The statement in a scope of its own with the names that it uses.
    func scope(_ statement: String) -> String {
        aliases.isEmpty ? statement : "do {\n\((aliases + [statement]).map { "    " + $0 }.joined(separator: "\n"))\n}"
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
