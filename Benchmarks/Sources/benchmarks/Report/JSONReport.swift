import BenchmarkSupport

/// The report that a program reads.
enum JSONReport {
    static func text(_ measurements: [Measurement], repetitions: Int) -> String {
        let machine = object([
            ("architecture", string(architecture)), ("system", string(system)), ("processors", "\(benchmark_processor_count())"),
            ("debug", "\(isDebugBuild)"), ("repetitions", "\(repetitions)"),
        ])
        let cases = measurements.map { "    " + text($0) }.joined(separator: ",\n")
        return "{\n  \"machine\": \(machine),\n  \"cases\": [\n\(cases)\n  ]\n}"
    }

    private static func text(_ measurement: Measurement) -> String {
        let subject = measurement.subject
        let baselines = measurement.baselines.map { ($0.name.rawValue, object(fields($0.figures))) }
        return object(
            [("name", string(subject.id)), ("title", string(subject.title))] + fields(measurement.figures) + [
                ("baselines", object(baselines)),
                ("comparedWith", subject.reference.map { string($0.rawValue) } ?? "null"),
                ("ratio", measurement.ratio.map { decimals($0, 4) } ?? "null"),
                ("ratioOfMinima", measurement.ratioOfMinima.map { decimals($0, 4) } ?? "null"),
                ("target", subject.comparison.text.map(string) ?? "null"),
                ("verdict", measurement.verdict.map { string($0.rawValue) } ?? "null"),
                ("allocationTarget", subject.allocations.map { "\($0)" } ?? "null"),
                ("allocationVerdict", measurement.allocationVerdict.map { string($0.rawValue) } ?? "null"),
                ("unsteady", "\(measurement.isUnsteady)"),
            ])
    }

    private static func fields(_ figures: Figures) -> [(String, String)] {
        [
            ("median", decimals(figures.median, 3)), ("minimum", decimals(figures.minimum, 3)), ("maximum", decimals(figures.maximum, 3)),
            ("allocations", figures.allocations.map { decimals($0, 3) } ?? "null"),
        ]
    }

    private static func object(_ fields: [(String, String)]) -> String {
        "{" + fields.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
    }

    /// The names and titles here are plain text.
    private static func string(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}
