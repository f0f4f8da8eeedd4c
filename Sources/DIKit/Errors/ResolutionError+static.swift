internal import CDIKit

// What is said where a generated resolver has a method and cannot call it for the caller.
extension ResolutionError {
    /// A method has a parameter that no argument was passed for.
    static func parameter(
        _ missing: _StaticArguments.Missing, of type: any Any.Type, by resolver: any Any.Type, among present: Arguments, at place: SourcePlace?
    ) -> ResolutionError {
        let dependency = Dependency(type)
        let wanted = Dependency(missing.type)
        let mismatch = ArgumentMismatch(type: missing.type, index: nil, present: present.elements.value)
        let path = requesters(asking: place)
        let pass: Phrase = path.steps.first.map { "pass it where \($0.dependency) asks for \(dependency)" } ?? "pass it"
        return ResolutionError(
            .argument, "\(dependency) needs \(wanted): \(mismatch.absence)", of: dependency, path: path.steps, at: path.place,
            fix: """
                \(pass): resolve(with: [\(text: missing.name)]); or let `\(text: protocolName(resolver))` provide it: \
                \(providerOf: wanted)
                """)
    }

    /// A method suspends, and nobody can wait for it here.
    static func asynchronous(_ type: any Any.Type, method: String, by resolver: any Any.Type, at place: SourcePlace?) -> ResolutionError {
        let dependency = Dependency(type)
        let path = requesters(asking: place)
        return ResolutionError(
            .asynchronous, "\(dependency) is async only: call \(text: method)", of: dependency, path: path.steps, at: path.place,
            facts: [.init("resolver", "`\(text: protocolName(resolver))`")],
            fix: "call `\(text: method)` of the resolver, with `await`; `resolve()` and `@Inject` wait for nobody")
    }

    private static func requesters(asking place: SourcePlace?) -> (steps: [Step], place: SourcePlace?) {
        let steps = PathStep.path(from: dikit_thread_current().frames)
        return (Step.path(steps, asking: place), steps.last?.place ?? place)
    }

    /// Where nobody but the resolver's own method can wait, an optional request is reported and nil.
    /// - Returns: whether this error is about `type` and nothing further in.
    func reportsAsynchronous(_ type: any Any.Type) -> Bool {
        guard code == .asynchronous, dependency?.identity == .type(ObjectIdentifier(OptionalTypes.stripped(type))) else { return false }
        Reporter.report(report, at: place)
        return true
    }

    /// `AppResolver` of `any AppResolver`.
    static func protocolName(_ resolver: any Any.Type) -> String {
        let name = TypeName.short(resolver)
        return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }
}

extension Phrase.StringInterpolation {
    /// A provider method: `func provideAPI() -> any API`.
    mutating func appendInterpolation(providerOf dependency: ResolutionError.Dependency, from implementation: ResolutionError.Dependency? = nil) {
        let words = dependency.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "any" && $0 != "some" }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let parameter: Phrase = implementation.map { "implementation: \(plain: $0)" } ?? ""
        let method: Phrase = "`func provide\(text: name)(\(parameter)) -> \(text: dependency.type)`"
        appendInterpolation(method)
    }
}

/// What a parent that was generated could answer instead of what it was asked for.
struct StaticHints {
    /// What the tables make.
    private let made: [ObjectIdentifier: any Any.Type]
    let registrations: [Registration]
    private let injected: [(type: any Any.Type, method: String, resolver: any Any.Type)]
    /// The names of the resolver protocols: `A` or `B`.
    private let names: String

    init(_ resolver: (any Resolver)?) {
        let tables = resolver.map { StaticInquiry.tables(behind: $0) } ?? []
        let all = tables.flatMap { table in
            // It is compared with others and never made.
            table.madeTypes.map { type in
                (Registration(key: Key(type), lifetime: .unique, isolation: .anywhere, place: nil, home: nil) { _, _, _ in false }, table.resolver)
            }
        }
        registrations = all.map(\.0)
        made = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0), $1) })
        injected = tables.flatMap { table in table.injectedTypes.map { ($0.type, $0.method, table.resolver) } }
        names = tables.map { "`\(ResolutionError.protocolName($0.resolver))`" }.joined(separator: " or ")
    }

    /// A suggestion, which says whose method makes it if that is a table's.
    func step(_ registration: Registration) -> ResolutionError.Step {
        var step = ResolutionError.Step(registration)
        step.maker = maker(of: registration)
        return step
    }

    private func maker(of registration: Registration) -> String? {
        made[ObjectIdentifier(registration)].map(ResolutionError.protocolName)
    }

    private func injection(into key: Key) -> (type: any Any.Type, method: String, resolver: any Any.Type)? {
        injected.first { $0.type == key.type }
    }

    /// Whether to register it would be no help.
    func isInjected(_ key: Key) -> Bool { injection(into: key) != nil }

    /// What to do about a miss; nil where no table has anything to do with it.
    func fix(for key: Key, _ kinship: Kinship) -> Phrase? {
        if names.isEmpty { return nil }
        let dependency = ResolutionError.Dependency(key)
        if let own = injection(into: key) {
            return
                "make it, then call `\(text: own.method)(_:)` of `\(text: ResolutionError.protocolName(own.resolver))`: what is injected into is made by others"
        }
        if key.name != nil, let unnamed = registrations.first(where: { $0.key.type == key.type }), let maker = maker(of: unnamed) {
            return "ask for it without a name: what `\(text: maker)` makes has none"
        }
        if let subtype = kinship.subtypes.first, let maker = maker(of: subtype) {
            return """
                let `\(text: maker)` provide it: \(providerOf: ResolutionError.Dependency(Key(key.type)), from: .init(subtype.key)); \
                or ask for \(ResolutionError.Dependency(subtype.key))
                """
        }
        guard kinship.supertypes.isEmpty, kinship.subtypes.isEmpty, key.name == nil else { return nil }
        return "let \(text: names) provide it: \(providerOf: dependency)"
    }
}
