/// The imports of the generated file: those of the files that it takes types from, each module once.
struct ImportList {
    let program: Program
    /// The files that types or members were taken from.
    let files: Set<Int>
    /// Those whose types stand in what is public here.
    let publicFiles: Set<Int>
    /// Whether DIKit itself is part of what is public here.
    let exposesDIKit: Bool

    var lines: [String] {
        var merged: [String: [(file: Int, fact: ImportFact)]] = [:]
        for file in files.sorted() {
            for fact in program.files[file].imports { merged[fact.module, default: []].append((file, fact)) }
        }
        if merged["DIKit"] == nil {
            merged["DIKit"] = [(-1, ImportFact(module: "DIKit", attributes: [], access: nil, condition: .always))]
        }
        return merged.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }.map { line($0.key, $0.value) }
    }

    private func line(_ module: String, _ facts: [(file: Int, fact: ImportFact)]) -> String {
        let attributes = Set(facts.flatMap { $0.fact.attributes.filter(isKept).map(\.text) }).sorted()
        let words = attributes + [access(module, facts)?.keyword].compactMap(\.self) + ["import", module]
        let condition = facts.reduce(Condition.never) { $0.or($1.fact.condition) }
        return ConditionalText.text(words.joined(separator: " "), if: condition)
    }

    /// `@testable` would ask for more than generated code needs, `@_exported` would promise more.
    private func isKept(_ attribute: AttributeFact) -> Bool {
        attribute.name == "preconcurrency" || attribute.name == "_spi" || attribute.name == "_implementationOnly"
    }

    /// None if no file states one: then the module's default holds here as well. Else the highest that is used: a public import of which
    /// nothing is public is a warning.
    private func access(_ module: String, _ facts: [(file: Int, fact: ImportFact)]) -> AccessLevel? {
        let everywhere = program.files.flatMap(\.imports).filter { $0.module == module }.compactMap(\.access)
        guard !everywhere.isEmpty else { return nil }
        let isPublic = module == "DIKit" && exposesDIKit
        let stated = facts.filter { isPublic || publicFiles.contains($0.file) }.compactMap(\.fact.access).max()
        return max(stated ?? .internal, .internal)
    }
}
