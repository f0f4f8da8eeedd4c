internal import Dispatch
internal import Foundation

/// Reads sources into facts, those that can matter.
enum SourceReading {
    struct Result: Sendable {
        /// Of the files that were parsed, in the order of their paths.
        var facts: [FileFacts] = []
        var findings: [Finding] = []
        /// The paths of files that were generated and declare something.
        var generated: [String] = []
    }

    /// Reads files from the disk.
    static func read(_ files: [String]) -> Result {
        let loaded = load(files)
        var result = read(loaded.sources, files: files)
        result.findings += loaded.findings
        return result
    }

    /// Loads files, in the order given.
    static func load(_ files: [String]) -> (sources: [SourceBytes], findings: [Finding]) {
        let loaded = concurrentMap(files) { path -> (SourceBytes?, Finding?) in
            guard let data = FileManager.default.contents(atPath: path) else {
                return (nil, Finding(.unreadable, .error, "the file cannot be read", at: Place(path: path, line: 1, column: 1)))
            }
            do throws(SourceBytes.Refusal) {
                return (try SourceBytes(path: path, content: Array(data)), nil)
            } catch {
                return (nil, error.finding)
            }
        }
        return (loaded.compactMap(\.0), loaded.compactMap(\.1))
    }

    /// Reads sources in memory, in the order of their paths.
    static func read(_ sources: [SourceBytes], files: [String], filtering: Bool = true) -> Result {
        #if DIKIT_GENERATOR
            var selection = FileSelection(sources: sources, filtering: filtering)
            var facts: [Int: FileFacts] = [:]
            var findings: [Finding] = []
            while let next = selection.next() {
                let read = concurrentMap(next) { index -> (FileFacts?, Finding?) in
                    let source = sources[index]
                    if let line = source.brokenLine {
                        let place = Place(path: source.path, line: line, column: 1)
                        return (nil, Finding(.unreadable, .error, "the file is no valid UTF-8 from here on; save it as UTF-8", at: place))
                    }
                    return (FileReader.read(source), nil)
                }
                selection.learn(from: read.compactMap(\.0))
                findings += read.compactMap(\.1)
                for (index, read) in zip(next, read) { facts[index] = read.0 }
            }
            return Result(
                facts: facts.sorted { $0.key < $1.key }.map(\.value), findings: findings,
                generated: sources.filter(\.isGeneratedCode).map(\.path))
        #else
            return Result(findings: [
                Finding(
                    .generatorUnavailable, .error,
                    "dikitgen was built without SwiftSyntax; depend on DIKit with the trait: .package(url: …, from: …, traits: [\"Generator\"])",
                    at: nil)
            ])
        #endif
    }

    /// Maps on all cores, in order.
    static func concurrentMap<Input: Sendable, Output: Sendable>(_ inputs: [Input], _ transform: @Sendable (Input) -> Output) -> [Output] {
        if inputs.count < 2 { return inputs.map(transform) }
        return [Output](unsafeUninitializedCapacity: inputs.count) { buffer, count in
            guard let start = buffer.baseAddress else { preconditionFailure("a buffer for elements has an address") }
            // As a number, because a pointer may not be shared: each iteration initialises its own element and touches no other.
            let address = UInt(bitPattern: start)
            DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
                guard let start = UnsafeMutablePointer<Output>(bitPattern: address) else { preconditionFailure("an address stays one") }
                (start + index).initialize(to: transform(inputs[index]))
            }
            count = inputs.count
        }
    }
}
