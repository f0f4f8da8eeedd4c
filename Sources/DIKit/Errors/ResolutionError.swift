/// What went wrong when a dependency was asked for, and what to do about it.
///
/// One value, two renderings: ``description`` is one line for a log, ``report`` is the text that a trap prints.
/// `tryResolve` throws it; `resolve` traps with its report.
///
/// ```swift
/// do {
///     let api = try container.tryResolve(API.self)
/// } catch {
///     print(error.report)
/// }
/// ```
///
/// A missing registration is compared with all that there are, to say what may have been meant: a few milliseconds in a
/// container of ten thousand. Where absence is no mistake, ask with `optionalResolve`.
///
/// The value is one reference to immutable content: cheap to throw and to pass on, and safe on any thread. Everything it
/// says of the path was read when the fault showed up; the texts are made when they are asked for.
public struct ResolutionError: Error, Sendable {
    /// Everything that an error says. Of a class of its own, so that a throwing function reserves one word for it.
    final class Content: Sendable {
        let code: Code
        /// What happened, in a few words.
        let sentence: Phrase
        /// What follows the sentence in the line for a log, where the path follows at once.
        let inLine: Phrase
        /// What follows the sentence in the title of the report.
        let inTitle: Phrase
        let dependency: Dependency?
        let path: [Step]
        /// Whether the path leads back to its first step.
        let isCycle: Bool
        let place: SourcePlace?
        let suggestions: [Step]
        let underlying: (any Error)?
        /// Rows above the path: about the dependency itself.
        let facts: [ReportText.Row]
        /// Who needed a step of a cycle without being in it, the nearest first.
        let reachedFrom: [Step]
        /// Rows below the path.
        let notes: [ReportText.Row]
        /// What to do.
        let fix: Phrase

        init(
            _ code: Code, _ sentence: Phrase, inLine: Phrase, inTitle: Phrase, of dependency: Dependency?, path: [Step], isCycle: Bool,
            at place: SourcePlace?, suggestions: [Step], underlying: (any Error)?, facts: [ReportText.Row], reachedFrom: [Step],
            notes: [ReportText.Row], fix: Phrase
        ) {
            self.code = code
            self.sentence = sentence
            self.inLine = inLine
            self.inTitle = inTitle
            self.dependency = dependency
            self.path = path
            self.isCycle = isCycle
            self.place = place
            self.suggestions = suggestions
            self.underlying = underlying
            self.facts = facts
            self.reachedFrom = reachedFrom
            self.notes = notes
            self.fix = fix
        }
    }

    let content: Content

    init(
        _ code: Code, _ sentence: Phrase, inLine: Phrase = "", inTitle: Phrase = "", of dependency: Dependency? = nil, path: [Step] = [],
        isCycle: Bool = false, at place: SourcePlace? = nil, suggestions: [Step] = [], underlying: (any Error)? = nil, facts: [ReportText.Row] = [],
        reachedFrom: [Step] = [], notes: [ReportText.Row] = [], fix: Phrase
    ) {
        content = Content(
            code, sentence, inLine: inLine, inTitle: inTitle, of: dependency, path: path, isCycle: isCycle, at: place, suggestions: suggestions,
            underlying: underlying,
            facts: facts, reachedFrom: reachedFrom, notes: notes, fix: fix)
    }

    /// The same with another row below the path.
    func adding(_ note: ReportText.Row) -> ResolutionError {
        ResolutionError(
            code, content.sentence, inLine: content.inLine, inTitle: content.inTitle, of: dependency, path: path, isCycle: content.isCycle,
            at: place, suggestions: suggestions, underlying: underlying, facts: content.facts, reachedFrom: content.reachedFrom,
            notes: content.notes + [note], fix: content.fix)
    }

    /// The same fault as another request meets it, which waited for the creation that failed.
    /// - Parameter outside: how many steps at the end of the path are not the other's.
    func asSeen(by call: Call, instead outside: Int) -> ResolutionError {
        guard !content.isCycle, content.path.count >= outside else { return self }
        let own = PathStep.path(from: call.thread.frames)
        return ResolutionError(
            code, content.sentence, inLine: content.inLine, inTitle: content.inTitle, of: dependency,
            path: content.path.dropLast(outside) + Step.path(own, asking: call.place), at: own.last?.place ?? call.place,
            suggestions: suggestions, underlying: underlying, facts: content.facts, reachedFrom: content.reachedFrom, notes: content.notes,
            fix: content.fix)
    }

    /// The kind of fault.
    public var code: Code { content.code }
    /// What was asked for when it happened; nil for a fault that concerns no dependency.
    public var dependency: Dependency? { content.dependency }
    /// Who needed it: the nearest first. For a cycle, the steps in the order of need, the first one repeated last.
    public var path: [Step] { content.path }
    /// Where the outermost request was written; for a fault in a registration, where that was written.
    public var place: SourcePlace? { content.place }
    /// Registrations that may have been meant, the likeliest first, at most three.
    public var suggestions: [Step] { content.suggestions }
    /// What the user's own factory threw.
    public var underlying: (any Error)? { content.underlying }
}

extension ResolutionError {
    /// A type and a name, as an error prints them.
    public struct Dependency: Hashable, Sendable {
        /// What tells two types apart that print alike.
        enum Identity: Hashable, Sendable {
            case type(ObjectIdentifier)
            case assembly(String)
        }

        /// The type as a reader of the source would write it: `any API`.
        public let type: String
        /// The type with its module.
        public let qualifiedType: String
        /// The name it is registered or asked for by.
        public let name: String?
        let identity: Identity
        /// The property of `Container` that declares it; nil for what is asked for by its type.
        public internal(set) var property: String?
    }

    /// One registration on the way to the fault.
    public struct Step: Hashable, Sendable {
        /// What was being made.
        public let dependency: Dependency
        /// Where it was registered, if that is known.
        public let place: SourcePlace?
        /// Where its factory asked for what it needed next, if that is known.
        public let requestPlace: SourcePlace?
        /// Whether it is a wrapper, which is made and not registered.
        var isWrapper = false
        /// The generated resolver whose method makes it, where it is no registration.
        var maker: String?
    }
}

extension ResolutionError.Dependency: CustomStringConvertible {
    /// The type in backticks and the name, if there is one.
    public var description: String {
        let phrase: Phrase = "\(self)"
        return phrase.text(in: Vocabulary([]))
    }

    init(_ type: any Any.Type, named name: String? = nil) {
        self.init(type: TypeName.short(type), qualifiedType: TypeName.qualified(type), name: name, identity: .type(ObjectIdentifier(type)))
    }

    init(_ key: Key) {
        self.init(key.type, named: key.name)
        property = key.property?.name
    }

    /// What a registration makes, or the wrapper whose instance it makes.
    init(_ registration: Registration) {
        if let wrapper = registration.wrapper { self.init(wrapper) } else { self.init(registration.key) }
    }

    /// An assembly, which is called as its `id` says: by default that is its type with the module.
    init(assembly id: String) {
        let text = id.utf8.count < 2_000 ? PrintedTypeName(id, withModules: true).text : id
        self.init(type: text, qualifiedType: text, name: nil, identity: .assembly(id))
    }
}

extension ResolutionError.Step {
    init(_ registration: Registration, asking requestPlace: SourcePlace? = nil) {
        self.init(
            dependency: .init(registration), place: registration.place, requestPlace: requestPlace, isWrapper: registration.wrapper != nil)
    }

    /// The steps of a path, newest first, of which the newest asked at `place`.
    ///
    /// Names are made once for each registration: a path may have many thousand steps and few registrations.
    static func path(_ steps: some Collection<PathStep>, asking place: SourcePlace?) -> [ResolutionError.Step] {
        var known: [ObjectIdentifier: ResolutionError.Dependency] = [:]
        var requestPlace = place
        return steps.map { step in
            let identity = ObjectIdentifier(step.registration)
            let dependency = known[identity] ?? .init(step.registration)
            known[identity] = dependency
            defer { requestPlace = step.place }
            return ResolutionError.Step(
                dependency: dependency, place: step.registration.place, requestPlace: requestPlace, isWrapper: step.registration.wrapper != nil)
        }
    }
}
