// What is said of dependencies that need each other. Each path is read before anything unwinds.
extension ResolutionError {
    /// A dependency that is being made needs itself, on this thread or through others.
    /// - Parameter steps: the cycle in the order of need; the last one needs the first.
    /// - Parameter buried: what main was making, if it took a factory of this resolution while it waited with that under way.
    static func cycle(_ steps: [PathStep], buried: Registration? = nil, call: Call) -> ResolutionError {
        let own = PathStep.path(from: call.thread.frames)
        let path = Step.path(steps, asking: nil).map(\.withoutRequest)
        var notes: [ReportText.Row] = []
        if let buried {
            let dependency = Dependency(buried.key)
            notes.append(
                .init("note", "main was waiting with \(dependency) under way when it took a factory that needs it; until then main takes no other"))
        }
        return cycle(
            path, of: Dependency(call.key), at: own.last?.place ?? call.place, reachedFrom: leadIn(to: steps.map(\.registration), on: own),
            notes: notes)
    }

    /// A dependency of the lifetime `graph` that is being made on this thread needs itself.
    static func cycle(ofGraph registration: Registration, call: Call) -> ResolutionError {
        let steps = PathStep.path(from: call.thread.frames)
        let start = steps.firstIndex { $0.registration === registration } ?? steps.endIndex - 1
        return cycle(steps.prefix(start + 1).reversed(), call: call)
    }

    static func cycle(_ path: [Step], of dependency: Dependency, at place: SourcePlace?, reachedFrom: [Step], notes: [ReportText.Row] = [])
        -> ResolutionError
    {
        let first = path.first?.dependency ?? dependency
        let itself: Phrase =
            switch path.count {
            case 0, 1: "\(first) needs itself"
            case 2: "\(first) and \(path[1].dependency) need each other"
            case let count: "\(first) needs itself through \(count - 1) others"
            }
        let fix: Phrase =
            path.count < 2
            ? "ask for what it wraps under another type or name, or take a `Lazy` or a `Provider` of it"
            : "let one of them take \(text: deferral(in: path)) of the next, or move what both need into a third type"
        return ResolutionError(
            .cycle, "a cycle of dependencies", inTitle: ": \(itself)", of: dependency, path: path + path.prefix(1), isCycle: true, at: place,
            reachedFrom: reachedFrom, notes: notes, fix: fix)
    }

    /// What asks later, as the face of the path has it.
    private static func deferral(in path: [Step]) -> String {
        path.contains { $0.dependency.property != nil } ? "a `@LazyDependency`" : "a `Lazy` or a `Provider`"
    }

    /// The stack is nearly used up.
    /// - Parameter steps: the path, newest first.
    static func recursion(_ steps: [PathStep], call: Call) -> ResolutionError {
        let place = steps.last?.place ?? call.place
        let depth: Phrase = "the stack is used up after \(steps.count) nested factories"
        guard let period = Recursion.period(of: steps.map { ObjectIdentifier($0.registration) }) else {
            return ResolutionError(
                .recursion, "\(depth), at \(Dependency(call.key))", of: Dependency(call.key),
                path: Array(Step.path(steps, asking: call.place).dropFirst()), at: place, notes: repeated(steps),
                fix: "resolve on a thread with a larger stack, or make the chain of factories shorter")
        }
        let path = Step.path(steps.prefix(period).reversed(), asking: nil).map(\.withoutRequest)
        return ResolutionError(
            .recursion, "dependencies that need each other without end", inTitle: ": \(depth)", of: Dependency(call.key),
            path: path + path.prefix(1), isCycle: true, at: place,
            reachedFrom: leadIn(to: steps.prefix(period).map(\.registration), on: steps),
            fix: "end the recursion, or let one of them take \(text: deferral(in: path)) of the next")
    }

    /// Assemblies that name each other as dependencies.
    /// - Parameter ids: in the order of need, the first one repeated last.
    static func assemblyCycle(_ ids: [String], at place: SourcePlace? = nil) -> ResolutionError {
        let path = ids.map { Step(dependency: Dependency(assembly: $0), place: nil, requestPlace: nil) }
        let first: Phrase = path.first.map { "\($0.dependency)" } ?? "an assembly"
        return ResolutionError(
            .assemblyCycle, "a cycle of assemblies", inTitle: ": \(first) depends on itself", path: path, isCycle: true, at: place,
            fix: "take one of them out of the other's `dependencies`, or move what both need into a third assembly")
    }

    /// Assemblies whose dependencies never end: each time they are asked for, they are others.
    static func endlessAssemblies(_ ids: [String], at place: SourcePlace?) -> ResolutionError {
        let path = ids.suffix(6).map { Step(dependency: Dependency(assembly: $0), place: nil, requestPlace: nil) }
        return ResolutionError(
            .assemblyCycle, "assemblies that depend on each other without end: the stack is used up after \(ids.count) of them", path: path,
            isCycle: true, at: place, fix: "let `id` be the same each time it is asked for, and let `dependencies` end")
    }

    /// A resolver that is a container's parent asks that container again.
    static func recursion(through parent: any Any.Type, call: Call) -> ResolutionError {
        ResolutionError(
            .recursion, "the stack is used up: \(Dependency(Key(parent))), a parent, is asked for \(Dependency(call.key)) without end",
            of: Dependency(call.key), at: call.place, fix: "a parent must not ask its own child for what the child asks of it")
    }

    /// `implements` would lead a key back to itself.
    /// - Parameter keys: in the order of forwarding, the first one repeated last.
    static func forwardingCycle(_ keys: [(key: Key, place: SourcePlace?)], at place: SourcePlace?) -> ResolutionError {
        let path = keys.map { Step(dependency: Dependency($0.key), place: $0.place, requestPlace: nil) }
        let first: Phrase = path.first.map { "\($0.dependency)" } ?? "a registration"
        return ResolutionError(
            .forwardingCycle, "\(first) would forward to itself", of: path.first?.dependency, path: path, isCycle: true, at: place,
            fix: "take one `implements` away"
        )
    }

    /// Who needed the first of what needs each other, nearest first: the older end of the path, up to the cycle.
    private static func leadIn(to cycle: [Registration], on steps: [PathStep]) -> [Step] {
        let members = Set(cycle.map { ObjectIdentifier($0) })
        let older = steps.suffix(steps.reversed().prefix { !members.contains(ObjectIdentifier($0.registration)) }.count)
        return Step.path(older, asking: nil)
    }

    /// What stands on the path again and again, the most frequent first.
    private static func repeated(_ steps: [PathStep]) -> [ReportText.Row] {
        var counts: [ObjectIdentifier: (count: Int, first: Int)] = [:]
        for (index, step) in steps.enumerated() { counts[ObjectIdentifier(step.registration), default: (0, index)].count += 1 }
        return counts.values.filter { $0.count > 1 }.sorted { ($1.count, $0.first) < ($0.count, $1.first) }.prefix(3).map { entry in
            ReportText.Row("often", "\(plain: Dependency(steps[entry.first].registration.key))", "\(entry.count) times")
        }
    }
}

extension ResolutionError.Step {
    /// In a cycle each step's request is the next row.
    fileprivate var withoutRequest: ResolutionError.Step { .init(dependency: dependency, place: place, requestPlace: nil, isWrapper: isWrapper) }
}
