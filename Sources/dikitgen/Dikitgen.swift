import DIGenKit
import Foundation

/// The command: arguments in, text and an exit code out.
@main
enum Dikitgen {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    enum ExitCode: Int32 {
        case success = 0
        case failure = 1
        /// What `sysexits.h` calls a usage error.
        case usage = 64
    }

    static func run(_ arguments: [String]) -> ExitCode {
        if arguments.first == "check" { return CheckCommand.run(Array(arguments.dropFirst())) }
        do throws(CommandLineRequest.Mistake) {
            switch try CommandLineRequest.parse(arguments) {
            case .help: return print(CommandLineRequest.helpText)
            case .version: return print(CommandLineRequest.versionText + "\n")
            case .generate(let options): return generate(options)
            }
        } catch {
            write("Error: \(error.message)\nUsage: \(CommandLineRequest.usage)\n  See 'dikitgen --help' for more information.\n", to: .standardError)
            return .usage
        }
    }

    private static func generate(_ options: CommandLineRequest.Options) -> ExitCode {
        let configuration = Configuration(
            paths: options.paths, excludedPaths: options.excludedPaths, output: options.output, isStrict: options.isStrict)
        let outcome = Generator(configuration: configuration).generate()
        if options.writesJSON {
            if print(FindingRenderer.json(outcome.findings)) != .success { return .failure }
        } else {
            write(FindingRenderer.text(outcome.findings), to: .standardError)
        }
        if outcome.hasErrors { return .failure }
        guard let output = options.output.map(OutputFile.init) else {
            return options.writesJSON ? .success : print(outcome.text)
        }
        if options.checks {
            if output.holds(outcome.text) { return .success }
            write("\(output.path): error: stale: run dikitgen, or commit what it wrote\n", to: .standardError)
            return .failure
        }
        do throws(OutputFile.Failure) {
            try output.update(with: outcome.text)
        } catch {
            write("dikitgen: error: \(error)\n", to: .standardError)
            return .failure
        }
        return .success
    }

    /// - Returns: whether all of it was written.
    @discardableResult
    private static func write(_ text: String, to handle: FileHandle) -> Bool {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { Foundation.write(handle.fileDescriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                start += count
            } else if errno != EINTR {
                // A reader that has gone away is no mistake of the sources.
                return errno == EPIPE
            }
        }
        return true
    }

    private static func print(_ text: String) -> ExitCode {
        if write(text, to: .standardOutput) { return .success }
        write("dikitgen: error: cannot write to standard output: \(String(cString: strerror(errno)))\n", to: .standardError)
        return .failure
    }
}
