import Foundation

/// The runs of the tool, one a module.
struct Run {
    let tool: URL
    let request: Request
    /// What printed paths are relative to.
    let root: URL
    /// A folder for what is compared first.
    let folder: URL

    /// Looks at all modules, then fails if one of them had an error.
    func perform(on modules: [Module]) throws {
        let failed = try modules.filter { try !generate(for: $0) }.map(\.name)
        guard failed.isEmpty else {
            throw Failure("dikit-generate: \(request.isCheck ? "not up to date" : "nothing was written for"): \(failed.joined(separator: ", "))")
        }
    }

    /// Whether all went well.
    private func generate(for module: Module) throws -> Bool {
        let output = module.folder.appending(path: request.output ?? "\(module.name).generated.swift")
        let fresh = folder.appending(path: "\(module.name).swift")
        // What was generated before is no source.
        let paths = Set(module.sources.map { $0.path(percentEncoded: false) }).subtracting([output.path(percentEncoded: false)]).sorted()
        guard try launch(arguments(for: paths, of: module) + ["--output", fresh.path(percentEncoded: false)] + request.passedOn) else { return false }
        let text = try Data(contentsOf: fresh)
        let before = try? Data(contentsOf: output)
        if text == before || before == nil && !module.isNamed && !holdsCode(text) { return true }
        if request.isCheck {
            let wrong = before == nil ? "is missing" : "is not what would be written"
            print("\(output.path(percentEncoded: false)): error: \(wrong): run swift package dikit-generate")
            return false
        }
        try text.write(to: output, options: .atomic)
        print("wrote \(relative(output))")
        return true
    }

    /// The paths, or a file that lists them where they are too many for a command line.
    private func arguments(for paths: [String], of module: Module) throws -> [String] {
        if paths.reduce(0, { $0 + $1.utf8.count + 1 }) <= 64 * 1_024 { return paths }
        let list = folder.appending(path: "\(module.name).sources")
        try Data(paths.map { $0 + "\n" }.joined().utf8).write(to: list, options: .atomic)
        return ["@" + list.path(percentEncoded: false)]
    }

    /// Whether a generated source has more than comments and imports.
    private func holdsCode(_ text: Data) -> Bool {
        String(decoding: text, as: UTF8.self).split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("extension ") }
    }

    /// Runs the tool with its output as it is; answers whether it ended well.
    private func launch(_ arguments: [String]) throws -> Bool {
        let process = try Process.run(tool, arguments: arguments)
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    private func relative(_ file: URL) -> String {
        let path = file.path(percentEncoded: false)
        let prefix = root.path(percentEncoded: false)
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count).drop { $0 == "/" }) : path
    }
}
