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

    /// A method that generated code must not declare once more.
    struct Helper: Sendable {
        var fullName: String
        var types: [Key]
        var result: Key
        var place: Place
        var condition: Condition
    }

    var path: [String]
    var place: Place
    var access: AccessLevel
    var condition: Condition
    var isolation: Isolation
    var availability: [AttributeFact]
    var providers: [Provider]
    /// Methods that the user has added in extensions of this very protocol, and that provide nothing.
    var helpers: [Helper] = []
    /// Whether only actors conform, so that what states no isolation belongs to the resolver.
    var isActor = false
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
        result.isActor = lineage.contains(where: namesActor)
        var seen: Set<String> = []
        for ancestor in lineage {
            for declaration in ancestor.declarations {
                for method in declaration.methods { add(method, of: declaration, ancestor, to: &result, &seen) }
                for property in declaration.requiredProperties + declaration.properties {
                    result.strange.append(("property `\(property.name ?? "_")`", property.traits.place))
                }
            }
            if ancestor.path == nominal.path { result.helpers = ancestor.extensions.flatMap { helpers(in: $0, of: nominal) } }
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

    /// Whether a protocol says that actors alone conform.
    private func namesActor(_ nominal: Program.Nominal) -> Bool {
        nominal.declarations.contains { declaration in
            if declaration.requirements?.split(whereSeparator: { ", ".contains($0) }).contains("Actor") ?? false { return true }
            return declaration.inherited.contains { inheritance in
                inheritance.type.names.contains { ["Actor", "DistributedActor"].contains($0.last) && program.nominals[Program.key($0)] == nil }
            }
        }
    }

    private func helpers(in declaration: DeclarationFact, of nominal: Program.Nominal) -> [ResolverProtocol.Helper] {
        let scope = Scope(path: nominal.path, file: declaration.file)
        return declaration.methods.filter { !$0.traits.isStatic && !$0.isGeneric && declaration.requirements == nil }.map { method in
            ResolverProtocol.Helper(
                fullName: method.fullName, types: method.parameters.map { program.resolve($0.type, in: scope).key },
                result: program.resolve(method.result ?? .void, in: scope).key, place: method.traits.place, condition: method.traits.condition)
        }
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
