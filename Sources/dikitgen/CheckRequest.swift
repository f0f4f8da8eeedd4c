import DIGenKit
import DIGraph

/// What the arguments of `dikitgen check` ask for.
struct CheckRequest: Equatable {
    var paths: [String] = []
    var excludedPaths: [String] = []
    var isStrict = false
    var writesJSON = false
    var listsUnused = false
    /// The format to draw the graph in; nil for findings alone.
    var graph: DependencyGraph.Format?
    var wantsHelp = false

    static let usage = "dikitgen check <path> ... [--exclude <subpath> ...] [--strict] [--json] [--unused] [--graph <format>]"

    static let helpText = """
        OVERVIEW: Checks what Swift sources register, declare and ask for, and draws it.

        USAGE: \(usage)

        ARGUMENTS:
          <path>                  Files and folders to read: those of the whole program.

        OPTIONS:
          --exclude <subpath>     A file or folder below them that is not read. May be given several times.
          --strict                Take warnings for errors.
          --json                  Write findings as JSON to standard output.
          --unused                Note what nobody needs.
          --graph <format>        Write the graph to standard output: \(formats).
          -h, --help              Show help information.

        EXIT STATUS: 0; 1 if there are errors; 64 if the arguments make no sense.

        """

    private static let formats = DependencyGraph.Format.allCases.map(\.rawValue).joined(separator: ", ")

    /// Reads the arguments that follow `check`.
    init(_ arguments: [String]) throws(CommandLineRequest.Mistake) {
        var waiting = arguments[...]
        while let argument = waiting.popFirst() {
            guard argument != "--" else {
                paths += waiting
                break
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            let (name, attached) = argument.hasPrefix("--") && parts.count == 2 ? (parts[0], parts[1]) : (argument, nil)
            func value(_ placeholder: String) throws(CommandLineRequest.Mistake) -> String {
                if let attached { return attached }
                guard let next = waiting.first, !next.hasPrefix("--") else {
                    throw CommandLineRequest.Mistake(message: "Missing value for '\(name) <\(placeholder)>'")
                }
                waiting = waiting.dropFirst()
                return next
            }
            switch name {
            case "-h", "--help", "-help": wantsHelp = true
            case "--exclude": excludedPaths.append(try value("subpath"))
            case "--graph":
                let text = try value("format")
                guard let format = DependencyGraph.Format(rawValue: text) else {
                    throw CommandLineRequest.Mistake(message: "The value '\(text)' is invalid for '--graph <format>'. Choose one of: \(Self.formats)")
                }
                graph = format
            case "--strict", "--json", "--unused":
                if let attached {
                    throw CommandLineRequest.Mistake(message: "The option '\(name)' does not take any value, but '\(attached)' was specified.")
                }
                isStrict = isStrict || name == "--strict"
                writesJSON = writesJSON || name == "--json"
                listsUnused = listsUnused || name == "--unused"
            case _ where name.hasPrefix("-") && name != "-": throw CommandLineRequest.Mistake(message: "Unknown option '\(name)'")
            default: paths.append(argument)
            }
        }
        if wantsHelp { return }
        if paths.isEmpty { throw CommandLineRequest.Mistake(message: "Missing expected argument '<path> ...'") }
        if writesJSON, graph != nil {
            throw CommandLineRequest.Mistake(message: "'--json' and '--graph' both write to standard output; '--graph json' has the findings too")
        }
    }
}
