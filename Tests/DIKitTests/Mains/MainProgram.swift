import Foundation

/// A program of this package that is run as a child process, beside the test binary.
struct MainProgram {
    let name: String

    struct Run {
        var output: [String]
        var reports: [String]
        var exitCode: Int32
    }

    /// Runs the program on a thread of its own, so that no task's thread waits for it.
    /// - Parameter frees: Whether to write a line to it as soon as it has reported a wait and printed the second error.
    func run(_ arguments: String, frees: Bool) async throws -> Run {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try runHere(arguments, frees: frees) }) }
        }
    }

    private func runHere(_ arguments: String, frees: Bool) throws -> Run {
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = Self.folder.appendingPathComponent(name)
        process.arguments = arguments.split(separator: " ").map(String.init)
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
        // The handle, not the pipe, so that its end stays open here and writing to a program that has ended is no signal.
        process.standardInput = input.fileHandleForReading
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        var printed = ""
        var reported = ""
        if frees {
            reported = read(errors, until: "goes on waiting")
            printed = read(output, until: "again: DIKit")
            try input.fileHandleForWriting.write(contentsOf: Data("free\n".utf8))
        }
        printed += read(output, until: nil)
        reported += read(errors, until: nil)
        process.waitUntilExit()
        try input.fileHandleForReading.close()
        return Run(output: lines(printed), reports: lines(reported), exitCode: process.terminationStatus)
    }

    private func read(_ pipe: Pipe, until text: String?) -> String {
        var read = Data()
        while true {
            let data = pipe.fileHandleForReading.availableData
            read += data
            let string = String(decoding: read, as: UTF8.self)
            if data.isEmpty || text.map(string.contains) == true { return string }
        }
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.replacingOccurrences(of: #":\d+$"#, with: ":LINE", options: .regularExpression) }
    }

    /// Where the test binary is: the products of a package lie beside each other.
    private static var folder: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
    }
}
