/// Finds the injectable types of a program and what each needs.
struct InjectableBuilder {
    let program: Program
    let conformances: [String: [Conformance]]

    func build() -> [InjectableType] {
        program.order.compactMap { key in
            guard let nominal = program.nominals[key], nominal.kind != .protocol, let found = conformances[key] else { return nil }
            let relevant = found.filter { $0.marker != .resolver }
            return relevant.isEmpty ? nil : type(nominal, key, relevant)
        }
    }

    private func type(_ nominal: Program.Nominal, _ key: String, _ conformances: [Conformance]) -> InjectableType {
        let first = nominal.declarations.first ?? nominal.extensions.first
        let ancestors = lineage(of: nominal)
        let presence = nominal.declarations.reduce(Condition.never) { $0.or($1.traits.condition) }
        let dependency = DependencyBuilder(program: program).dependency(of: nominal, ancestors: ancestors)
        let exists = nominal.declarations.isEmpty ? Condition.always : presence
        var makings: [InjectableType.Making] = []
        for marker in Marker.allCases where marker != .resolver {
            let own = conformances.filter { $0.marker == marker }
            guard let place = own.first?.place else { continue }
            let condition = exists.and(own.reduce(.never) { $0.or($1.condition) })
            let member = member(for: marker, in: ancestors, taking: dependency)
            let stated = own.lazy.map(\.isolation).first { $0 != .unstated }
            let typeIsolation = stated ?? program.isolation(ofType: key)
            let isActor = nominal.kind == .actor
            makings.append(
                InjectableType.Making(
                    marker: marker, place: place, condition: condition.and(member?.condition ?? .always), member: member,
                    isolation: member.map { $0.isolation == .unstated && !isActor ? typeIsolation : $0.isolation } ?? typeIsolation,
                    effects: member?.effects ?? marker.allowedEffects))
        }
        let outer = nominal.path.dropLast().indices.map { nominal.path[...$0] }
        return InjectableType(
            path: nominal.path, place: first?.traits.place ?? makings[0].place, access: program.access(of: nominal.path),
            availability: first.map { $0.traits.attributes.filter { $0.name == "available" } } ?? [],
            generics: nominal.generics, requirements: requirements(of: nominal),
            isInGenericType: outer.contains { program.nominals[Program.key($0)]?.generics.isEmpty == false },
            makings: makings, dependency: dependency,
            files: Set(nominal.all.map(\.file)), hasMacro: hasMacro(nominal))
    }

    /// The requirements of the type and of those extensions that make it conform.
    private func requirements(of nominal: Program.Nominal) -> String? {
        let extensions = nominal.extensions.filter { !$0.inherited.isEmpty }
        let texts = (nominal.declarations.prefix(1) + extensions).compactMap(\.requirements).map { String($0.dropFirst("where ".count)) }
        return texts.isEmpty ? nil : "where \(texts.joined(separator: ", "))"
    }

    /// The type, then what it inherits from, nearest first.
    func lineage(of nominal: Program.Nominal) -> [Program.Nominal] {
        var found: [Program.Nominal] = []
        var visited: Set<String> = []
        var waiting = [nominal]
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard visited.insert(Program.key(next.path)).inserted else { continue }
            found.append(next)
            for declaration in next.all {
                for inheritance in declaration.inherited {
                    let parents = program.nominalPaths(of: inheritance.type, enclosing: declaration.enclosing, file: declaration.file)
                    waiting += parents.compactMap { program.nominals[Program.key($0)] }
                }
            }
        }
        return found
    }

    /// What the conformance asks for, in the type or in what it inherits from; more than once where `#if` chooses.
    private func member(
        for marker: Marker, in lineage: [Program.Nominal], taking dependency: InjectableType.Dependency
    ) -> InjectableType.Making.Member? {
        let found = members(for: marker, in: lineage, taking: dependency)
        guard var first = found.first else { return nil }
        first.condition = found.reduce(.never) { $0.or($1.condition) }
        return first
    }

    private func members(
        for marker: Marker, in lineage: [Program.Nominal], taking dependency: InjectableType.Dependency
    ) -> [InjectableType.Making.Member] {
        for nominal in lineage {
            // A requirement of a protocol is no implementation.
            let found = nominal.all.filter { $0.kind != .protocol }.flatMap { members(for: marker, in: $0, of: nominal, taking: dependency) }
            if !found.isEmpty { return found }
        }
        return []
    }

    private func members(
        for marker: Marker, in declaration: DeclarationFact, of nominal: Program.Nominal, taking dependency: InjectableType.Dependency
    ) -> [InjectableType.Making.Member] {
        let access = program.access(of: nominal.path)
        switch marker {
        case .injectable, .throwingInjectable, .asyncInjectable:
            let initializers = declaration.initializers.filter { takes(dependency, $0.parameters, declaration, nominal) }
            return initializers.map { found in
                let isSent = found.parameters[0].specifiers.contains("sending") || nominal.kind == .actor && found.effects.isAsync
                return member(found.traits, access, found.effects, isFailable: found.isFailable, sendsDependency: isSent, in: declaration)
            }
        case .factoryMethodInjectable:
            let methods = declaration.methods.filter { $0.name == "makeInstance" && $0.traits.isStatic }
            return methods.filter { takes(dependency, $0.parameters, declaration, nominal) }.map { found in
                let isSent = found.parameters[0].specifiers.contains("sending")
                return member(
                    found.traits, access, found.effects, isFailable: found.result?.wrapped != nil, sendsDependency: isSent, in: declaration)
            }
        case .propertyInjectable:
            let properties = declaration.properties + declaration.requiredProperties
            return properties.filter { $0.name == "dependency" && !$0.traits.isStatic }.map { found in
                member(found.traits, access, Effects(), isFailable: false, sendsDependency: false, in: declaration)
            }
        case .resolver: return []
        }
    }

    /// Whether parameters are those of what a conformance asks for: one `dependency`, and of the type that is the dependency if it is known.
    private func takes(
        _ dependency: InjectableType.Dependency, _ parameters: [ParameterFact], _ declaration: DeclarationFact, _ nominal: Program.Nominal
    ) -> Bool {
        guard parameters.map(\.label) == ["dependency"] else { return false }
        guard case .found(let structure) = dependency, parameters[0].type.names.last?.last != "Dependency" else { return true }
        let type = program.resolve(parameters[0].type, in: Scope(path: nominal.path, file: declaration.file)).canonical
        if case .named(let components) = type { return components.map(\.name) == structure.path }
        return false
    }

    private func member(
        _ traits: MemberTraits, _ typeAccess: AccessLevel, _ effects: Effects, isFailable: Bool, sendsDependency: Bool,
        in declaration: DeclarationFact
    ) -> InjectableType.Making.Member {
        let own = program.statedIsolation(traits)
        return InjectableType.Making.Member(
            place: traits.place, access: min(traits.access ?? .internal, max(typeAccess, .internal)), effects: effects,
            isolation: own == .unstated ? program.statedIsolation(declaration.traits) : own, isFailable: isFailable, sendsDependency: sendsDependency,
            condition: traits.condition)
    }

    private func hasMacro(_ nominal: Program.Nominal) -> Bool {
        let known: Set<String> = [
            "available", "MainActor", "objc", "objcMembers", "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "frozen",
            "usableFromInline", "main", "globalActor", "preconcurrency", "unchecked", "retroactive", "NSApplicationMain", "UIApplicationMain",
        ]
        return nominal.all.contains { declaration in
            declaration.traits.attributes.contains { !known.contains($0.name) && program.actor(named: $0.name) == nil && !$0.isConditional }
        }
    }
}
