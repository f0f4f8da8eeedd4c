/// Something that only the compiler understands, and that was left out.
enum NotUnderstoodCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        let resolvers = context.resolvers.flatMap { resolver in
            resolver.strange.map { what, place in
                finding(
                    "\(what) of `\(resolver.name)` provides nothing: a provider is a visible method of every instance, without generic parameters, with a result",
                    at: place)
            }
        }
        let dependencies = context.types.flatMap { type -> [Finding] in
            guard case .found(let structure) = type.dependency else { return [] }
            return structure.strange.map { what, place in
                finding("\(what) in `\(type.name).Dependency` is not understood; write an initialiser for the struct", at: place)
            }
        }
        let attributes = context.types.flatMap { type -> [Finding] in
            context.program.nominals[Program.key(type.path)]?.all.flatMap { declaration in
                declaration.traits.attributes.filter(\.isConditional).map {
                    finding("`\($0.text)` in an `#if` is not understood", at: declaration.traits.place)
                }
            } ?? []
        }
        let nested = context.types.filter { $0.isInGenericType }.map {
            finding("`\($0.name)` stands in a generic type, so that it is generated only where something needs it", at: $0.place)
        }
        let generic = context.types.filter { type in !type.generics.isEmpty && type.makings.contains { $0.marker == .propertyInjectable } }.map {
            finding("`\($0.name)` is generic, and no method is generated that injects into it", at: $0.place)
        }
        let expanded = context.types.filter { type in
            if case .absent = type.dependency { type.hasMacro } else { false }
        }.map {
            finding("the `Dependency` of `\($0.name)` is not seen: if a macro adds it, write it out", at: $0.place)
        }
        return classes(in: context) + expanded + generic + resolvers + dependencies + attributes + nested
    }

    /// A type that is a resolver itself, and that nothing is generated for.
    private static func classes(in context: CheckContext) -> [Finding] {
        context.conformances.flatMap { key, conformances -> [Finding] in
            guard let nominal = context.program.nominals[key], let kind = nominal.kind, kind != .protocol,
                conformances.contains(where: { $0.marker == .resolver && $0.through.isEmpty })
            else { return [] }
            let methods = nominal.all.flatMap(\.methods)
            if methods.contains(where: { $0.fullName == "optionalResolve(type:named:with:)" }) { return [] }
            return methods.filter { $0.name.hasPrefix("provide") && $0.result != nil }.map {
                finding(
                    "method `\($0.fullName)` of `\(nominal.name)` provides nothing: declare it in a protocol that refines `Resolver`, to which `\(nominal.name)` conforms",
                    at: $0.traits.place)
            }
        }
    }

    private static func finding(_ message: String, at place: Place) -> Finding { Finding(.notUnderstood, .warning, message, at: place) }
}
