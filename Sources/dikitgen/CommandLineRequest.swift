import Foundation

/// What the arguments of `dikitgen` ask for.
enum CommandLineRequest: Equatable {
    struct Options: Equatable {
        var paths: [String] = []
        var excludedPaths: [String] = []
        var output: String?
        var isStrict = false
        var writesJSON = false
        var checks = false
    }

    case generate(Options)
    case help
    case version

    /// Arguments that make no sense.
    struct Mistake: Error, Equatable {
        let message: String
    }

    static let versionText = "1.0.0"

    static let usage = "dikitgen <path> ... [--exclude <subpath> ...] [--output <file>] [--strict] [--json] [--check]"

    static let helpText = """
        OVERVIEW: Writes the wiring for the Injectable types and Resolver protocols of Swift sources.

        USAGE: \(usage)
               \(CheckRequest.usage)

        ARGUMENTS:
          <path>                  Files and folders to read.
          @<list>                 A file that names more of them, one a line: where they are too many for a command line.

        OPTIONS:
          --exclude <subpath>     A file or folder below them that is not read. May be given several times.
          --output <file>         Where to write the generated source, if its bytes change. Without it, it goes to standard output.
          --strict                Take what is not understood for an error.
          --json                  Write findings as JSON to standard output, and no source without --output.
          --check                 Write nothing; exit with 1 if the file of --output is not what would be written.
          --version               Show the version.
          -h, --help              Show help information.

        EXIT STATUS: 0; 1 if there are errors or --check finds a stale file; 64 if the arguments make no sense.

        """

    /// Reads the arguments that follow the command's name.
    /// - Parameter contents: What a file holds; nil if it cannot be read.
    static func parse(
        _ arguments: [String], reading contents: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) throws(Mistake) -> CommandLineRequest {
        var options = Options()
        var waiting = arguments[...]
        while let argument = waiting.popFirst() {
            guard argument != "--" else {
                options.paths += waiting
                break
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            // Only a long option takes its value after an equals sign.
            let (name, attached) = argument.hasPrefix("--") && parts.count == 2 ? (parts[0], parts[1]) : (argument, nil)
            func value(_ placeholder: String) throws(Mistake) -> String {
                if let attached { return attached }
                guard let next = waiting.first, !next.hasPrefix("--") else { throw Mistake(message: "Missing value for '\(name) <\(placeholder)>'") }
                waiting = waiting.dropFirst()
                return next
            }
            switch name {
            case "-h", "--help", "-help": return .help
            case "--version": return .version
            case "--exclude": options.excludedPaths.append(try value("subpath"))
            case "--output": options.output = try value("file")
            case "--strict", "--json", "--check":
                if let attached { throw Mistake(message: "The option '\(name)' does not take any value, but '\(attached)' was specified.") }
                options.isStrict = options.isStrict || name == "--strict"
                options.writesJSON = options.writesJSON || name == "--json"
                options.checks = options.checks || name == "--check"
            case _ where name.hasPrefix("-") && name != "-": throw Mistake(message: "Unknown option '\(name)'\(Self.suggestion(for: name))")
            case _ where name.hasPrefix("@") && name.count > 1:
                let list = String(argument.dropFirst())
                guard let text = contents(list) else { throw Mistake(message: "Cannot read the list of paths '\(list)'") }
                options.paths += text.split(whereSeparator: \.isNewline).map(String.init)
            default: options.paths.append(argument)
            }
        }
        if options.paths.isEmpty { throw Mistake(message: "Missing expected argument '<path> ...'") }
        if options.checks, options.output == nil { throw Mistake(message: "'--check' needs '--output <file>', the file to compare with") }
        return .generate(options)
    }

    /// What may have been meant by an option that there is none of.
    private static func suggestion(for name: String) -> String {
        let known = ["--exclude", "--output", "--strict", "--json", "--check", "--version", "--help"]
        let near = known.filter { distance(Array($0), Array(name)) <= 2 }.min { distance(Array($0), Array(name)) < distance(Array($1), Array(name)) }
        return near.map { ". Did you mean '\($0)'?" } ?? ""
    }

    /// How many letters have to be put in, left out or replaced to get from one to the other.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                current.append(min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[right.count]
    }
}
