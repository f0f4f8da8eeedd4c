/// What a case is compared with. The letters are those of the project's targets.
enum Baseline: String {
    case byHand = "a"
    case dictionary = "b"
    case frozen = "f"
    /// The subject itself on one thread.
    case oneThread = "1"

    var title: String {
        switch self {
        case .byHand: "by hand"
        case .dictionary: "dictionary of closures"
        case .frozen: "frozen typed"
        case .oneThread: "one thread"
        }
    }
}

/// How a case's figure and that of its baseline make a ratio, and what the ratio should be.
enum Comparison {
    /// The case's nanoseconds by the baseline's. `acceptable` is a second bound that will do where the first one needs a trick
    /// that the language does not promise.
    case cost(atMost: Double? = nil, acceptable: Double? = nil)
    /// What the case gets done in a time by what the baseline does.
    case throughput(atLeast: Double? = nil)

    func ratio(_ subject: Double, to baseline: Double) -> Double {
        switch self {
        case .cost: subject / baseline
        case .throughput: baseline / subject
        }
    }

    var bound: Double? {
        switch self {
        case .cost(let bound, _): bound
        case .throughput(let bound): bound
        }
    }

    func verdict(on ratio: Double) -> Verdict? {
        switch self {
        case .cost(let bound?, let acceptable): ratio <= bound ? .met : ratio <= acceptable ?? bound ? .acceptable : .missed
        case .throughput(let bound?): ratio >= bound ? .met : .missed
        case .cost(nil, _), .throughput(nil): nil
        }
    }
}

/// How a figure stands to its target.
enum Verdict: String {
    case met, acceptable, missed
}

/// One row of the report: a subject, its baselines, and its target.
struct Case {
    /// What options call it.
    let id: String
    let title: String
    let subject: Operation
    let baselines: [(name: Baseline, operation: Operation)]
    /// The baseline of the ratio.
    let reference: Baseline?
    let comparison: Comparison
    /// The allocations that an operation may make; nil where there is no target.
    let allocations: Int?

    init(
        _ id: String, _ title: String, comparedWith reference: Baseline? = nil, _ comparison: Comparison = .cost(), allocations: Int? = nil,
        subject: Operation, baselines: KeyValuePairs<Baseline, Operation> = [:]
    ) {
        self.id = id
        self.title = title
        self.subject = subject
        self.baselines = baselines.map { ($0.key, $0.value) }
        self.reference = reference
        self.comparison = comparison
        self.allocations = allocations
    }

    /// The operation with the name `hit` or, for a baseline, `hit:f`.
    static func operation(named name: String, in cases: [Case]) -> Operation? {
        for one in cases {
            if one.id == name { return one.subject }
            for baseline in one.baselines where "\(one.id):\(baseline.name.rawValue)" == name { return baseline.operation }
        }
        return nil
    }
}
