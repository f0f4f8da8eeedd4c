// Private types of one name in several files are several types: each file but one knows its own by another name.

/// The marks that tell private types of one name apart. They are no part of what is printed.
enum HiddenName {
    /// A word joiner: it is seen nowhere, and no name that somebody wrote ends with it.
    static let mark: Character = "\u{2060}"

    static func marked(_ name: String, _ number: Int) -> String { name + String(repeating: mark, count: number) }

    static func unmarked(_ text: String) -> String { text.contains(mark) ? text.filter { $0 != mark } : text }
}

extension FileFacts {
    /// The types and aliases outside every type, and whether other files see them.
    fileprivate var topLevelNames: [(name: String, isHidden: Bool)] {
        let types = declarations.filter { $0.kind != .extension && $0.path.count == 1 }.map { ($0.name, $0.traits) }
        return (types + aliases.map { ($0.name, $0.traits) }).map { ($0, !($1.access ?? .internal).isVisibleInModule) }
    }

    /// The facts of a program with private types told apart.
    static func tellingPrivateTypesApart(_ files: [FileFacts]) -> [FileFacts] {
        var uses: [String: [(file: Int, isHidden: Bool)]] = [:]
        for (index, file) in files.enumerated() {
            for (name, isHidden) in file.topLevelNames where uses[name]?.last?.file != index { uses[name, default: []].append((index, isHidden)) }
        }
        var renamings: [Int: [String: String]] = [:]
        for (name, uses) in uses where uses.count > 1 {
            for (number, use) in uses.enumerated() where use.isHidden {
                renamings[use.file, default: [:]][name] = HiddenName.marked(name, number + 1)
            }
        }
        if renamings.isEmpty { return files }
        return files.enumerated().map { index, file in renamings[index].map { file.renaming($0) } ?? file }
    }

    private func renaming(_ names: [String: String]) -> FileFacts {
        func renamed(_ path: [String]) -> [String] { path.first.flatMap { names[$0] }.map { [$0] + path.dropFirst() } ?? path }
        func renamed(_ alias: AliasFact) -> AliasFact {
            var alias = alias
            alias.target = alias.target.renaming(names)
            return alias
        }
        var file = self
        for index in file.aliases.indices {
            file.aliases[index] = renamed(file.aliases[index])
            file.aliases[index].name = names[file.aliases[index].name] ?? file.aliases[index].name
        }
        for index in file.declarations.indices {
            file.declarations[index].path = renamed(file.declarations[index].path)
            file.declarations[index].enclosing = renamed(file.declarations[index].enclosing)
            file.declarations[index].aliases = file.declarations[index].aliases.map(renamed)
            file.declarations[index].rename { $0.renaming(names) }
        }
        return file
    }
}

extension DeclarationFact {
    /// Changes every type that the declaration names.
    fileprivate mutating func rename(_ change: (TypeExpression) -> TypeExpression) {
        func changed(_ parameters: [ParameterFact]) -> [ParameterFact] {
            parameters.map { parameter in
                var parameter = parameter
                parameter.type = change(parameter.type)
                return parameter
            }
        }
        for index in generics.indices { generics[index].bound = generics[index].bound.map(change) }
        for index in inherited.indices { inherited[index].type = change(inherited[index].type) }
        for index in initializers.indices { initializers[index].parameters = changed(initializers[index].parameters) }
        for index in methods.indices {
            methods[index].parameters = changed(methods[index].parameters)
            methods[index].result = methods[index].result.map(change)
        }
        for index in properties.indices { properties[index].type = properties[index].type.map(change) }
        for index in requiredProperties.indices { requiredProperties[index].type = requiredProperties[index].type.map(change) }
        sameTypes = sameTypes.mapValues(change)
    }
}

extension TypeExpression {
    fileprivate func renaming(_ names: [String: String]) -> TypeExpression {
        var renamed = mapParts { $0.renaming(names) }
        if case .named(var components) = renamed, let name = names[components[0].name] {
            components[0].name = name
            renamed = .named(components)
        }
        return renamed
    }
}
