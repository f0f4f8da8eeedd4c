/// The figures of one operation.
struct Figures {
    /// Nanoseconds of one operation in each repetition.
    let samples: [Double]
    /// Allocations of one operation; nil where they are not counted.
    let allocations: Double?

    var minimum: Double { samples.min() ?? 0 }
    var maximum: Double { samples.max() ?? 0 }

    var median: Double {
        let sorted = samples.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// Whether the repetitions differ so much that something else was running.
    var isUnsteady: Bool { median > minimum * 1.25 }
}

/// The figures of a case and its baselines.
struct Measurement {
    let subject: Case
    let figures: Figures
    let baselines: [(name: Baseline, figures: Figures)]

    /// Measures a case. The repetitions of the subject and its baselines take turns, so that what slows the machine for a
    /// while slows all of them.
    init(_ subject: Case, repetitions: Int) {
        let works = ([subject.subject] + subject.baselines.map(\.operation)).map { $0.prepare() }
        let counts = works.map { $0.calibrated() }
        var samples = works.map { _ in [Double]() }
        for _ in 0..<repetitions {
            for index in works.indices { samples[index].append(works[index].sample(counts[index])) }
        }
        let figures = zip(works, samples).map { Figures(samples: $1, allocations: $0.allocations()) }
        self.subject = subject
        self.figures = figures[0]
        baselines = zip(subject.baselines, figures.dropFirst()).map { ($0.name, $1) }
    }

    var reference: Figures? { baselines.first { $0.name == subject.reference }?.figures }

    /// The ratio of the medians.
    var ratio: Double? { reference.map { subject.comparison.ratio(figures.median, to: $0.median) } }

    /// The ratio of the minima: steadier where other programs run beside this one.
    var ratioOfMinima: Double? { reference.map { subject.comparison.ratio(figures.minimum, to: $0.minimum) } }

    /// Whether the ratio is within its target; nil when there is none.
    var verdict: Verdict? { ratio.flatMap { subject.comparison.verdict(on: $0) } }

    /// Whether the allocations are within their target; nil when there is none or they are not counted.
    var allocationVerdict: Verdict? {
        guard let target = subject.allocations, let allocations = figures.allocations else { return nil }
        return allocations <= Double(target) ? .met : .missed
    }

    var isUnsteady: Bool { figures.isUnsteady || reference?.isUnsteady == true }
}
