extension Program {
    /// Whether a declaration is the library's own, in a program that has the library's sources with its own.
    fileprivate func isOfLibrary(_ declaration: DeclarationFact) -> Bool { files[declaration.file].path.contains("Sources/DIKit/") }
}

extension WiringKey {
    /// What a `Lazy<T>` or a `Provider<T>` leads to; nil for all else, and where the sources have a type of that name themselves.
    func wrapped(in program: Program) -> WiringKey? {
        guard case .named(let canonical) = type.canonical, let last = canonical.last, last.arguments.count == 1,
            ["Lazy", "Provider"].contains(last.name), canonical.count == 1 || canonical.map(\.name) == ["DIKit", last.name],
            program.nominals[Program.key(canonical.map(\.name))]?.declarations.allSatisfy({ program.isOfLibrary($0) }) != false
        else { return nil }
        var spelled = last.arguments[0]
        if case .named(let components) = type.spelled, let argument = components.last?.arguments.first { spelled = argument }
        var inner = ResolvedType(spelled: spelled, canonical: last.arguments[0])
        var isOptional = isOptional
        if case .optional(let wrapped) = inner.canonical {
            inner = ResolvedType(spelled: inner.spelled.wrapped ?? wrapped, canonical: wrapped)
            isOptional = true
        }
        return WiringKey(type: inner, name: name, isOptional: isOptional)
    }
}
