import Foundation

/// The runs of the tool, one a module.
struct Run {
    let tool: URL
    let request: Request
    /// What printed paths are relative to.
    let root: URL

    /// Looks at all modules, then fails if one of them had an error.
    func perform(on modules: [Module]) throws {
        let failed = try modules.filter { try !generate(for: $0) }.map(\.name)
        guard failed.isEmpty else { throw Failure("dikit-generate: nothing was written for \(failed.joined(separator: ", "))") }
    }

    /// Whether all went well.
    private func generate(for module: Module) throws -> Bool {
        let output = module.folder.appending(path: request.output ?? "\(module.name).generated.swift")
        let paths = Set(module.sources.map { $0.path(percentEncoded: false) }).subtracting([output.path(percentEncoded: false)]).sorted()
        let before = try? Data(contentsOf: output)
        if before == nil, !module.isNamed {
            let (isGood, text) = try launch(paths)
            guard isGood, text.contains("\nextension ") else { return isGood }
        }
        let (isGood, text) = try launch(paths + ["--output", output.path(percentEncoded: false)] + request.passedOn)
        print(text, terminator: "")
        guard isGood else { return false }
        if !request.isCheck, try Data(contentsOf: output) != before { print("wrote \(relative(output))") }
        return true
    }

    /// Runs the tool with its standard error as it is; answers whether it ended well, and its standard output.
    private func launch(_ arguments: [String]) throws -> (Bool, String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = tool
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationReason == .exit && process.terminationStatus == 0, String(decoding: text, as: UTF8.self))
    }

    private func relative(_ file: URL) -> String {
        let path = file.path(percentEncoded: false)
        let prefix = root.path(percentEncoded: false)
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count).drop { $0 == "/" }) : path
    }
}
