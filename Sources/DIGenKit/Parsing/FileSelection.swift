/// Chooses the files that can change the result, as they become known.
///
/// A file is parsed if it mentions a protocol of DIKit, or a protocol, class or alias that was found to lead to one; or if it declares or extends a
/// type that a dependency, a provider or an inheritance clause names. Each parsed file may name more, until nothing new is named.
struct FileSelection {
    private let isFiltering: Bool
    private let scans: [WordScan]
    private var isParsed: [Bool]
    private var parsed: [FileFacts] = []
    /// A file that mentions one of these is parsed.
    private var mentioned: Set<WordScan.Word>
    /// A file that declares or extends one of these is parsed.
    private var declared: Set<WordScan.Word> = []
    /// The same as names.
    private var markers: Set<String>
    private var names: Set<String> = []
    /// Types whose members say what is needed.
    private var owners: Set<String> = ["Dependency"]
    /// Types that conform to a marker, and types that were declared in a parsed file.
    private var conforming: Set<String> = []
    private var known: Set<String> = []

    init(sources: [SourceBytes], filtering: Bool) {
        markers = Set(Marker.allCases.map(\.rawValue))
        mentioned = Set(markers.map(WordScan.word))
        isParsed = sources.map(\.isGenerated)
        scans = filtering ? SourceReading.concurrentMap(sources) { WordScan($0.bytes) } : []
        isFiltering = filtering
    }

    /// The files to parse next; nil when there is none left.
    mutating func next() -> [Int]? {
        if let chosen = choose() { return chosen }
        // What is extended here and declared nowhere is a class of another module, or may be one.
        for name in conforming.subtracting(known) { mark(name) }
        return choose()
    }

    private mutating func choose() -> [Int]? {
        let chosen = isParsed.indices.filter { !isParsed[$0] && (!isFiltering || isWanted(scans[$0])) }
        for index in chosen { isParsed[index] = true }
        return chosen.isEmpty ? nil : chosen
    }

    private func isWanted(_ scan: WordScan) -> Bool {
        scan.declared.contains(where: declared.contains) || mentioned.contains(where: scan.mentions)
    }

    /// Takes what parsed files name.
    mutating func learn(from facts: [FileFacts]) {
        guard isFiltering else { return }
        parsed += facts
        while learnOnce() {}
    }

    /// - Returns: whether anything was new.
    private mutating func learnOnce() -> Bool {
        let before = (markers.count, names.count, owners.count, conforming.count)
        for file in parsed {
            for alias in file.aliases { learn(alias) }
            for declaration in file.declarations { learn(declaration) }
        }
        return before != (markers.count, names.count, owners.count, conforming.count)
    }

    private mutating func learn(_ alias: AliasFact) {
        if alias.target.mentionsAny(of: markers) { mark(alias.name) }
        if names.contains(alias.name) || markers.contains(alias.name) { name(alias.target) }
        if owners.contains(alias.name) { own(alias.target) }
    }

    private mutating func learn(_ declaration: DeclarationFact) {
        for alias in declaration.aliases { learn(alias) }
        let leadsToMarker = declaration.inherited.contains { $0.type.mentionsAny(of: markers) }
        if leadsToMarker {
            owners.insert(declaration.name)
            conforming.insert(declaration.name)
        }
        if declaration.kind != .extension {
            known.insert(declaration.name)
            // What can be inherited from leads there as well.
            let isFinal = declaration.traits.modifiers.contains("final")
            if conforming.contains(declaration.name), declaration.kind == .protocol || declaration.kind == .class && !isFinal {
                mark(declaration.name)
            }
        }
        let isOwner = owners.contains(declaration.name)
        guard isOwner || names.contains(declaration.name) else { return }
        for name in declaration.path { self.name(name) }
        for inherited in declaration.inherited {
            name(inherited.type)
            for attribute in inherited.attributes { name(attribute) }
        }
        for attribute in declaration.traits.attributes { name(attribute.name) }
        guard isOwner else { return }
        for property in declaration.properties + declaration.requiredProperties {
            if let type = property.type { name(type) }
            for attribute in property.traits.attributes { name(attribute.name) }
        }
        for initializer in declaration.initializers { learn(initializer.traits, initializer.parameters) }
        for method in declaration.methods where declaration.kind == .protocol || declaration.kind == .extension || method.name == "makeInstance" {
            learn(method.traits, method.parameters)
            if let result = method.result { name(result) }
        }
        for alias in declaration.aliases { name(alias.target) }
        for parameter in declaration.generics { if let bound = parameter.bound { name(bound) } }
    }

    private mutating func learn(_ traits: MemberTraits, _ parameters: [ParameterFact]) {
        for attribute in traits.attributes { name(attribute.name) }
        for parameter in parameters {
            // The type of `init(dependency:)` may be the dependency, whatever it is called.
            if parameter.label == "dependency" { own(parameter.type) } else { name(parameter.type) }
        }
    }

    private mutating func mark(_ name: String) {
        if markers.insert(name).inserted { mentioned.insert(WordScan.word(name)) }
    }

    private mutating func own(_ type: TypeExpression) {
        name(type)
        for path in type.names { if let last = path.last { owners.insert(last) } }
    }

    private mutating func name(_ type: TypeExpression) {
        for path in type.names { for name in path { self.name(name) } }
    }

    private mutating func name(_ name: String) {
        if names.insert(name).inserted { declared.insert(WordScan.word(name)) }
    }
}

extension TypeExpression {
    fileprivate func mentionsAny(of wanted: Set<String>) -> Bool {
        names.contains { path in path.last.map(wanted.contains) ?? false }
    }
}
