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
            Dikitgen.write(
                "Error: \(error.message)\nUsage: \(CheckRequest.usage)\n  See 'dikitgen check --help' for more information.\n", to: .standardError)
            return .usage
        }
        if request.wantsHelp {
            Dikitgen.write(CheckRequest.helpText, to: .standardOutput)
            return .success
        }
        let configuration = Configuration(paths: request.paths, excludedPaths: request.excludedPaths, isStrict: request.isStrict)
        let outcome = WiringChecker(configuration: configuration, options: request.listsUnused ? .unused : []).check()
        if request.writesJSON {
            Dikitgen.write(outcome.json, to: .standardOutput)
        } else {
            Dikitgen.write(outcome.text, to: .standardError)
        }
        if let format = request.graph {
            Dikitgen.write(outcome.graph.description(as: format, marking: outcome.report), to: .standardOutput)
        }
        return outcome.hasErrors ? .failure : .success
    }
}
