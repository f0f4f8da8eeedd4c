import DIGenKit
import Foundation

/// A folder of sources beside the tests.
struct Corpus {
    let folder: URL

    init(_ name: String) {
        folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus/\(name)")
    }

    var sources: [SourceText] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map { name in
                SourceText(path: name, text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            }
        }
    }

    /// Generates, compiles and runs.
    /// - Returns: the lines that the program printed.
    func lines(adding more: [String: Data] = [:], flags: [String]) throws -> [Substring] {
        let temporary = try TemporaryFolder()
        let added = try more.sorted { $0.key < $1.key }.map { try temporary.write($0.value, to: $0.key).path }
        let outcome = Generator(configuration: Configuration(paths: [folder.path] + added)).generate()
        guard !outcome.hasErrors else { throw Toolchain.Failure(description: FindingRenderer.text(outcome.findings)) }
        let generated = try temporary.write(outcome.text, to: "Resolvers.generated.swift")
        let program = temporary.url.appendingPathComponent("program")
        let compiled = try Toolchain().compile(outcome.files + [generated.path], into: program, flags: flags)
        guard compiled.status == 0 else { throw Toolchain.Failure(description: compiled.standardError) }
        let run = try Toolchain.run(program)
        guard run.status == 0 else { throw Toolchain.Failure(description: "status \(run.status)\n\(run.standardOutput)\(run.standardError)") }
        return run.standardOutput.split(separator: "\n")
    }
}
