// What is said where nothing answers. The path is read here, on the thread where the fault shows up, before anything unwinds.
extension ResolutionError {
    /// No registration of the container that was asked, nor of its parents, answers.
    static func missing(_ request: Call) -> ResolutionError {
        let steps = PathStep.path(from: request.thread.frames)
        let call = request.ofWhatIsWrapped
        let dependency = Dependency(call.key)
        let containers = Array(sequence(first: call.asked, next: \.parent))
        let known = containers.flatMap(\.registrations).filter { $0.key.property == nil }
        let resolver = containers.last?.parentResolver
        let generated = StaticHints(resolver)
        let kinship = Kinship(of: call.key, in: containers, and: generated.registrations)
        let near = Suggestions.near(call.key, in: known + generated.registrations)
        let suggestions = kinship.likeliest(and: near)
        var notes: [ReportText.Row] = []
        if call.key != request.key { notes.append(.init("wanted as", "\(plain: Dependency(request.key))")) }
        var fix: Phrase = "register it: \(registrationOf: dependency)"
        if let other = generated.fix(for: call.key, kinship) {
            fix = generated.isInjected(call.key) ? other : "\(other); or \(fix)"
        } else if let subtype = kinship.subtypes.first {
            let name: Phrase = call.key.name.map { ", named: \(text: PrintedText.quoted($0))" } ?? ""
            fix = "let the registration of \(Dependency(subtype.key)) say `.implements(\(expression: dependency)\(name))`; or \(fix)"
        } else if let supertype = kinship.supertypes.first {
            fix = "ask for \(Dependency(supertype.key)); or \(fix)"
        } else if let names = onlyNames(of: call.key, in: suggestions) {
            fix = "ask for a name: \(text: names); or \(fix)"
        } else if let name = nameInOtherCase(of: call.key, in: suggestions) {
            fix = "ask for the name \(text: PrintedText.quoted(name)): names in another case are other names; or \(fix)"
        } else if let name = similarName(to: call.key, in: suggestions) {
            fix = "ask for the name \(text: PrintedText.quoted(name)) if that was meant; or \(fix)"
        }
        if let hint = ContainerHint(call, steps: steps) {
            notes.append(hint.row)
            fix = hint.fix
        }
        if let declared = containers.lazy.compactMap({ $0.declaration(of: call.key.type) }).first, let property = declared.key.property {
            let place: Phrase = declared.place.map { " at \($0)" } ?? ""
            notes.append(.init("but", "it is declared as a property, `\(text: property.name)`\(place), which nothing provides by its type"))
            fix = "ask for the property: `container.\(text: property.name)()`; or let it be found by its type: `provide(\\.\(text: property.name))`"
        } else if known.isEmpty, resolver == nil {
            notes.append(.init("note", "nothing is registered in this container: run its assemblies, or ask the container that they filled"))
        }
        if let resolver {
            notes.append(.init("also asked", "the parent, `\(text: TypeName.short(Swift.type(of: resolver)))`, which answered nil"))
        }
        return ResolutionError(
            .missing, "no registration for \(dependency)", of: dependency, path: Step.path(steps, asking: call.place),
            at: steps.last?.place ?? call.place, suggestions: suggestions.map(generated.step), notes: notes, fix: fix)
    }

    /// A resolver of the user's own answered nil where an instance was required.
    static func unanswered(_ key: Key, by resolver: some Resolver, at place: SourcePlace) -> ResolutionError {
        let dependency = Dependency(key)
        let generated = StaticHints(resolver)
        let kinship = Kinship(of: key, in: [], and: generated.registrations)
        let suggestions = kinship.likeliest(and: Suggestions.near(key, in: generated.registrations))
        var fix = generated.fix(for: key, kinship)
        if fix == nil, let supertype = kinship.supertypes.first { fix = "ask for \(Dependency(supertype.key))" }
        return ResolutionError(
            .missing, "`\(text: TypeName.short(type(of: resolver)))` answers nothing for \(dependency)", of: dependency, at: place,
            suggestions: suggestions.map(generated.step),
            fix: fix ?? "answer it in the resolver's `optionalResolve(type:named:with:)`, or ask with `optionalResolve`")
    }

    /// `@Inject` found nothing where no container was made shared.
    /// - Parameter steps: the path, newest first.
    static func nothingShared(_ key: Key, _ steps: [PathStep], at place: SourcePlace) -> ResolutionError {
        let dependency = Dependency(key)
        return ResolutionError(
            .missing, "no registration for \(dependency): no container was made shared", of: dependency,
            path: Step.path(steps, asking: place), at: steps.last?.place ?? place,
            fix: "call makeShared() on the container that the assemblies filled, before what injects from it is created")
    }

    /// A wrapper that does not keep its container was read after the container's end.
    static func containerEnded(_ key: Key, at place: SourcePlace) -> ResolutionError {
        let dependency = Dependency(key)
        return ResolutionError(
            .containerEnded, "the container that \(dependency) was to come from has ended", of: dependency, at: place,
            fix: "keep the container as long as what it made is used, or read the wrapper before")
    }

    /// `registration(for:)` came before the registration.
    static func notYetRegistered(_ key: Key, in registry: Registry, at place: SourcePlace) -> ResolutionError {
        let dependency = Dependency(key)
        let suggestions = Suggestions.near(key, in: registry.registrations)
        var notes: [ReportText.Row] = []
        var fix: Phrase = "order matters: the assembly that registers it has to run first, so name it in `dependencies`"
        if let name = nameInOtherCase(of: key, in: suggestions) {
            fix = "ask for the name \(text: PrintedText.quoted(name)): names in another case are other names; if another one is meant, \(fix)"
        }
        if let inherited = registry.parent?.registration(for: key) {
            notes.append(.init("but", inherited.place.map { "a parent has it (registered at \($0))" } ?? "a parent has it"))
            fix = "`registration(for:)` sees its own container alone: forward it in the parent, or register it here"
        }
        return ResolutionError(
            .notYetRegistered, "\(dependency) is not registered yet", of: dependency, at: place, suggestions: suggestions.map { Step($0) },
            notes: notes, fix: fix)
    }

    /// The names under which alone a type is registered that was asked for without one.
    private static func onlyNames(of key: Key, in suggestions: [Registration]) -> String? {
        guard key.name == nil else { return nil }
        let names = suggestions.filter { $0.key.type == key.type }.compactMap(\.key.name)
        return names.isEmpty ? nil : names.map(PrintedText.quoted).joined(separator: " or ")
    }

    /// The name of the likeliest suggestion if it is the wanted one but for a slip or two.
    private static func similarName(to key: Key, in suggestions: [Registration]) -> String? {
        guard let best = suggestions.first?.key, best.type == key.type, let name = best.name, let wanted = key.name else { return nil }
        return min(name.utf8.count, wanted.utf8.count) > 3 && NameDistance.between(name, wanted, limit: 2) != nil ? name : nil
    }

    /// The name of the likeliest suggestion if it is the wanted one in another case.
    private static func nameInOtherCase(of key: Key, in suggestions: [Registration]) -> String? {
        guard let best = suggestions.first?.key, best.type == key.type, let name = best.name, let wanted = key.name else { return nil }
        return name.utf8.count <= 256 && name.lowercased() == wanted.lowercased() ? name : nil
    }
}

/// A dependency that another container of the resolution has: a child, needed by what its parent keeps, or one that has nothing to do
/// with the container that was asked.
private struct ContainerHint {
    let row: ReportText.Row
    let fix: Phrase

    /// Nil when no other container on the path has the dependency.
    init?(_ call: Call, steps: [PathStep]) {
        let builder = call.asked
        guard let step = steps.first(where: { $0.asked !== builder && $0.asked.registration(for: call.key) != nil }) else { return nil }
        let wanted = ResolutionError.Dependency(call.key)
        let place: Phrase = step.asked.registration(for: call.key)?.place.map { " (registered at \($0))" } ?? ""
        guard sequence(first: step.asked, next: \.parent).contains(where: { $0 === builder }) else {
            let maker = ResolutionError.Dependency(step.registration.key)
            row = .init("but", "the container that \(maker) was asked of has it\(place), and its factory asked another one")
            fix = "let the factory take \(wanted) as a parameter, or ask its resolver; or make that container the shared one"
            return
        }
        guard let keeper = steps.first(where: { $0.registration.lifetime.isKeptByOwner })?.registration else { return nil }
        let kept = ResolutionError.Dependency(keeper.key)
        row = .init("but", "a child container has it\(place); \(kept) is kept by the parent, so it is built from the parent alone")
        fix = "register \(kept) as `.transient` or `.scoped`, or register \(wanted) in the parent"
    }
}

extension LifetimeKind {
    /// Whether an instance is built from the container that holds the registration, whichever child asked.
    fileprivate var isKeptByOwner: Bool {
        switch self {
        case .cached, .shared, .custom, .singleton: true
        case .unique, .scoped, .graph: false
        }
    }
}

extension Registry {
    /// A declared dependency of a type that has been asked for through this container.
    fileprivate func declaration(of type: any Any.Type) -> Registration? {
        for registry in [self, Registry.process] {
            let cells = registry.content.withLock { Array($0.defaults.values) + Array($0.cells.values) }
            let declared = cells.filter { $0.registration.key.property != nil && $0.registration.key.type == type }
            if let first = declared.min(by: { $0.sequence < $1.sequence }) { return first.registration }
        }
        return nil
    }

    /// This container's own registration or a parent's.
    func registration(for key: Key) -> Registration? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.cell(for: key)?.registration }.first
    }
}

extension Phrase.StringInterpolation {
    /// The call that would register a dependency: `register((any API).self, options: .named("v2")) { … }`.
    fileprivate mutating func appendInterpolation(registrationOf dependency: ResolutionError.Dependency) {
        let options: Phrase = dependency.name.map { ", options: .named(\(text: PrintedText.quoted($0)))" } ?? ""
        let call: Phrase = "register(\(expression: dependency)\(options)) { … }"
        appendInterpolation(call)
    }
}

extension Call {
    /// The request that a request for a wrapper leads to.
    fileprivate var ofWhatIsWrapped: Call {
        var call = self
        while let wrapped = WrapperTypes.wrapped(by: call.key.type) {
            let key = Key(OptionalTypes.stripped(wrapped), named: key.name)
            call = Call(thread: thread, asked: asked, key: key, arguments: arguments, place: place)
        }
        return call
    }
}
