/// Finds the `Dependency` of a type and reads how it is initialised.
struct DependencyBuilder {
    let program: Program

    func dependency(of nominal: Program.Nominal, ancestors: [Program.Nominal]) -> InjectableType.Dependency {
        switch program.member("Dependency", of: nominal.path) {
        case .nominal(let path):
            let owner = Array(path.dropLast())
            if owner != nominal.path, let generic = program.nominals[Program.key(owner)], !generic.generics.isEmpty {
                return .notStruct(description: "declared in the generic type `\(generic.name)`", nominal.all[0].traits.place)
            }
            return structure(at: path)
        case .alias(let alias):
            return structure(of: alias.fact.target, enclosing: alias.enclosing, at: alias.fact.traits.place, file: nominal.all[0].file)
        case .parameter, nil: break
        }
        if nominal.generics.contains(where: { $0.name == "Dependency" }) {
            return .notStruct(description: "a generic parameter", nominal.all[0].traits.place)
        }
        for ancestor in ancestors {
            for declaration in ancestor.declarations {
                if let type = declaration.sameTypes["Dependency"] {
                    return structure(of: type, enclosing: declaration.enclosing, at: declaration.traits.place, file: declaration.file)
                }
            }
        }
        // Without one, the compiler takes the type that the initialiser names.
        for ancestor in ancestors {
            for declaration in ancestor.all where declaration.kind != .protocol {
                let named =
                    declaration.initializers.filter { $0.parameters.map(\.label) == ["dependency"] }.first?.parameters[0].type
                    ?? declaration.methods.first { $0.name == "makeInstance" && $0.parameters.map(\.label) == ["dependency"] }?.parameters[0].type
                    ?? declaration.properties.first { $0.name == "dependency" }?.type?.wrapped
                if let named, named.names != [["Dependency"]], named.names != [["Self", "Dependency"]] {
                    return structure(of: named, enclosing: ancestor.path, at: declaration.traits.place, file: declaration.file)
                }
            }
        }
        return .absent
    }

    private func structure(of type: TypeExpression, enclosing: [String], at place: Place, file: Int) -> InjectableType.Dependency {
        let canonical = program.resolve(type, in: Scope(path: enclosing, file: file)).canonical
        guard case .named(let components) = canonical else { return .notStruct(description: "`\(canonical.text)`", place) }
        let path = components.map(\.name)
        guard program.nominals[Program.key(path)]?.declarations.isEmpty == false else { return .outside(name: canonical.text, place) }
        return structure(at: path)
    }

    private func structure(at path: [String]) -> InjectableType.Dependency {
        guard let nominal = program.nominals[Program.key(path)], let declaration = nominal.declarations.first else { return .absent }
        guard declaration.kind == .struct else {
            return .notStruct(description: "\(declaration.kind.article) \(declaration.kind.rawValue)", declaration.traits.place)
        }
        let access = program.access(of: path)
        var result = DependencyStruct(
            path: path, place: declaration.traits.place, access: access, file: declaration.file, fields: [], effects: Effects(),
            isolation: program.isolation(ofType: Program.key(path)), faults: [], strange: [])
        let initializers = nominal.declarations.flatMap(\.initializers)
        if initializers.isEmpty {
            for declaration in nominal.declarations {
                for property in declaration.properties { add(property, to: &result, access) }
            }
        } else {
            choose(initializers, nominal, &result)
        }
        return .found(result)
    }

    private func add(_ property: PropertyFact, to result: inout DependencyStruct, _ access: AccessLevel) {
        if property.traits.isStatic || property.traits.modifiers.contains("lazy") { return }
        if property.isConstant && property.hasInitialValue { return }
        guard let name = property.name else {
            result.strange.append(("a pattern in a stored property", property.traits.place))
            return
        }
        // What a wrapper of DIKit finds by itself is not for its owner's caller to give.
        if property.traits.attributes.contains(where: { KnownTypes.wrappers.contains($0.name) && program.nominals[$0.name] == nil }) { return }
        if let attribute = property.traits.attributes.first(where: { $0.name != "available" && program.actor(named: $0.name) == nil }) {
            result.strange.append(("`\(attribute.text)` on `\(name)`", property.traits.place))
        }
        let own = property.traits.access ?? .internal
        if !own.isVisibleInModule {
            result.faults.append(.privateProperty(name: name, property.traits.place))
            return
        }
        if property.type == nil, !property.hasInitialValue {
            result.strange.append(("a property without a type, `\(name)`", property.traits.place))
            return
        }
        result.fields.append(
            DependencyStruct.Field(
                label: name, name: name, type: property.type, specifiers: [], hasDefault: property.hasInitialValue, place: property.traits.place,
                condition: property.traits.condition, access: min(own, access)))
    }

    /// Takes the initialiser that generated code can call; of several the one that sets every property by its name.
    private func choose(_ initializers: [InitializerFact], _ nominal: Program.Nominal, _ result: inout DependencyStruct) {
        let visible = initializers.filter { ($0.traits.access ?? .internal).isVisibleInModule }
        guard let first = visible.first else {
            result.faults.append(.inaccessibleInitializer(initializers[0].traits.place))
            return
        }
        let usable = visible.filter { !$0.isFailable && !$0.isGeneric }
        guard !usable.isEmpty else {
            result.faults.append(.failableInitializer(first.traits.place))
            return
        }
        let names = nominal.declarations.flatMap(\.properties).filter { !$0.traits.isStatic }.compactMap(\.name)
        guard let chosen = usable.count == 1 ? usable[0] : usable.first(where: { $0.parameters.map(\.label) == names }) else {
            result.faults.append(.severalInitializers(usable.map(\.traits.place)))
            return
        }
        result.effects = chosen.effects
        let isolation = program.statedIsolation(chosen.traits)
        if isolation != .unstated { result.isolation = isolation }
        result.fields = chosen.parameters.map {
            DependencyStruct.Field(
                label: $0.label, name: $0.name, type: $0.type, specifiers: $0.specifiers, hasDefault: $0.hasDefault, place: $0.place,
                condition: chosen.traits.condition, access: min(chosen.traits.access ?? .internal, result.access))
        }
    }
}

extension DeclarationFact.Kind {
    /// `a class`, `an enum`.
    var article: String {
        switch self {
        case .enum, .actor, .extension: "an"
        case .class, .struct, .protocol: "a"
        }
    }
}
