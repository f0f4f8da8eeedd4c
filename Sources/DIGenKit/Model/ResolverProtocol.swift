/// A protocol that refines `Resolver`: who provides, and for whom code is generated.
struct ResolverProtocol: Sendable {
    /// A method that provides its result.
    struct Provider: Sendable {
        var method: MethodFact
        var type: ResolvedType
        var place: Place
        var condition: Condition
        var isolation: Isolation
        var availability: [AttributeFact]
        /// The protocol that it stands in.
        var owner: [String]
        var file: Int
    }

    var path: [String]
    var place: Place
    var access: AccessLevel
    var condition: Condition
    var isolation: Isolation
    var availability: [AttributeFact]
    var providers: [Provider]
    /// What stands in the protocol and is no provider method, with the reason.
    var strange: [(what: String, place: Place)]
    var associatedTypes: Set<String>
    var files: Set<Int>
    /// The resolver protocols that it refines.
    var ancestors: Set<String>

    var name: String { path.last ?? "" }
    var key: String { Program.key(path) }
}

/// Finds the resolver protocols of a program.
struct ResolverBuilder {
    let program: Program
    let conformances: [String: [Conformance]]

    func build() -> [ResolverProtocol] {
        program.order.compactMap { key in
            guard let nominal = program.nominals[key], nominal.kind == .protocol, let found = conformances[key],
                found.contains(where: { $0.marker == .resolver })
            else { return nil }
            return resolver(nominal, key)
        }
    }

    private func resolver(_ nominal: Program.Nominal, _ key: String) -> ResolverProtocol {
        let declaration = nominal.declarations[0]
        let lineage = InjectableBuilder(program: program, conformances: conformances).lineage(of: nominal).filter { ancestor in
            conformances[Program.key(ancestor.path)]?.contains { $0.marker == .resolver } ?? false
        }
        var result = ResolverProtocol(
            path: nominal.path, place: declaration.traits.place, access: program.access(of: nominal.path),
            condition: nominal.declarations.reduce(.never) { $0.or($1.traits.condition) }, isolation: program.isolation(ofType: key),
            availability: declaration.traits.attributes.filter { $0.name == "available" }, providers: [], strange: [],
            associatedTypes: Set(lineage.flatMap { $0.all.flatMap(\.associatedTypes) }), files: Set(lineage.flatMap { $0.all.map(\.file) }),
            ancestors: Set(lineage.dropFirst().map { Program.key($0.path) }))
        var seen: Set<String> = []
        for ancestor in lineage {
            for declaration in ancestor.declarations {
                for method in declaration.methods { add(method, of: declaration, ancestor, to: &result, &seen) }
                for property in declaration.requiredProperties + declaration.properties {
                    result.strange.append(("property `\(property.name ?? "_")`", property.traits.place))
                }
            }
            // What an extension adds counts if it says so by its name; else it is a helper of the user's.
            for declaration in ancestor.extensions {
                for method in declaration.methods where method.name.hasPrefix("provide") {
                    if let requirements = declaration.requirements {
                        result.strange.append(("method `\(method.fullName)`, which only some have (`\(requirements)`),", method.traits.place))
                        continue
                    }
                    add(method, of: declaration, ancestor, to: &result, &seen)
                }
            }
        }
        return result
    }

    private func add(
        _ method: MethodFact, of declaration: DeclarationFact, _ owner: Program.Nominal, to result: inout ResolverProtocol, _ seen: inout Set<String>
    ) {
        // A method without a result provides nothing and is none of the generator's business.
        guard let written = method.result, written != .void else { return }
        let type = program.resolve(written, in: Scope(path: owner.path, file: declaration.file))
        if let access = method.traits.access, !access.isVisibleInModule {
            result.strange.append(("\(access.keyword) method `\(method.fullName)`", method.traits.place))
            return
        }
        // The implementation of a requirement is the same method once more.
        let types = method.parameters.map { program.resolve($0.type, in: Scope(path: owner.path, file: declaration.file)).key.text }
        guard seen.insert("\(method.fullName) \(types) \(type.key.text) \(method.traits.condition.text)").inserted else { return }
        if method.traits.isStatic || method.traits.modifiers.contains("mutating") || method.isGeneric || type.canonical.isOpaque {
            result.strange.append(("method `\(method.fullName)`", method.traits.place))
            return
        }
        let own = program.statedIsolation(method.traits)
        result.providers.append(
            ResolverProtocol.Provider(
                method: method, type: type, place: method.traits.place, condition: method.traits.condition,
                isolation: own == .unstated ? program.isolation(ofType: Program.key(owner.path)) : own,
                availability: method.traits.attributes.filter { $0.name == "available" }, owner: owner.path, file: declaration.file))
    }
}
