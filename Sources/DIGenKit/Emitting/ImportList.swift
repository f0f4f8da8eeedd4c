/// The imports of the generated file: those of the files that it takes types from, each module once.
struct ImportList {
    let program: Program
    /// The files that types or members were taken from.
    let files: Set<Int>
    /// Those whose types stand in what is public here.
    let publicFiles: Set<Int>
    /// The highest level of what names DIKit here.
    let exposure: AccessLevel

    private typealias Use = (file: Int, fact: ImportFact)

    var lines: [String] {
        var modules: [String: [Use]] = [:]
        for file in files.sorted() {
            for fact in program.files[file].imports { modules[fact.moduleName, default: []].append((file, fact)) }
        }
        if modules["DIKit"] == nil {
            modules["DIKit"] = [(-1, ImportFact(module: "DIKit", attributes: [], access: nil, condition: .always))]
        }
        return modules.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }.flatMap { lines(of: $0.key, $0.value) }
    }

    /// The imports of one module: of all of it, or of parts if no file imports all. They have one access level: a file may not state two.
    private func lines(of module: String, _ uses: [Use]) -> [String] {
        let access = access(module, uses)
        var declarations: [String: [Use]] = [:]
        for use in uses { declarations[use.fact.module, default: []].append(use) }
        if let whole = declarations[module], condition(of: whole) == .always { declarations = [module: whole] }
        return declarations.sorted { $0.key < $1.key }.map { declaration, own in
            let attributes = Set(own.flatMap { $0.fact.attributes.filter(isKept).map(\.text) }).sorted()
            let words = attributes + [access?.keyword].compactMap(\.self) + ["import", declaration]
            return ConditionalText.text(words.joined(separator: " "), if: condition(of: own))
        }
    }

    private func condition(of uses: [Use]) -> Condition { uses.reduce(.never) { $0.or($1.fact.condition) } }

    /// `@testable` would ask for more than generated code needs, `@_exported` would promise more.
    private func isKept(_ attribute: AttributeFact) -> Bool {
        attribute.name == "preconcurrency" || attribute.name == "_spi" || attribute.name == "_implementationOnly"
    }

    /// None if no file states one: then the module's default holds here as well. Else the highest that is used: a public import of which
    /// nothing is public is a warning.
    private func access(_ module: String, _ uses: [Use]) -> AccessLevel? {
        // What the file itself makes of DIKit is known; whether the module's default would do is not.
        if module == "DIKit", exposure > .internal { return exposure }
        guard uses.contains(where: { $0.fact.access != nil }) else { return nil }
        let stated = uses.filter { publicFiles.contains($0.file) }.compactMap(\.fact.access).max()
        return max(stated ?? .internal, .internal)
    }
}
