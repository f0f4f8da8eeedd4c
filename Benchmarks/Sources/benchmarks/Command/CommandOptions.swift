/// What the command was asked to do.
struct CommandOptions {
    enum Mode {
        case measure
        case list
        case help
        /// Run one operation a number of times and print nothing.
        case instructions(name: String, count: Int)
        /// Be the process of a cold case and print its figure.
        case cold(ColdSide, ColdStep)
    }

    var mode = Mode.measure
    /// A case runs when its name or its title contains one of these; all run when there is none.
    var filters: [String] = []
    var repetitions = 11
    var writesJSON = false

    struct Failure: Error { let message: String }

    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        func next(_ option: String, _ what: String) throws(Failure) -> String {
            guard let value = rest.popFirst() else { throw Failure(message: "\(option) needs \(what)") }
            return value
        }
        func nextCount(_ option: String, _ what: String) throws(Failure) -> Int {
            let text = try next(option, what)
            guard let count = Int(text), count > 0 else { throw Failure(message: "\(option) needs \(what), not '\(text)'") }
            return count
        }
        while let option = rest.popFirst() {
            switch option {
            case "--filter": filters.append(try next(option, "a part of a case's name").lowercased())
            case "--repetitions": repetitions = try nextCount(option, "a number above zero")
            case "--json": writesJSON = true
            case "--list": mode = .list
            case "--help", "-h": mode = .help
            case "--instructions":
                let name = try next(option, "the name of a case and a number")
                mode = .instructions(name: name, count: try nextCount(option, "a number above zero after the case's name"))
            case "--cold":
                guard let side = ColdSide(rawValue: try next(option, "a side")), let step = ColdStep(rawValue: try next(option, "a step")) else {
                    throw Failure(message: "--cold is for the benchmark's own use")
                }
                mode = .cold(side, step)
            default: throw Failure(message: "there is no option '\(option)'")
            }
        }
    }

    func includes(_ one: Case) -> Bool {
        filters.isEmpty || filters.contains { one.id.contains($0) || one.title.lowercased().contains($0) }
    }

    static let help = """
        usage: benchmarks [options]

          --filter TEXT           run only the cases whose name or title contains TEXT; may be given several times
          --repetitions N         repetitions of each case and baseline, 11 if not given
          --json                  write JSON instead of the table
          --list                  list the cases and their baselines
          --instructions CASE N   run CASE (hit) or one of its baselines (hit:f) N times without timing it,
                                  for example under callgrind: see Scripts/instructions
        """
}
