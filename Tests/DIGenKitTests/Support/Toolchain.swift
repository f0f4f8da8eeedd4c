import Foundation

/// The compiler of the test run, and what the run was built from.
struct Toolchain {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The folder of build products: the test bundle stands in it.
    let products: URL
    private let compiler: URL

    init() throws {
        guard let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) ?? Self.bundlePath else {
            throw Failure(description: "the test bundle is not among \(CommandLine.arguments)")
        }
        products = URL(fileURLWithPath: bundle).deletingLastPathComponent()
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let found = folders.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw Failure(description: "no swiftc in the PATH")
        }
        compiler = URL(fileURLWithPath: found)
    }

    private static var bundlePath: String? { Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") } }

    struct Output: Sendable {
        let status: Int32
        let standardOutput: String
        let standardError: String
    }

    /// Compiles a program against DIKit as it was built.
    func compile(_ sources: [String], into program: URL, flags: [String]) throws -> Output {
        let objects = try ["DIKit", "DIGraph", "CDIKit"].flatMap { module in
            let folder = products.appendingPathComponent("\(module).build")
            let sources = try Self.sourceNames(of: module)
            // A build folder may still hold the objects of sources that have gone.
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".o") && sources.contains(String($0.dropLast(2)))
            }
            return names.map { folder.appendingPathComponent($0).path }
        }
        return try Self.run(
            compiler,
            ["-swift-version", "6", "-warnings-as-errors", "-module-name", "Corpus", "-package-name", "corpus"]
                + ["-I", products.appendingPathComponent("Modules").path]
                + ["-Xcc", "-fmodule-map-file=" + products.appendingPathComponent("CDIKit.build/module.modulemap").path]
                + flags + sources + objects + ["-o", program.path])
    }

    /// The names of a module's source files.
    private static func sourceNames(of module: String) throws -> Set<String> {
        var package = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        let folder = package.appendingPathComponent("Sources").appendingPathComponent(module)
        return Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { ($0 as NSString).lastPathComponent })
    }

    /// Runs a program of this package, or one that was compiled.
    static func run(_ program: URL, _ arguments: [String] = [], in folder: URL? = nil) throws -> Output {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Files instead of pipes: a pipe that nobody reads fills.
        let temporary = try TemporaryFolder()
        let output = temporary.url.appendingPathComponent("output")
        let error = temporary.url.appendingPathComponent("error")
        for file in [output, error] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, standardOutput: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            standardError: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }
}

/// A folder that goes when nobody holds it any more.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("dikitgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, with the folders that it stands in.
    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        try write(Data(text.utf8), to: path)
    }

    @discardableResult
    func write(_ data: Data, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }
}
