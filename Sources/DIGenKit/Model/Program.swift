/// The facts of all files together: which types there are, what belongs to each, and what their names mean.
struct Program: Sendable {
    /// A type of these sources, or one of another module that these sources extend.
    struct Nominal: Sendable {
        let path: [String]
        /// More than one where `#if` chooses.
        var declarations: [DeclarationFact] = []
        var extensions: [DeclarationFact] = []

        var all: [DeclarationFact] { declarations + extensions }
        var kind: DeclarationFact.Kind? { declarations.first?.kind }
        var generics: [GenericParameterFact] { declarations.first?.generics ?? [] }
        var name: String { path.last ?? "" }
    }

    /// A type alias and the type that it stands in.
    struct Alias: Sendable {
        let fact: AliasFact
        let enclosing: [String]
        let path: [String]
    }

    let files: [FileFacts]
    private(set) var nominals: [String: Nominal] = [:]
    private(set) var aliases: [String: [Alias]] = [:]
    /// The names of the types, in the order of files and positions.
    private(set) var order: [String] = []
    /// The modules that each file imports.
    let modules: [Set<String>]
    /// For the first name of an external type: the modules it is qualified with anywhere.
    private(set) var qualifiers: [String: Set<String>] = [:]

    /// - Parameter files: In the order of their paths.
    init(files: [FileFacts]) {
        let files = FileFacts.tellingPrivateTypesApart(files)
        self.files = files
        modules = files.map { Set($0.imports.map(\.moduleName)) }
        var declarations: [DeclarationFact] = []
        for (index, file) in files.enumerated() {
            for alias in file.aliases { add(alias, in: []) }
            declarations += file.declarations.map { declaration in
                var declaration = declaration
                declaration.file = index
                return declaration
            }
        }
        for declaration in declarations where declaration.kind != .extension { add(declaration) }
        for declaration in declarations where declaration.kind == .extension { add(declaration) }
    }

    static func key(_ path: some Sequence<String>) -> String { path.joined(separator: ".") }

    private mutating func add(_ alias: AliasFact, in enclosing: [String]) {
        let path = enclosing + [alias.name]
        aliases[Self.key(path), default: []].append(Alias(fact: alias, enclosing: enclosing, path: path))
    }

    private mutating func add(_ declaration: DeclarationFact) {
        var declaration = declaration
        declaration.path = canonicalPath(declaration.path, file: declaration.file)
        declaration.enclosing = declaration.kind == .extension ? [] : Array(declaration.path.dropLast())
        let key = Self.key(declaration.path)
        var nominal = nominals[key] ?? Nominal(path: declaration.path)
        if nominals[key] == nil { order.append(key) }
        if declaration.kind == .extension {
            nominal.extensions.append(declaration)
        } else {
            nominal.declarations.append(declaration)
        }
        nominals[key] = nominal
        for alias in declaration.aliases { add(alias, in: declaration.path) }
    }

    /// What an extension extends may be named through an alias or with the module's name.
    private func canonicalPath(_ path: [String], file: Int) -> [String] {
        guard let first = path.first, nominals[first] == nil else { return path }
        if let alias = aliases[first]?.first, alias.fact.generics.isEmpty, case .named(let components) = alias.fact.target {
            return components.map(\.name) + path.dropFirst()
        }
        if path.count > 1, isModule(first, file: file) { return Array(path.dropFirst()) }
        return path
    }

    /// Whether a name is that of a module: one that the file imports, or the folder that the file stands in.
    func isModule(_ name: String, file: Int) -> Bool { modules[file].contains(name) || isOwnModule(name, file: file) }

    func isOwnModule(_ name: String, file: Int) -> Bool {
        files[file].path.split(separator: "/").dropLast().contains { $0 == name }
    }

    /// Notes how types of other modules are qualified in what matters: in dependencies and in provider methods.
    mutating func noteQualifiers(types: [InjectableType], conformances: [String: [Conformance]]) {
        for type in types {
            guard case .found(let structure) = type.dependency else { continue }
            for field in structure.fields { noteQualifiers(in: field.type, file: structure.file) }
        }
        for (key, conformances) in conformances where conformances.contains(where: { $0.marker == .resolver }) {
            for declaration in nominals[key]?.all ?? [] {
                for method in declaration.methods {
                    for type in method.parameters.map(\.type) + [method.result].compactMap(\.self) {
                        noteQualifiers(in: type, file: declaration.file)
                    }
                }
            }
        }
    }

    private mutating func noteQualifiers(in type: TypeExpression?, file: Int) {
        for names in type?.names ?? [] where names.count > 1 && modules[file].contains(names[0]) && nominals[names[0]] == nil {
            qualifiers[names[1], default: []].insert(names[0])
        }
    }

    // MARK: Access

    /// From where a type can be used: its own level and those of the types around it.
    func access(of path: [String]) -> AccessLevel {
        guard let nominal = nominals[Self.key(path)], let declaration = nominal.declarations.first else { return .public }
        let own = declaration.traits.accessInSignatures
        return path.count > 1 ? min(own, access(of: Array(path.dropLast()))) : own
    }

    func access(of alias: Alias) -> AccessLevel {
        let own = alias.fact.traits.accessInSignatures
        return alias.enclosing.isEmpty ? own : min(own, access(of: alias.enclosing))
    }
}
