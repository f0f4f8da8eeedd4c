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
            case .help: write(CommandLineRequest.helpText, to: .standardOutput)
            case .version: write(CommandLineRequest.versionText + "\n", to: .standardOutput)
            case .generate(let options): return generate(options)
            }
            return .success
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
            write(FindingRenderer.json(outcome.findings), to: .standardOutput)
        } else {
            write(FindingRenderer.text(outcome.findings), to: .standardError)
        }
        if outcome.hasErrors { return .failure }
        guard let output = options.output.map(OutputFile.init) else {
            if !options.writesJSON { write(outcome.text, to: .standardOutput) }
            return .success
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

    private static func write(_ text: String, to handle: FileHandle) {
        // A reader that has gone away is no mistake of the sources.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
