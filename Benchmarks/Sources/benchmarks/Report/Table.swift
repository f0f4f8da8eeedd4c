import BenchmarkSupport

/// The report that a person reads.
struct Table {
    private static let widths = [45, 9, 9, 11, 11, 7]

    static var header: String {
        let processors = benchmark_processor_count()
        var lines = ["\(processors) \(processors == 1 ? "processor" : "processors"), \(architecture), \(system)"]
        if isDebugBuild { lines.append("This is a debug build: its figures mean nothing. Run with -c release.") }
        if !AllocationCount.isPossible { lines.append("Allocations are not counted on this system: that needs Linux with glibc.") }
        lines.append("")
        lines.append(row(["case", "ns median", "ns min", "allocations", "baseline", "ratio"], last: "target"))
        lines.append(String(repeating: "-", count: widths.reduce(0, +) + 2 * widths.count + 16))
        return lines.joined(separator: "\n")
    }

    /// The line of a case and one for each of its baselines.
    static func rows(_ measurement: Measurement) -> String {
        let subject = measurement.subject
        let baseline = measurement.reference.map { "(\(subject.reference?.rawValue ?? "")) \(nanoseconds($0.median))" } ?? "-"
        let ratio = measurement.ratio.map { decimals($0, 2) + (measurement.isUnsteady ? "~" : " ") } ?? "-"
        let figures = measurement.figures
        var lines = [
            row(
                [subject.title, nanoseconds(figures.median), nanoseconds(figures.minimum), allocations(figures), baseline, ratio],
                last: target(of: measurement))
        ]
        for (name, figures) in measurement.baselines {
            let title = "  (\(name.rawValue)) \(name.title)"
            lines.append(row([title, nanoseconds(figures.median), nanoseconds(figures.minimum), allocations(figures)], last: ""))
        }
        return lines.joined(separator: "\n")
    }

    static func footer(_ measurements: [Measurement]) -> String? {
        guard measurements.contains(where: \.isUnsteady) else { return nil }
        return """
            ~ the median is more than 25 % above the minimum: something else was running. Measure again before believing the ratio,
              or, where the machine is never quiet, compare the minima of many repetitions: --repetitions 120
            """
    }

    private static func target(of measurement: Measurement) -> String {
        var parts: [String] = []
        if let text = measurement.subject.comparison.text {
            parts.append([text, measurement.verdict?.rawValue].compactMap { $0 }.joined(separator: " "))
        }
        if let count = measurement.subject.allocations {
            let text = "\(count) \(count == 1 ? "allocation" : "allocations")"
            parts.append([text, measurement.allocationVerdict?.rawValue].compactMap { $0 }.joined(separator: " "))
        }
        return parts.isEmpty ? "-" : parts.joined(separator: ", ")
    }

    private static func allocations(_ figures: Figures) -> String {
        guard let count = figures.allocations else { return "-" }
        return count == count.rounded() ? "\(Int(count))" : decimals(count, 2)
    }

    private static func nanoseconds(_ value: Double) -> String { decimals(value, value < 100 ? 1 : 0) }

    /// The first column is flush left, the others flush right.
    private static func row(_ cells: [String], last: String) -> String {
        var line = ""
        for (index, cell) in cells.enumerated() {
            let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
            line += (index == 0 ? cell + padding : padding + cell) + "  "
        }
        line += last
        while line.last == " " { line.removeLast() }
        return line
    }
}

extension Comparison {
    /// The target as the table and the JSON print it.
    var text: String? {
        switch self {
        case .cost(let bound?, let acceptable?): "<= \(bound) (\(acceptable))"
        case .cost(let bound?, nil): "<= \(bound)"
        case .throughput(let bound?): ">= \(bound)"
        case .cost(nil, _), .throughput(nil): nil
        }
    }
}

/// A number with so many decimals.
func decimals(_ value: Double, _ count: Int) -> String {
    let scale = (0..<count).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value * scale).rounded()
    guard count > 0 else { return "\(Int(scaled))" }
    let digits = "\(Int(scaled.magnitude))"
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(count) + "." + padded.suffix(count)
}

#if DEBUG
    let isDebugBuild = true
#else
    let isDebugBuild = false
#endif

#if arch(x86_64)
    let architecture = "x86-64"
#elseif arch(arm64)
    let architecture = "arm64"
#else
    let architecture = "another architecture"
#endif

#if os(Linux)
    let system = "Linux"
#elseif os(macOS)
    let system = "macOS"
#else
    let system = "another system"
#endif
