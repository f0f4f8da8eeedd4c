/// What went wrong when a dependency was asked for, and what to do about it.
///
/// One value, two renderings: ``description`` is one line for a log, ``report`` is the text that a trap prints.
/// `tryResolve` throws it; `resolve` traps with its report.
///
/// ```swift
/// do {
///     let api = try container.tryResolve(API.self)
/// } catch let error as ResolutionError where error.code == .missing {
///     print(error.report)
/// }
/// ```
public struct ResolutionError: Error, Sendable, CustomStringConvertible {
    /// What kind of fault an error is. New kinds may come, so compare with the ones you know.
    public struct Code: Hashable, Sendable {
        enum Value: Hashable, Sendable {
            case missing, cycle, recursion, factoryThrew, answeredNil, argument, doesNotImplement, mainUnavailable, duplicate, notYetRegistered
            case assemblyCycle, forwardingCycle
        }
        let value: Value

        /// No registration answers.
        public static let missing = Code(value: .missing)
        /// A dependency needs itself, perhaps through others and on other threads.
        public static let cycle = Code(value: .cycle)
        /// Registrations that nobody keeps need each other without end, or the stack was too small for their depth.
        public static let recursion = Code(value: .recursion)
        /// A factory threw; ``ResolutionError/underlying`` is what it threw.
        public static let factoryThrew = Code(value: .factoryThrew)
        /// The factory of an optional answered nil where an instance was required.
        public static let answeredNil = Code(value: .answeredNil)
        /// An argument is missing or has another type.
        public static let argument = Code(value: .argument)
        /// An instance is not of the type that it was said to implement.
        public static let doesNotImplement = Code(value: .doesNotImplement)
        /// A factory needs main, and main took no work.
        public static let mainUnavailable = Code(value: .mainUnavailable)
        /// A key was registered twice.
        public static let duplicate = Code(value: .duplicate)
        /// `registration(for:)` was asked for a type that is not registered yet.
        public static let notYetRegistered = Code(value: .notYetRegistered)
        /// Assemblies depend on each other in a circle.
        public static let assemblyCycle = Code(value: .assemblyCycle)
        /// A forwarded registration would forward to itself.
        public static let forwardingCycle = Code(value: .forwardingCycle)
    }

    /// A type and a name, as an error prints them.
    public struct Dependency: Hashable, Sendable, CustomStringConvertible {
        /// The type as a reader of the source would write it: `any API`.
        public let type: String
        /// The type with its module.
        public let qualifiedType: String
        /// The name it is registered or asked for by.
        public let name: String?

        /// `` `any API` named "v2" ``.
        public var description: String { "`\(type)`" + (name.map { " named \"\($0)\"" } ?? "") }
    }

    /// One registration on the way to the fault.
    public struct Step: Hashable, Sendable {
        /// What was being made.
        public let dependency: Dependency
        /// Where it was registered, if that is known.
        public let place: SourcePlace?
    }

    /// The kind of fault.
    public let code: Code
    /// What was asked for when it happened; nil for a fault that concerns no dependency.
    public let dependency: Dependency?
    /// Who needed it: the nearest first. For a cycle, the steps in the order of need, the first one repeated last.
    public let path: [Step]
    /// Where the outermost request was written.
    public let place: SourcePlace?
    /// Registrations that may have been meant, at most three.
    public let suggestions: [Step]
    /// What the user's own factory threw.
    public let underlying: (any Error)?

    /// What happened, in one sentence without the path.
    let sentence: String
    /// What to do.
    let fix: String
    /// Further lines of the report, each with its label.
    let notes: [Note]

    struct Note: Sendable {
        let label: String
        let text: String
    }

    init(
        _ code: Code, _ sentence: String, of dependency: Dependency? = nil, path: [Step] = [], at place: SourcePlace? = nil,
        suggestions: [Step] = [], underlying: (any Error)? = nil, notes: [Note] = [], fix: String
    ) {
        self.code = code
        self.sentence = sentence
        self.dependency = dependency
        self.path = path
        self.place = place
        self.suggestions = suggestions
        self.underlying = underlying
        self.notes = notes
        self.fix = fix
    }
}
