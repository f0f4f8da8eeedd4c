import DIGenKit
import DIGraph
import Foundation

/// `dikitgen check`: reads sources, says what is wrong with their wiring, draws it.
enum CheckCommand {
    static func run(_ arguments: [String]) -> Dikitgen.ExitCode {
        let request: CheckRequest
        do throws(CommandLineRequest.Mistake) {
            request = try CheckRequest(arguments)
        } catch {
            write(
                "Error: \(error.message)\nUsage: \(CheckRequest.usage)\n  See 'dikitgen check --help' for more information.\n", to: .standardError)
            return .usage
        }
        if request.wantsHelp {
            write(CheckRequest.helpText, to: .standardOutput)
            return .success
        }
        let configuration = Configuration(paths: request.paths, excludedPaths: request.excludedPaths, isStrict: request.isStrict)
        let outcome = WiringChecker(configuration: configuration, options: request.listsUnused ? .unused : []).check()
        if request.writesJSON {
            if !write(outcome.json, to: .standardOutput) { return .failure }
        } else {
            write(outcome.text, to: .standardError)
        }
        if let format = request.graph {
            if !write(outcome.graph.description(as: format, marking: outcome.report), to: .standardOutput) { return .failure }
        }
        return outcome.hasErrors ? .failure : .success
    }

    /// Whether the text could be written. A reader that has gone away is no mistake of the sources.
    @discardableResult
    private static func write(_ text: String, to handle: FileHandle) -> Bool {
        do {
            try handle.write(contentsOf: Data(text.utf8))
            return true
        } catch {
            return errno == EPIPE
        }
    }
}
