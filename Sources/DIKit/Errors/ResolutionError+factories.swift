internal import CDIKit

// What is said where a registration answers and its factory does not give what was wanted.
extension ResolutionError {
    /// An error of the user's own left a factory, or a resolver that is a container's parent.
    static func factoryThrew(_ error: any Error, _ steps: [PathStep], call: Call) -> ResolutionError {
        let subject = Subject(call, steps)
        let resolver = subject.isRegistered ? nil : sequence(first: call.asked, next: \.parent).compactMap(\.parentResolver).last
        let thrower: Phrase =
            resolver.map { "`\(text: TypeName.short(Swift.type(of: $0)))`, the parent, was asked for \(subject.dependency) and" }
            ?? "the factory of \(subject.dependency)"
        return ResolutionError(
            .factoryThrew, "\(thrower) threw", of: subject.dependency, path: subject.path, at: subject.place,
            underlying: error, facts: subject.facts,
            fix: resolver == nil ? fixForThrown : "handle it in that resolver, or where it is asked for, with `tryResolve`")
    }

    /// An error of the user's own left a factory outside a container, or a resolver of the user's own.
    static func thrown(_ error: any Error, by type: any Any.Type, at place: SourcePlace?) -> ResolutionError {
        let dependency = Dependency(type)
        return ResolutionError(
            .factoryThrew, "the factory of \(dependency) threw", of: dependency, at: place, underlying: error, fix: fixForThrown)
    }

    private static let fixForThrown: Phrase = "handle it in the factory, or where it is asked for, with `tryResolve`"

    /// The factory of an optional answered nil where an instance was required.
    static func answeredNil(_ call: Call) -> ResolutionError {
        let subject = Subject(call, PathStep.path(from: call.thread.frames), hasEnded: true)
        return ResolutionError(
            .answeredNil, "the factory of \(subject.dependency) answered nil where an instance is required", of: subject.dependency,
            path: subject.path, at: subject.place, facts: subject.facts,
            fix: "ask for an optional: resolve(\(expression: subject.dependency, optional: true)), or let the factory return an instance")
    }

    /// A factory that was written in main-actor code found no main to run on.
    static func mainUnavailable(_ steps: [PathStep], call: Call) -> ResolutionError {
        let subject = Subject(call, steps)
        let time = Patience.current.withLock { $0 }.time
        return ResolutionError(
            .mainUnavailable, "the factory of \(subject.dependency) was written in main-actor code, and main took no work for \(text: time)",
            of: subject.dependency, path: subject.path, at: subject.place, facts: subject.facts,
            fix: "register in a nonisolated function, pass `isolation: nil`, or free main")
    }

    /// An instance was asked for through `implements` and is not of that type.
    static func doesNotImplement(_ registration: Registration, target: Registration, found: Any, call: Call) -> ResolutionError {
        let steps = PathStep.path(from: call.thread.frames)
        let targetDependency = Dependency(target.key)
        let foundType = Dependency(Swift.type(of: found))
        let returned: Phrase = foundType.identity == targetDependency.identity ? "" : ": its factory returned \(foundType)"
        return ResolutionError(
            .doesNotImplement, "\(targetDependency) does not implement \(Dependency(registration.key))\(returned)", of: Dependency(registration.key),
            path: Step.path(steps, asking: call.place), at: steps.last?.place ?? call.place,
            facts: [
                .init("registered", target.place.map { "at \($0)" } ?? "without a place"),
                .init("implements", registration.place.map { "written at \($0)" } ?? "without a place"),
            ], fix: "let the factory return a type that implements it, or take the `implements` away")
    }

    /// A promise was asked for that nobody has registered.
    static func brokenPromise(_ call: Call, declared place: SourcePlace) -> ResolutionError {
        let steps = PathStep.path(from: call.thread.frames)
        let property = call.key.property
        let dependency = Dependency(call.key)
        return ResolutionError(
            .missing, "\(dependency) is promised by the module \(text: String(property?.module ?? "")), and nobody has registered it",
            of: dependency, path: Step.path(steps, asking: call.place), at: steps.last?.place ?? call.place,
            facts: [.init("promised", "at \(place)")],
            fix: """
                register it in the module that implements it: \
                extension Container: @retroactive AutoRegistering { public func autoRegister() { \(text: property?.name ?? "").register { … } } }\
                ; for tests, let the promise declare `.test { … }`
                """)
    }

    /// An instance is kept for each set of arguments, and one of these cannot be compared.
    static func argumentNotHashable(_ registration: Registration, call: Call) -> ResolutionError {
        let subject = Subject(call, PathStep.path(from: call.thread.frames), hasEnded: true)
        let index = call.arguments.elements.value.firstIndex { !($0 is any Hashable) } ?? 0
        let type = call.arguments.elements.value.indices.contains(index) ? Swift.type(of: call.arguments.elements.value[index]) : Any.self
        return ResolutionError(
            .argument, "argument \(index) of \(subject.dependency) is of type \(Dependency(type)), which is not Hashable", of: subject.dependency,
            path: subject.path, at: subject.place, facts: subject.facts,
            fix: "pass Hashable arguments: it keeps an instance for each equal set of them (`perArguments`)")
    }

    /// The registration that shares the entity key of what was asked for made an instance of another type.
    static func otherType(_ call: Call) -> ResolutionError {
        let subject = Subject(call, PathStep.path(from: call.thread.frames), hasEnded: true)
        let found = call.asked.registration(for: call.key)?.key
        let entityKey = PrintedText.quoted(EntityKeys.key(of: call.key.type) ?? "")
        let holder: Phrase = found.map { "\(Dependency($0))" } ?? "another type"
        return ResolutionError(
            .otherType, "\(subject.dependency) shares the entity key \(text: entityKey) with \(holder), whose instance is not of that type",
            of: subject.dependency, path: subject.path, at: subject.place, facts: subject.facts,
            fix: "ask for \(holder), or give one of the two types another `entityKey`")
    }

    /// An argument that a factory wants is not there.
    static func argument(_ mismatch: ArgumentMismatch, at place: SourcePlace) -> ResolutionError {
        let steps = PathStep.path(from: dikit_thread_current().frames)
        let path = Step.path(steps, asking: place)
        let pass: Phrase = path.count > 1 ? "pass it where \(path[1].dependency) asks for \(path[0].dependency)" : "pass it"
        let throwing: Phrase = "`try` with `tryFirst` or `tryResolve(at:)` throws"
        return ResolutionError(
            .argument, mismatch.sentence, inLine: path.first.map { ", wanted by \(plain: $0.dependency)" } ?? "", of: path.first?.dependency,
            path: Array(path.dropFirst()), at: steps.last?.place ?? place,
            facts: path.prefix(1).map { .init("wanted by", "\(plain: $0.dependency)", $0.remark) }
                + (steps.isEmpty ? [] : [.init("read", "at \(place)")]),
            fix: "\(pass): resolve(with: […]); or read it with `optionalFirst` or `optionalResolve(at:)` if it may be absent; \(throwing)")
    }
}

/// The dependency that an error is about, and who needed it.
private struct Subject {
    let dependency: ResolutionError.Dependency
    /// Whether a container holds a registration of it, rather than a resolver of the user's own.
    let isRegistered: Bool
    /// Who needed it, nearest first.
    let path: [ResolutionError.Step]
    let place: SourcePlace
    /// Where it was registered.
    let facts: [ReportText.Row]

    /// - Parameters:
    ///   - steps: the path, newest first.
    ///   - hasEnded: whether the factory has returned, so that the path begins with who asked for it.
    init(_ call: Call, _ steps: [PathStep], hasEnded: Bool = false) {
        let found = call.asked.registration(for: call.key)
        let isOnPath = !hasEnded && found != nil && steps.first?.registration.key == call.key
        let registration = isOnPath ? steps.first?.registration : found
        dependency = ResolutionError.Dependency(call.key)
        isRegistered = registration != nil
        path = Array(ResolutionError.Step.path(steps, asking: call.place).dropFirst(isOnPath ? 1 : 0))
        place = steps.last?.place ?? call.place
        facts = registration?.place.map { [.init("registered", "at \($0)")] } ?? []
    }
}
