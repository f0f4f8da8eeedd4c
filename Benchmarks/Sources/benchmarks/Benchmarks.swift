import BenchmarkSupport

/// The command: reads the options and does what they say.
@main
struct Benchmarks {
    static func main() {
        let options: CommandOptions
        do {
            options = try CommandOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            fail("\(error.message)\n\n\(CommandOptions.help)")
        }
        switch options.mode {
        case .help: print(CommandOptions.help)
        case .list: list(Catalog.cases.filter(options.includes))
        case .instructions(let name, let count): run(name, count)
        case .cold(let side, let step): print(ColdProcess.nanoseconds(side, step))
        case .measure: measure(options)
        }
    }

    private static func measure(_ options: CommandOptions) {
        let cases = Catalog.cases.filter(options.includes)
        if cases.isEmpty { fail("no case matches; --list shows them all") }
        // A process that never had a second thread takes short cuts in the C library. No program of any size is one.
        _ = benchmark_run_threads(1, { _, _ in }, UnsafeMutableRawPointer(bitPattern: 8)!)
        if !options.writesJSON { print(Table.header) }
        let measurements = cases.map { one in
            let measurement = Measurement(one, repetitions: options.repetitions)
            if !options.writesJSON { print(Table.rows(measurement)) }
            return measurement
        }
        if options.writesJSON {
            print(JSONReport.text(measurements, repetitions: options.repetitions))
        } else if let footer = Table.footer(measurements) {
            print("\n" + footer)
        }
    }

    private static func list(_ cases: [Case]) {
        for one in cases {
            let baselines = one.baselines.map { "\(one.id):\($0.name.rawValue)" }.joined(separator: " ")
            print("\(one.id)\n    \(one.title)" + (baselines.isEmpty ? "" : "; baselines \(baselines)"))
        }
    }

    private static func run(_ name: String, _ count: Int) {
        guard let operation = Case.operation(named: name, in: Catalog.cases) else {
            fail("no case or baseline is called '\(name)'; --list shows them all")
        }
        switch operation.prepare() {
        case .here(let body): body(count)
        case .threads(let bodies): for body in bodies { body(count) }
        case .process: fail("'\(name)' runs in processes of its own and has no instructions to count")
        }
    }

    private static func fail(_ message: String) -> Never {
        benchmark_fail(message)
    }
}
