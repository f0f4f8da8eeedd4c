/// What the command's arguments ask for.
struct Request {
    /// The targets by their names; empty for all but those with tests.
    private(set) var targets: [String] = []
    /// Whether only the help is to be printed.
    private(set) var wantsHelp = false
    /// What goes to `dikitgen check` as it is.
    private(set) var passedOn: [String] = []

    static let help = """
        USAGE: swift package dikit-check [--target <target>]... [--strict] [--json] [--unused] [--graph <format>]

          --target <target>    A target to check. (default: all targets of the package together, but those with tests)
          --strict             Takes warnings for errors.
          --json               Writes findings as JSON to standard output.
          --unused             Notes what nobody needs.
          --graph <format>     Writes the graph to standard output: text, dot, mermaid, json, html, svg.

        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            func value() throws -> String {
                if parts.count == 2 { return parts[1] }
                guard let value = rest.popFirst() else { throw Failure("missing value for '\(argument)'") }
                return value
            }
            switch parts.first {
            case "--target": targets.append(try value())
            case "--graph": passedOn += ["--graph", try value()]
            case "--strict", "--json", "--unused": passedOn.append(argument)
            case "--help", "-h": wantsHelp = true
            default: throw Failure("unknown argument '\(argument)'\n\n\(Self.help)")
            }
        }
    }
}

/// Why the command does not go on.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
