internal import CDIKit

// What each fault says. The path is read here, on the thread where the fault shows up, before anything unwinds.
extension ResolutionError {
    static func missing(_ call: Call) -> ResolutionError {
        let steps = PathStep.path(from: call.thread.frames)
        let known = sequence(first: call.asked, next: \.parent).flatMap(\.registrations)
        var fix = "register it: \(registerCall(call.key))"
        var notes: [Note] = []
        if let child = steps.first(where: { call.asked.isMissing(call.key, thatIsIn: $0.asked) }),
            let kept = child.keeper(below: call.asked, in: steps)
        {
            let name = TypeName.short(kept.key.type)
            let place = child.asked.registration(for: call.key)?.place.map { ", registered at \($0)" } ?? ""
            notes.append(
                Note(label: "but", text: "a child container has it\(place); `\(name)` is kept by the parent, so it is built from the parent alone"))
            fix = "register `\(name)` as `.transient` or `.scoped`, or register \(described(call.key)) in the parent"
        }
        return ResolutionError(
            .missing, "no registration for \(described(call.key))", of: Dependency(call.key), path: steps.map { Step($0.registration) },
            at: steps.last?.place ?? call.place, suggestions: Suggestions.near(call.key, in: known).map { Step($0) }, notes: notes, fix: fix)
    }

    static func answeredNil(_ call: Call) -> ResolutionError {
        failure(
            .answeredNil, "the factory of \(described(call.key)) answered nil", call: call,
            fix: "ask for an optional: resolve(\(typeExpression(call.key.type, optional: true))), or let the factory return an instance")
    }

    static func cycle(_ steps: [PathStep], call: Call) -> ResolutionError {
        let path = steps.map { Step($0.registration) }
        return ResolutionError(
            .cycle, "a cycle of dependencies", of: Dependency(call.key), path: path + path.prefix(1), at: outermostPlace(call),
            fix: "let one of them take a `Lazy` or a `Provider` of the next, or move what both need into a third type")
    }

    static func recursion(_ steps: [PathStep], call: Call) -> ResolutionError {
        let keys = steps.map(\.registration)
        let period = Recursion.period(of: keys.map { ObjectIdentifier($0) })
        guard let period else {
            return ResolutionError(
                .recursion, "the stack is used up after \(steps.count) nested factories", of: Dependency(call.key),
                path: steps.prefix(20).reversed().map { Step($0.registration) }, at: outermostPlace(call),
                fix: "resolve on a thread with a larger stack, or make the chain shorter")
        }
        let path = keys.prefix(period).reversed().map { Step($0) }
        return ResolutionError(
            .recursion, "dependencies that need each other without end: the stack is used up after \(steps.count) nested factories",
            of: Dependency(call.key), path: path + path.prefix(1), at: outermostPlace(call),
            fix: "end the recursion, or let one of them take a `Lazy` or a `Provider` of the next")
    }

    static func factoryThrew(_ error: any Error, _ steps: [PathStep], call: Call) -> ResolutionError {
        ResolutionError(
            .factoryThrew, "the factory of \(described(call.key)) threw", of: Dependency(call.key), path: steps.map { Step($0.registration) },
            at: steps.last?.place ?? call.place, underlying: error, fix: "handle what it threw, or ask with `tryResolve` and handle it there")
    }

    static func doesNotImplement(_ registration: Registration, target: Registration, found: Any, call: Call) -> ResolutionError {
        failure(
            .doesNotImplement,
            "\(described(target.key)) does not implement \(described(registration.key)): its factory returned a \(TypeName.short(type(of: found)))",
            call: call, notes: [Note(label: "registered", text: "at \(target.place.map(\.description) ?? "an unknown place")")],
            fix: "let the factory return a type that implements it, or take the `implements` away")
    }

    static func mainUnavailable(_ steps: [PathStep], call: Call) -> ResolutionError {
        ResolutionError(
            .mainUnavailable, "the factory of \(described(call.key)) was written in main-actor code, and main took no work for 10 s",
            of: Dependency(call.key), path: steps.map { Step($0.registration) }, at: steps.last?.place ?? call.place,
            fix: "register in a nonisolated function, pass `isolation: nil`, or free main")
    }

    static func argument(_ mismatch: ArgumentMismatch, at place: SourcePlace) -> ResolutionError {
        let steps = PathStep.path(from: dikit_thread_current().frames)
        return ResolutionError(
            .argument, mismatch.sentence, of: (steps.first?.registration.key).map { Dependency($0) }, path: steps.map { Step($0.registration) },
            at: steps.last?.place ?? place,
            fix: "pass it: resolve(with: […]), or read it with `optionalFirst` or `optionalResolve(at:)` if it may be absent")
    }

    static func duplicate(_ registration: Registration, existing: Registration) -> ResolutionError {
        ResolutionError(
            .duplicate, "\(described(registration.key)) is already registered with \(TypeName.qualified(existing.key.type))",
            of: Dependency(registration.key), path: [], at: registration.place,
            notes: [Note(label: "first", text: "registered at \(existing.place.map(\.description) ?? "an unknown place")")],
            fix: "give one of them a name: options: .named(\"…\"), or register the first as `.open` if it is meant to be replaced")
    }

    static func notYetRegistered(_ key: Key, in registry: Registry, at place: SourcePlace) -> ResolutionError {
        ResolutionError(
            .notYetRegistered, "\(described(key)) is not registered yet", of: Dependency(key), at: place,
            suggestions: Suggestions.near(key, in: registry.registrations).map { Step($0) },
            fix: "order matters: the assembly that registers it has to run first, so name it in `dependencies`")
    }

    static func forwardingCycle(_ keys: [Key], at place: SourcePlace?) -> ResolutionError {
        ResolutionError(
            .forwardingCycle, "\(keys.first.map(described) ?? "a registration") would forward to itself", of: keys.first.map { Dependency($0) },
            path: keys.map { Step(dependency: Dependency($0), place: nil) }, at: place, fix: "take one `implements` away")
    }

    private static func failure(_ code: Code, _ sentence: String, call: Call, notes: [Note] = [], fix: String) -> ResolutionError {
        let steps = PathStep.path(from: call.thread.frames)
        return ResolutionError(
            code, sentence, of: Dependency(call.key), path: steps.map { Step($0.registration) }, at: steps.last?.place ?? call.place, notes: notes,
            fix: fix)
    }

    private static func outermostPlace(_ call: Call) -> SourcePlace { PathStep.path(from: call.thread.frames).last?.place ?? call.place }

    private static func described(_ key: Key) -> String { Dependency(key).description }

    private static func registerCall(_ key: Key) -> String {
        "register(\(typeExpression(key.type))" + (key.name.map { ", options: .named(\"\($0)\")" } ?? "") + ") { … }"
    }

    /// How a type is written before `.self`.
    private static func typeExpression(_ type: any Any.Type, optional: Bool = false) -> String {
        let name = TypeName.short(type)
        let needsParentheses = name.contains(" ")
        return (needsParentheses ? "(\(name))" : name) + (optional ? "?" : "") + ".self"
    }
}

extension Registry {
    /// This container's own registration or a parent's.
    func registration(for key: Key) -> Registration? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.cell(for: key)?.registration }.first
    }

    /// Whether `child` would have answered to a key that this container does not know.
    fileprivate func isMissing(_ key: Key, thatIsIn child: Registry) -> Bool { child !== self && child.registration(for: key) != nil }
}

extension PathStep {
    /// The kept registration on the path that is built from `builder`, not from the child that asked.
    fileprivate func keeper(below builder: Registry, in steps: [PathStep]) -> Registration? {
        steps.first { $0.registration.lifetime != .unique && $0.registration.lifetime != .scoped }?.registration
    }
}

/// Recursion among registrations, found when the stack is nearly used up.
enum Recursion {
    /// The length of the part that repeats at the start of `steps`; nil when nothing repeats at least three times.
    static func period(of steps: [ObjectIdentifier]) -> Int? {
        guard let first = steps.first else { return nil }
        for (length, step) in steps.enumerated().dropFirst() where step == first && length * 3 <= steps.count {
            let repeats = (0..<length * 2).allSatisfy { steps[$0] == steps[$0 + length] }
            if repeats { return length }
        }
        return nil
    }
}

extension ResolutionError {
    static func assemblyCycle(_ ids: [String]) -> ResolutionError {
        let path = ids.map { Step(dependency: Dependency(type: $0, qualifiedType: $0, name: nil), place: nil) }
        return ResolutionError(
            .assemblyCycle, "assemblies depend on each other in a circle", path: path,
            fix: "take one of them out of the other's `dependencies`, or move what both need into a third assembly")
    }

    /// An error of the user's own that left a factory outside a container, or a resolver of the user's own.
    static func thrown(_ error: any Error, by type: any Any.Type, at place: SourcePlace?) -> ResolutionError {
        ResolutionError(
            .factoryThrew, "the factory of `\(TypeName.short(type))` threw", of: Dependency(Key(type)), at: place, underlying: error,
            fix: "handle what it threw, or ask with `tryResolve` and handle it there")
    }

    static func unanswered(_ key: Key, by resolver: any Any.Type, at place: SourcePlace) -> ResolutionError {
        let dependency = Dependency(key)
        return ResolutionError(
            .missing, "`\(TypeName.short(resolver))` answers nothing for \(dependency)", of: dependency, at: place,
            fix: "answer it in `optionalResolve(type:named:with:)`, or ask with `optionalResolve`")
    }
}
