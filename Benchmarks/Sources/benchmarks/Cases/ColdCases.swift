import BenchmarkSupport
import DIKit

/// Which of the two a cold process is about.
enum ColdSide: String {
    /// A container with `.container` registrations.
    case kept
    /// A container with `.transient` registrations.
    case unique
    case dictionary
}

/// Which step of a cold process is timed.
enum ColdStep: String {
    case registration, resolve
}

/// 300 call sites that register a class each, and 300 that resolve one each for the first time, in a process that has done
/// nothing yet. The figure is for one class.
enum ColdCases {
    static var cases: [Case] {
        [
            cold("cold-registration", "cold: registration", .kept, .registration, .cost(atMost: 1, acceptable: 2)),
            cold("cold-resolve", "cold: first resolve, .container", .kept, .resolve, .cost(atMost: 2)),
            cold("cold-resolve-unique", "cold: first resolve, .transient", .unique, .resolve, .cost(atMost: 2)),
        ]
    }

    private static func cold(_ id: String, _ title: String, _ side: ColdSide, _ step: ColdStep, _ comparison: Comparison) -> Case {
        Case(
            id, title, comparedWith: .dictionary, comparison, subject: process(side, step), baselines: [.dictionary: process(.dictionary, step)])
    }

    private static func process(_ side: ColdSide, _ step: ColdStep) -> Operation {
        Operation(process: "--cold \(side.rawValue) \(step.rawValue)")
    }
}

/// What a cold process does.
enum ColdProcess {
    /// The nanoseconds of one class's step.
    static func nanoseconds(_ side: ColdSide, _ step: ColdStep) -> Double {
        let (registration, resolve) =
            switch side {
            case .kept: run(Container(), .container)
            case .unique: run(Container(), .transient)
            case .dictionary: run(Dictionaried())
            }
        return switch step {
        case .registration: registration
        case .resolve: resolve
        }
    }

    private static func run(_ container: Container, _ options: Options) -> (registration: Double, resolve: Double) {
        timed {
            ColdClasses.register(in: container, options)
        } _: {
            ColdClasses.resolve(from: container)
        }
    }

    private static func run(_ dictionary: Dictionaried) -> (registration: Double, resolve: Double) {
        timed {
            ColdClasses.register(in: dictionary)
        } _: {
            ColdClasses.resolve(from: dictionary)
        }
    }

    private static func timed(_ register: () -> Void, _ resolve: () -> Void) -> (registration: Double, resolve: Double) {
        let start = benchmark_now()
        register()
        let middle = benchmark_now()
        resolve()
        let end = benchmark_now()
        return (Double(middle - start) / Double(ColdClasses.count), Double(end - middle) / Double(ColdClasses.count))
    }
}
