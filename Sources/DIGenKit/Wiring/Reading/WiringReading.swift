#if DIKIT_GENERATOR
    internal import SwiftParser
    internal import SwiftSyntax
#endif

/// Reads sources for their wirings: each file twice, since what is asked for in one may be declared in another.
struct WiringReading: Sendable {
    let program: Program
    let facts: [WiringFacts]
    let signatures: WiringSignatures

    /// - Parameter sources: In the order of their paths, the same as the facts of the program.
    static func read(_ sources: [SourceBytes], facts: [FileFacts]) -> WiringReading {
        let program = Program(files: facts)
        #if DIKIT_GENERATOR
            let numbers = Dictionary(facts.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
            let known = sources.compactMap { source in numbers[source.path].map { (source: source, file: $0) } }
            let parts = SourceReading.concurrentMap(known) { entry in
                let tree = parse(entry.source)
                let converter = SourceLocationConverter(fileName: entry.source.path, tree: tree)
                return SignatureReader.read(tree, file: entry.file) { position in
                    let location = converter.location(for: position)
                    return Place(path: entry.source.path, line: location.line, column: location.column)
                }
            }
            let signatures = parts.reduce(into: WiringSignatures()) { $0.merge($1) }
            let read = SourceReading.concurrentMap(known) { entry in
                WiringReader.read(parse(entry.source), path: entry.source.path, file: entry.file, program: program, signatures: signatures)
            }
            var all = [WiringFacts](repeating: WiringFacts(), count: facts.count)
            for (entry, facts) in zip(known, read) { all[entry.file] = facts }
            return WiringReading(program: program, facts: all, signatures: signatures)
        #else
            return WiringReading(program: program, facts: [], signatures: WiringSignatures())
        #endif
    }

    #if DIKIT_GENERATOR
        private static func parse(_ source: SourceBytes) -> SourceFileSyntax {
            source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
    #endif
}
