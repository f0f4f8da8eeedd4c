/// The protocols of DIKit that mean something to the generator.
enum Marker: String, CaseIterable, Sendable {
    case injectable = "Injectable"
    case throwingInjectable = "ThrowingInjectable"
    case asyncInjectable = "AsyncInjectable"
    case factoryMethodInjectable = "FactoryMethodInjectable"
    case propertyInjectable = "PropertyInjectable"
    case resolver = "Resolver"

    /// Whether an instance is made by `init(dependency:)`.
    var usesInitializer: Bool {
        switch self {
        case .injectable, .throwingInjectable, .asyncInjectable: true
        case .factoryMethodInjectable, .propertyInjectable, .resolver: false
        }
    }

    /// The effects that the protocol's requirement allows.
    var allowedEffects: Effects {
        switch self {
        case .injectable, .factoryMethodInjectable, .propertyInjectable, .resolver: Effects()
        case .throwingInjectable: Effects(isThrowing: true)
        case .asyncInjectable: Effects(isAsync: true, isThrowing: true)
        }
    }
}

/// That a type conforms to a marker, directly or through protocols and superclasses.
struct Conformance: Hashable, Sendable {
    var marker: Marker
    var condition: Condition
    /// The actor that the conformance names: `@MainActor Injectable`.
    var isolation: Isolation
    /// What the type itself names.
    var place: Place
    /// The resolver protocols and injectable protocols on the way, from the type upwards.
    var through: [[String]]
}

extension Program {
    /// All conformances of all types to markers.
    func conformances() -> [String: [Conformance]] {
        var known: [String: [Conformance]] = [:]
        for key in order { _ = conformances(of: key, &known, under: []) }
        return known
    }

    private func conformances(of key: String, _ known: inout [String: [Conformance]], under visited: Set<String>) -> [Conformance] {
        if let found = known[key] { return found }
        guard let nominal = nominals[key], !visited.contains(key) else { return [] }
        var result: [Conformance] = []
        for declaration in nominal.all {
            for inheritance in declaration.inherited {
                let isolation = isolation(of: inheritance)
                for marker in markers(of: inheritance.type, enclosing: declaration.enclosing, file: declaration.file) {
                    result.append(
                        Conformance(
                            marker: marker, condition: declaration.traits.condition, isolation: isolation, place: inheritance.place, through: []))
                }
                for parent in nominalPaths(of: inheritance.type, enclosing: declaration.enclosing, file: declaration.file) {
                    for inherited in conformances(of: Self.key(parent), &known, under: visited.union([key])) {
                        result.append(
                            Conformance(
                                marker: inherited.marker, condition: declaration.traits.condition.and(inherited.condition),
                                isolation: isolation == .unstated ? inherited.isolation : isolation, place: inheritance.place,
                                through: [parent] + inherited.through))
                    }
                }
            }
        }
        known[key] = result
        return result
    }

    /// The markers that an inherited type names itself, through aliases and compositions.
    private func markers(of type: TypeExpression, enclosing: [String], file: Int, depth: Int = 0) -> [Marker] {
        guard depth < 16 else { return [] }
        switch type {
        case .composition(let types): return types.flatMap { markers(of: $0, enclosing: enclosing, file: file, depth: depth + 1) }
        case .named(let components):
            let names = components.map(\.name)
            if names.count == 2, names[0] == "DIKit" { return Marker(rawValue: names[1]).map { [$0] } ?? [] }
            guard names.count == 1 else { return [] }
            switch meaning(of: names[0], in: Scope(path: enclosing, file: file)) {
            case .alias(let alias): return markers(of: alias.fact.target, enclosing: alias.enclosing, file: file, depth: depth + 1)
            case .nominal, .parameter: return []
            case nil: return Marker(rawValue: names[0]).map { [$0] } ?? []
            }
        case .existential, .optional, .array, .dictionary, .tuple, .function, .metatype, .opaque: return []
        }
    }

    private func isolation(of inheritance: InheritanceFact) -> Isolation {
        if inheritance.modifiers.contains("nonisolated") { return .nonisolated }
        return inheritance.attributes.lazy.compactMap(actor(named:)).first.map { .actor($0) } ?? .unstated
    }
}
