/// What the command's arguments ask for.
struct Request {
    /// The targets by their names; empty for all that depend on DIKit.
    private(set) var targets: [String] = []
    /// The file to write, relative to the target's folder; nil for the name of the module with `.generated.swift`.
    private(set) var output: String?
    /// Whether nothing is written, and a file that is not up to date is an error.
    private(set) var isCheck = false
    /// Whether only the help is to be printed.
    private(set) var wantsHelp = false
    /// What goes to `dikitgen` as it is.
    private(set) var passedOn: [String] = []

    static let help = """
        USAGE: swift package dikit-generate [--target <target>]... [--output <file>] [--check] [--strict] [--json]

          --target <target>    A target to generate for. (default: each target that depends on DIKit and has something to generate)
          --output <file>      The file, relative to the target's folder. (default: <module>.generated.swift)
          --check              Writes nothing and fails if a file is not what would be written.
          --strict             Takes what is not understood for an error.
          --json               Writes findings as JSON to standard output.

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
            case "--output": output = try value()
            case "--check": isCheck = true
            case "--strict", "--json": passedOn.append(argument)
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
