internal import CDIKit

/// What is said of misuse that a program survives.
enum Reports {
    /// A wait inside DIKit that takes long: who makes what was asked for, and what that in turn waits for.
    static func longWait(for registration: Registration, lines: [(registration: Registration, waitsFor: Registration?)], call: Call) -> String {
        let steps = PathStep.path(from: call.thread.frames)
        var text = ReportText("a wait for \(dependency(registration)) has taken \(text: Patience.current.withLock { $0 }.time) and goes on")
        text.add(lines) { _, line in
            let waits: Phrase = line.waitsFor.map { "waits for \(dependency($0))" } ?? "its factory is at work"
            return .init(
                "being made", "\(plain: dependency(line.registration))", line.registration.place.map { "registered at \($0), \(waits)" } ?? waits)
        }
        text.add(ResolutionError.Step.path(steps, asking: call.place)) { _, step in .init("needed by", "\(plain: step.dependency)", step.remark) }
        text.add("asked for", "at \(steps.last?.place ?? call.place)")
        let last = lines.last?.registration ?? registration
        text.add("fix", "see what the factory of \(dependency(last)) does or waits for")
        return text.rendered
    }

    /// A main factory that waits for main, or that runs there for long.
    static func mainIsBusy(_ registration: Registration, isRunning: Bool) -> String {
        let time = Patience.current.withLock { $0 }.time
        var text = ReportText(
            isRunning
                ? "the factory of \(dependency(registration)) has been running on main for \(text: time)"
                : "the factory of \(dependency(registration)) needs main, and main has taken no work for \(text: time)")
        text.add(place(of: registration))
        text.add("fix", isRunning ? "see what it does or waits for; DIKit goes on waiting" : "do not block main outside DIKit; DIKit goes on waiting")
        return text.rendered
    }

    /// A factory was written in code isolated to another actor than the main one.
    static func actorIgnored(by registration: Registration) -> String {
        var text = ReportText("the factory of \(dependency(registration)) was written on an actor, and will not run on it")
        text.add(place(of: registration))
        text.add("fix", "register in a nonisolated function; or pass `isolation: nil` if the factory touches nothing of that actor")
        return text.rendered
    }

    /// Arguments were passed for an instance that exists.
    static func argumentsIgnored(by registration: Registration, call: Call) -> String {
        let steps = PathStep.path(from: call.thread.frames)
        var text = ReportText(
            "\(dependency(registration)) exists already, made with other arguments or with some that cannot be compared; these were ignored")
        text.add(place(of: registration))
        text.add(ResolutionError.Step.path(steps, asking: call.place)) { _, step in .init("needed by", "\(plain: step.dependency)", step.remark) }
        text.add("asked for", "at \(steps.last?.place ?? call.place)")
        text.add(
            "fix", "register it as `.transient` if each caller passes its own, or `.perArguments` to keep one for each; or ask without arguments")
        return text.rendered
    }

    /// A container was to be shared while another one is.
    static func alreadyShared(at place: SourcePlace, sharedAt first: SourcePlace?) -> String {
        var text = ReportText("makeShared() does nothing: another container is shared already")
        text.add([.init("shared", first.map { "at \($0)" } ?? "by makeShared()"), .init("refused", "at \(place)")])
        text.add("fix", "call razeShared() on the other one first; in a test, use `InjectSettings.withResolver` or the trait `.resolver`")
        return text.rendered
    }

    /// A registration came after something had been built on what answered before.
    /// - Parameter replaced: What it replaces where it is registered; nil if what answered before belongs to a home further out.
    static func cameTooLate(_ registration: Registration, replacing replaced: Registration?, stale: [RegistrationOrigin]) -> String {
        var seen: Set<RegistrationOrigin> = []
        let stale = stale.filter { seen.insert($0).inserted }
        var text = ReportText("the new registration of \(dependency(replaced ?? registration)) came too late for what was built on the old one")
        let old: [ReportText.Row] =
            replaced.map { replaced in
                let verb = replaced.isDefault ? "declared" : "registered"
                return [.init("replaced", "\(plain: dependency(replaced))", replaced.place.map { "\(text: verb) at \($0)" })]
            } ?? []
        text.add([.init("new", "\(plain: dependency(registration))", registration.place.map { "registered at \($0)" })] + old)
        text.add(stale) { _, origin in
            .init(
                "kept", "\(plain: ResolutionError.Dependency(origin.key))",
                origin.place.map { "\(text: origin.key.property == nil ? "registered" : "declared") at \($0)" })
        }
        text.add(
            "fix",
            "register before the first resolve; or release what was built on the old one with `manager.reset(lifetime:)`, which keeps what is registered"
        )
        return text.rendered
    }

    /// A live instance was asked for in a test.
    static func liveInTest(_ key: Key, declared property: DeclaredProperty, asked place: SourcePlace) -> String {
        let steps = PathStep.path(from: dikit_thread_current().frames)
        var text = ReportText("\(ResolutionError.Dependency(key)) is live in a test: it has neither a default for tests nor an override here")
        text.add("declared", "at \(property.place)")
        text.add(ResolutionError.Step.path(steps, asking: place)) { _, step in .init("needed by", "\(plain: step.dependency)", step.remark) }
        text.add("asked for", "at \(steps.last?.place ?? place)")
        text.add(
            "fix", "declare `.test { … }`, or register one for the test: withDependencies { $0.\(text: property.propertyName.name).register { … } }")
        return text.rendered
    }

    /// Something was written through a container that was handed out for a scope of overrides, after the scope.
    static func scopeHasEnded(_ what: Phrase, at place: SourcePlace?) -> String {
        var text = ReportText("\(what) came after the scope of overrides that its container belongs to; it has no effect")
        if let place { text.add("written", "at \(place)") }
        text.add("fix", "use the container only inside the closure of `withDependencies` that it was handed to")
        return text.rendered
    }

    private static func dependency(_ registration: Registration) -> ResolutionError.Dependency { .init(registration) }

    private static func place(of registration: Registration) -> [ReportText.Row] {
        registration.place.map { [.init("registered", "at \($0)")] } ?? []
    }
}

extension Patience {
    /// How long it lasts: `10 s`.
    var time: String {
        let time = waits * milliseconds
        return time % 1000 == 0 ? "\(time / 1000) s" : "\(time) ms"
    }
}
